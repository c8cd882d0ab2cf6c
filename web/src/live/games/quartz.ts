// Made by `make types` from the facts of the game: do not edit.

/** What the things of each kind are called, in their order. */
export const NAMES = {
  card: ["here_we_go", "eureka", "come_closer", "out_of_my_way", "what_crystal", "gimme_a_hand", "these_dont_belong", "this_isnt_mine", "not_mine_either", "unacceptable", "on_my_break"],
  crystal: ["quartz", "amethyst", "emerald", "sapphire", "ruby", "amber", "obsidian"],
  combination: ["none", "small_set", "large_set", "five_kinds", "six_kinds"],
} as const;

export type Card = (typeof NAMES)["card"][number];
export type Crystal = (typeof NAMES)["crystal"][number];
export type Combination = (typeof NAMES)["combination"][number];

/** Everything but the deck, the hands of the others and, if so agreed, their money. */
export interface QuartzView {
  day: number;
  days: number;
  first: number;
  turn: number;
  inside: number[];
  bag: Record<string, number>;
  drawn_out: Record<string, number>;
  bravery: BonusView[];
  bravery_spaces: number;
  bonus_for_leaving: boolean;
  deck: number;
  discard: Record<string, number>;
  laid_out: Record<string, number>;
  prices: Record<string, number>;
  card_prices: Record<string, number>;
  in_mine: Record<string, number>;
  copies: Record<string, number>;
  hand_size: number;
  token_price: number;
  bravery_coins: number[];
  accident_at: number;
  chest_room: number;
  draws: Record<string, number>;
  thrill_draws: number;
  sets: Record<string, number>;
  kinds: Record<string, number>;
  players: PlayerView[];
}

/** A space of the row of bravery. */
export interface BonusView {
  card: string | null;
  coins: number;
}

/** A dwarf as somebody sees it. */
export interface PlayerView {
  inside: boolean;
  cart: Record<string, number>;
  hidden: Record<string, number>;
  chest: Record<string, number>;
  token: boolean;
  coins: number | null;
  card_income: number;
  cards: number;
  shown: Record<string, number>;
  hand: Record<string, number> | null;
}

/** What can be done, by kind and role. */
export type QuartzMove =
  | { kind: "mine" }
  | { kind: "leave" }
  | { kind: "pass" }
  | { kind: "use_token" }
  | { kind: "play"; card: Card; target?: number; given?: Crystal; taken?: Crystal; crystal?: Crystal }
  | { kind: "swap"; given: Crystal; taken: Crystal }
  | { kind: "take"; crystals: Crystal[] }
  | { kind: "keep"; nothing?: "nothing"; crystals?: Crystal[] };

/** What a seat can be asked. */
export type QuartzDecision =
  | { decision: "turn"; clause: string; seat?: number }
  | { decision: "aimed"; clause: string; seat?: number; card: Card | null; attacker: number | null }
  | { decision: "second_obsidian"; clause: string; seat?: number }
  | { decision: "keep"; clause: string; seat?: number }
  | { decision: "swap"; clause: string; seat?: number }
  | { decision: "share"; clause: string; seat?: number; miner: number | null }
  | { decision: "steal"; clause: string; seat?: number; victim: number | null }
  | { decision: "retaliate"; clause: string; seat?: number; thief: number | null }
  | { decision: "save"; clause: string; seat?: number }
  | { decision: "last_dwarf"; clause: string; seat?: number }
  | { decision: "alone"; clause: string; seat?: number; dwarf: number | null; drawn: number | null };

/** What can be told. */
export type QuartzEvent =
  | { event: "day_began"; clause: string; day: number | null; seat: number | null }
  | { event: "card_drawn"; clause: string; seat: number | null; card: Card | null }
  | { event: "bonus_laid"; clause: string; space: number | null; card: Card | null; coins: number | null }
  | { event: "reshuffled"; clause: string }
  | { event: "mined"; clause: string; seat: number | null; crystal: Crystal | null }
  | { event: "played"; clause: string; seat: number | null; card: Card | null; target: number | null }
  | { event: "let_happen"; clause: string; seat: number | null; card: Card | null }
  | { event: "shown"; clause: string; seat: number | null; crystal: Crystal | null }
  | { event: "put_back"; clause: string; crystal: Crystal | null; many: number | null }
  | { event: "placed"; clause: string; seat: number | null; crystal: Crystal | null }
  | { event: "swapped"; clause: string; seat: number | null; given: Crystal | null; taken: Crystal | null }
  | { event: "traded"; clause: string; seat: number | null; target: number | null; given: Crystal | null; taken: Crystal | null }
  | { event: "stolen"; clause: string; seat: number | null; victim: number | null; crystal: Crystal | null }
  | { event: "lost"; clause: string; seat: number | null; crystal: Crystal | null }
  | { event: "hidden"; clause: string; seat: number | null; crystal: Crystal | null }
  | { event: "obsidian_given"; clause: string; seat: number | null; target: number | null }
  | { event: "accident"; clause: string; seat: number | null }
  | { event: "token_gained"; clause: string; seat: number | null }
  | { event: "token_used"; clause: string; seat: number | null }
  | { event: "left"; clause: string; seat: number | null }
  | { event: "bonus_taken"; clause: string; seat: number | null; card: Card | null; coins: number | null }
  | { event: "bonus_lost"; clause: string; card: Card | null; coins: number | null }
  | { event: "last_inside"; clause: string; seat: number | null }
  | { event: "went_on"; clause: string; seat: number | null }
  | { event: "unpacked"; clause: string; seat: number | null; crystal: Crystal | null; many: number | null }
  | { event: "saved"; clause: string; seat: number | null; crystal: Crystal | null }
  | { event: "sold"; clause: string; seat: number | null; coins: number | null; combination: Combination | null; bonus: number | null }
  | { event: "doubled"; clause: string; seat: number | null; set: Crystal | null; crystal: Crystal | null }
  | { event: "cards_sold"; clause: string; seat: number | null; coins: number | null }
  | { event: "token_sold"; clause: string; seat: number | null; coins: number | null }
  | { event: "game_ended"; clause: string }
  | { event: "goods_sold"; clause: string; seat: number | null; crystal: Crystal | null; many: number | null; coins: number | null };

/** What a scene of quartz is made of. */
export interface Quartz {
  table: QuartzView;
  move: QuartzMove;
  role: "card" | "target" | "given" | "taken" | "crystal" | "crystals" | "nothing";
  decision: QuartzDecision;
  event: QuartzEvent;
}
