// Made by `make types` from the facts of the game: do not edit.

/** What the things of each kind are called, in their order. */
export const NAMES = {
  card: ["hand_it_over", "stop_stop_stop", "may_i_help", "little_gift", "no_longer_yours", "no_chance", "over_my_dead_body", "get_lost", "what_a_beauty"],
  crystal: ["quartz", "amethyst", "emerald", "sapphire", "ruby", "amber"],
  icon: ["plain", "hire", "unstable_1", "unstable_2", "unstable_3", "unstable_4", "unstable_5", "unstable_6"],
  moment: ["announced", "uncovered", "stopped"],
} as const;

export type Card = (typeof NAMES)["card"][number];
export type Crystal = (typeof NAMES)["crystal"][number];
export type Icon = (typeof NAMES)["icon"][number];
export type Moment = (typeof NAMES)["moment"][number];

/** Everything but the pile, the hands of the others and what one of them looks at. */
export interface QuartzCardsView {
  turn: number;
  turns: number;
  exploring: boolean;
  moment: string | null;
  attacks: AttackView[];
  line: MineCardView[];
  gifts: number;
  dangerous: string[];
  mine: number;
  unseen: Record<string, Record<string, number>>;
  mine_discard: Record<string, number>;
  helpers: number;
  helper_discard: Record<string, number>;
  looked_at: (MineCardView | null)[];
  values: Record<string, number>;
  in_mine: Record<string, Record<string, number>>;
  copies: Record<string, number>;
  hand_size: number;
  accident_at: number;
  gifts_at: number;
  set_size: number;
  set_bonus: number;
  players: PlayerView[];
}

/** An attack that lies open. */
export interface AttackView {
  seat: number;
  card: string;
}

/** A mine card by name. */
export interface MineCardView {
  crystal: string;
  icon: string;
}

/** A dwarf as somebody sees it. */
export interface PlayerView {
  columns: Record<string, number>;
  chest: Record<string, number>;
  points: number;
  bonus: number;
  sets: Record<string, number>;
  gifts: number;
  cards: number;
  shown: Record<string, number>;
  hand: Record<string, number> | null;
}

/** What can be done, by kind and role. */
export type QuartzCardsMove =
  | { kind: "explore" }
  | { kind: "stop" }
  | { kind: "pass" }
  | { kind: "hire" }
  | { kind: "lay" }
  | { kind: "play"; card: Card; crystal?: Crystal }
  | { kind: "protect"; crystal: Crystal }
  | { kind: "take"; crystals: Crystal[] }
  | { kind: "take_column"; crystal: Crystal }
  | { kind: "keep"; crystal: Crystal; icon: Icon };

/** What a seat can be asked. */
export type QuartzCardsDecision =
  | { decision: "turn"; clause: string; seat?: number }
  | { decision: "window"; clause: string; seat?: number; moment: Moment | null; laid_open: number | null }
  | { decision: "defend"; clause: string; seat?: number; card: Card | null; attacker: number | null }
  | { decision: "counter"; clause: string; seat?: number; attacker: number | null }
  | { decision: "steal"; clause: string; seat?: number; victim: number | null }
  | { decision: "retaliate"; clause: string; seat?: number; thief: number | null }
  | { decision: "lend_a_hand"; clause: string; seat?: number }
  | { decision: "offer_hire"; clause: string; seat?: number }
  | { decision: "go_on"; clause: string; seat?: number }
  | { decision: "beauty"; clause: string; seat?: number };

/** What can be told. */
export type QuartzCardsEvent =
  | { event: "turn_began"; clause: string; seat: number | null }
  | { event: "protected"; clause: string; seat: number | null; crystal: Crystal | null; many: number | null }
  | { event: "explored"; clause: string; seat: number | null }
  | { event: "revealed"; clause: string; seat: number | null; crystal: Crystal | null; icon: Icon | null }
  | { event: "hired"; clause: string; seat: number | null; crystal: Crystal | null }
  | { event: "card_drawn"; clause: string; seat: number | null; card: Card | null }
  | { event: "reshuffled"; clause: string }
  | { event: "accident"; clause: string; seat: number | null; many: number | null }
  | { event: "halted"; clause: string; seat: number | null }
  | { event: "collected"; clause: string; seat: number | null; many: number | null }
  | { event: "attacked"; clause: string; seat: number | null; card: Card | null; target: number | null }
  | { event: "taken_back"; clause: string; seat: number | null; card: Card | null }
  | { event: "let_happen"; clause: string; seat: number | null; card: Card | null }
  | { event: "played"; clause: string; seat: number | null; card: Card | null; target: number | null }
  | { event: "snatched"; clause: string; seat: number | null; crystal: Crystal | null; icon: Icon | null }
  | { event: "cut_short"; clause: string; seat: number | null; target: number | null }
  | { event: "looked"; clause: string; seat: number | null; crystal: Crystal | null; icon: Icon | null }
  | { event: "kept"; clause: string; seat: number | null; crystal: Crystal | null; icon: Icon | null }
  | { event: "laid"; clause: string; seat: number | null; crystal: Crystal | null; icon: Icon | null }
  | { event: "gift_landed"; clause: string; seat: number | null; many: number | null }
  | { event: "gift_returned"; clause: string; seat: number | null; target: number | null }
  | { event: "gift_discarded"; clause: string; seat: number | null; many: number | null }
  | { event: "stolen"; clause: string; seat: number | null; victim: number | null; crystal: Crystal | null; many: number | null }
  | { event: "scored"; clause: string; seat: number | null; worth: number | null; bonus: number | null }
  | { event: "game_ended"; clause: string };

/** What a scene of quartz_cards is made of. */
export interface QuartzCards {
  table: QuartzCardsView;
  move: QuartzCardsMove;
  role: "card" | "crystal" | "crystals" | "icon";
  decision: QuartzCardsDecision;
  event: QuartzCardsEvent;
}
