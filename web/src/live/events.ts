/** The events of all games by name, for whoever deals with any game. */
import type { DwarvesFallEvent } from './games/dwarves_fall';
import type { GemForgeEvent } from './games/gem_forge';
import type { QuartzEvent } from './games/quartz';
import type { QuartzCardsEvent } from './games/quartz_cards';

export type EventName = (DwarvesFallEvent | GemForgeEvent | QuartzEvent | QuartzCardsEvent)['event'];
