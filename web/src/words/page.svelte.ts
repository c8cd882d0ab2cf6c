/** The words of the page in the language of this browser. */
import { look } from '@/look/settings.svelte';
import { bundle, bundleOf, type Language } from './bundle';
import { Speaker } from './speaker';

class PageWords {
  speaker: Speaker = $state.raw(new Speaker('en', bundleOf('en', [])));
  ready = $state(false);

  /** Speak a language from now on. */
  async speak(language: Language): Promise<void> {
    const speaker = new Speaker(language, await bundle(language));
    if (language !== look.language) return; // another one was chosen meanwhile
    this.speaker = speaker;
    this.ready = true;
    document.documentElement.lang = language;
  }
}

export const page = new PageWords();

/** A message of the page. */
export const say = (message: string, variables: Record<string, string | number> = {}): string =>
  page.speaker.say(message, variables);
