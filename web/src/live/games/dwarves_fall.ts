// Made by `make types` from the facts of the game: do not edit.

/** What the things of each kind are called, in their order. */
export const NAMES = {
  side: ["north", "east", "south", "west"],
  card: ["castle", "emerald_mine", "diamond_mine", "ruby_mine", "topaz_mine", "tavern", "shop", "dragon", "ice_giant"],
  trade: ["bread", "mushrooms", "cheese", "fish", "honey", "pie", "pumpkin", "ham", "ale", "roast"],
  gem: ["emerald", "diamond", "ruby", "topaz"],
  ogre: ["bouncer", "drover", "thief", "racketeer", "trickster"],
  secret: ["architect", "king", "hunter", "jeweller", "ogre_chief", "general", "miner"],
  part: ["goals", "monsters", "gems", "kingdom"],
  phase: ["acting", "working", "discarding"],
} as const;

export type Side = (typeof NAMES)["side"][number];
export type Card = (typeof NAMES)["card"][number];
export type Trade = (typeof NAMES)["trade"][number];
export type Gem = (typeof NAMES)["gem"][number];
export type Ogre = (typeof NAMES)["ogre"][number];
export type Secret = (typeof NAMES)["secret"][number];
export type Part = (typeof NAMES)["part"][number];
export type Phase = (typeof NAMES)["phase"][number];

/** Everything but the decks, the ogres and secret goals of the others, and unseen thefts. */
export interface DwarvesFallView {
  turn: number;
  first: number;
  round: number;
  phase: Phase;
  actions_left: number;
  last_turns: number | null;
  quiet_turns: number;
  quiet_limit: number;
  lull_in: number | null;
  monsters_asleep: boolean;
  map: PlaceView[];
  turnings: Record<Side, TurningView> | null;
  gems: Record<string, number>;
  mined: Record<string, number>;
  gem_points: Record<string, number>;
  ogre_deck: number;
  ogre_discard: Record<string, number>;
  trade_row: TradeView[];
  trade_deck: number;
  cards: Record<string, CardView>;
  gem_count: Record<string, number>;
  ogre_copies: Record<string, number>;
  trades: TradeView[];
  secrets: SecretView[];
  actions: number;
  castle_actions: number;
  dwarves_each: number;
  hand_limit: number;
  row_size: number;
  goals_to_end: number;
  monster_points: number;
  players: PlayerView[];
}

/** A place of the map; x grows to the east, y to the south. */
export interface PlaceView {
  at: [number, number];
  card: string;
  owner: number;
  top: Side;
  walls: Side[];
  dwarves: number[];
  below: LaidView[];
  kingdoms: number[];
  stopped: boolean;
}

/** A card as it lies. */
export interface LaidView {
  card: string;
  owner: number;
  top: Side;
  walls: Side[];
}

/** The land with a card turned to a side. */
export interface TurningView {
  kingdoms: number[][];
  kingdom_size: number[];
  kingdom_points: number[];
}

/** A trade goal. */
export interface TradeView {
  trade: string;
  cost: Record<string, number>;
  points: number;
}

/** What is printed on a kingdom card; the walls stand as when its top points north. */
export interface CardView {
  need: number;
  spaces: number;
  star: number;
  walls: Side[];
}

/** A secret goal. */
export interface SecretView {
  secret: string;
  needed: number;
  points: number;
}

/** A player as somebody sees them. */
export interface PlayerView {
  actions: number;
  idle: number;
  hand: number;
  kingdom_cards: Record<string, number>;
  gems: number;
  known_gems: Record<string, number>;
  ogres: number;
  known_ogres: Record<string, number>;
  bought: string[];
  secret: SecretView | null;
  revealed: boolean;
  goals: number;
  slain: string[];
  kingdom_size: number;
  kingdom_points: number;
  counted: CountedView | null;
}

/** What the points of a player come from. */
export interface CountedView {
  goals: number;
  monsters: number;
  gems: number;
  kingdom: number;
}

/** What can be done, by kind and role. */
export type DwarvesFallMove =
  | { kind: "done" }
  | { kind: "reveal" }
  | { kind: "pass" }
  | { kind: "keep_secret" }
  | { kind: "turn"; side: Side }
  | { kind: "lay"; card: Card }
  | { kind: "on"; card: Card; owner: number }
  | { kind: "beside"; card: Card; owner: number; side: Side }
  | { kind: "put"; card: Card; owner: number }
  | { kind: "step"; card: Card; owner: number; side: Side }
  | { kind: "work"; card: Card; owner: number }
  | { kind: "dig"; card: Card; owner: number }
  | { kind: "buy"; trade: Trade }
  | { kind: "buy_nothing" }
  | { kind: "discard"; gem?: Gem; ogre?: Ogre }
  | { kind: "play"; ogre: Ogre; target: number; card?: Card; owner?: number; side?: Side }
  | { kind: "swap"; target: number; card: Card; owner: number };

/** What a seat can be asked. */
export type DwarvesFallDecision =
  | { decision: "act"; clause: string; seat?: number }
  | { decision: "spot"; clause: string; seat?: number; card: Card | null }
  | { decision: "rotate"; clause: string; seat?: number; card: Card | null }
  | { decision: "swap"; clause: string; seat?: number; target: number | null; card: Card | null; owner: number | null }
  | { decision: "work"; clause: string; seat?: number }
  | { decision: "dig"; clause: string; seat?: number }
  | { decision: "buy"; clause: string; seat?: number }
  | { decision: "discard"; clause: string; seat?: number }
  | { decision: "after_work"; clause: string; seat?: number }
  | { decision: "last_reveal"; clause: string; seat?: number };

/** What can be told. */
export type DwarvesFallEvent =
  | { event: "secret_dealt"; clause: string; seat: number | null; secret: Secret | null }
  | { event: "trade_laid"; clause: string; trade: Trade | null }
  | { event: "turn_began"; clause: string; seat: number | null }
  | { event: "card_laid"; clause: string; seat: number | null; card: Card | null; side: Side | null; covered: Card | null; x: number | null; y: number | null }
  | { event: "dwarf_put"; clause: string; seat: number | null; card: Card | null; owner: number | null }
  | { event: "dwarf_stepped"; clause: string; seat: number | null; card: Card | null; owner: number | null; origin: Card | null; origin_owner: number | null }
  | { event: "ogre_played"; clause: string; seat: number | null; ogre: Ogre | null }
  | { event: "bounced"; clause: string; seat: number | null; target: number | null; card: Card | null; owner: number | null }
  | { event: "driven"; clause: string; seat: number | null; target: number | null; card: Card | null; owner: number | null; origin: Card | null; origin_owner: number | null }
  | { event: "gem_stolen"; clause: string; seat: number | null; victim: number | null; gem: Gem | null }
  | { event: "ogre_stolen"; clause: string; seat: number | null; victim: number | null; ogre: Ogre | null }
  | { event: "swapped"; clause: string; target: number | null; card: Card | null; owner: number | null; partner: number | null; partner_card: Card | null; partner_owner: number | null }
  | { event: "worked"; clause: string; seat: number | null; card: Card | null; owner: number | null }
  | { event: "failed"; clause: string; seat: number | null; card: Card | null; owner: number | null }
  | { event: "mined"; clause: string; seat: number | null; gem: Gem | null }
  | { event: "ogre_hired"; clause: string; seat: number | null; ogre: Ogre | null }
  | { event: "reshuffled"; clause: string }
  | { event: "bought"; clause: string; seat: number | null; trade: Trade | null }
  | { event: "bought_nothing"; clause: string; seat: number | null }
  | { event: "dug"; clause: string; seat: number | null; card: Card | null; owner: number | null }
  | { event: "slain"; clause: string; seat: number | null; card: Card | null; owner: number | null }
  | { event: "gem_discarded"; clause: string; seat: number | null; gem: Gem | null }
  | { event: "ogre_discarded"; clause: string; seat: number | null; ogre: Ogre | null }
  | { event: "revealed"; clause: string; seat: number | null; secret: Secret | null }
  | { event: "last_turns"; clause: string; turns: number | null }
  | { event: "asleep"; clause: string; turns: number | null }
  | { event: "awake"; clause: string }
  | { event: "went_home"; clause: string; seat: number | null }
  | { event: "sunk"; clause: string; card: Card | null; owner: number | null }
  | { event: "trade_gone"; clause: string; trade: Trade | null }
  | { event: "stalled"; clause: string; turns: number | null }
  | { event: "scored"; clause: string; seat: number | null; part: Part | null; points: number | null }
  | { event: "haunted"; clause: string; seat: number | null; points: number | null };

/** What a scene of dwarves_fall is made of. */
export interface DwarvesFall {
  table: DwarvesFallView;
  move: DwarvesFallMove;
  role: "side" | "card" | "owner" | "trade" | "gem" | "ogre" | "target";
  decision: DwarvesFallDecision;
  event: DwarvesFallEvent;
}
