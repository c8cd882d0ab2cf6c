/** A first match against apprentices, at a table where tips are given; its deal shows much of the game soon. */
import { api } from '@/live/api';
import { tried } from '@/live/problems';
import { look } from '@/look/settings.svelte';
import { router } from '@/router.svelte';

export async function playFirstMatch(game: string): Promise<void> {
  const made = await tried(api.firstMatch(game));
  if (!made) return;
  look.set({ tips: true });
  router.go(`/tables/${made.code}`);
}
