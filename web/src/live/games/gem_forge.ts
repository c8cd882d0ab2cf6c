// Made by `make types` from the facts of the game: do not edit.

/** What the things of each kind are called, in their order. */
export const NAMES = {
  slot: ["left", "middle", "right"],
  gem: ["red", "green", "yellow", "blue"],
  place: ["first", "second", "third", "fourth", "fifth"],
  stall: ["first", "second", "third", "fourth"],
  card: ["swap_tiles", "swap_gems", "pick_out", "draw_three", "tip_over", "sift", "rob", "double_insert", "cancel", "follow_take", "follow_insert"],
  count: ["one", "two", "three"],
  tile: ["ring_red", "ring_green", "ring_yellow", "ring_blue", "bracelet_red", "bracelet_green", "bracelet_yellow", "bracelet_blue", "necklace_red", "necklace_green", "necklace_yellow", "necklace_blue", "tiara_red", "tiara_green", "tiara_yellow", "tiara_blue", "rainbow_ring", "rainbow_necklace", "rainbow_tiara", "brooch_gyb", "brooch_ryb", "brooch_rgb", "brooch_rgy", "pendant_rrgy", "pendant_ggyb", "pendant_yybr", "pendant_bbrg", "earrings_rrgg", "earrings_ggyy", "earrings_yybb", "earrings_bbrr", "crown_rrgyb", "crown_rggyb", "crown_rgyyb", "crown_rgybb", "sceptre"],
} as const;

export type Slot = (typeof NAMES)["slot"][number];
export type Gem = (typeof NAMES)["gem"][number];
export type Place = (typeof NAMES)["place"][number];
export type Stall = (typeof NAMES)["stall"][number];
export type Card = (typeof NAMES)["card"][number];
export type Count = (typeof NAMES)["count"][number];
export type Tile = (typeof NAMES)["tile"][number];

/** Everything but the deck, the hands of the others and tiles still to be chosen from. */
export interface GemForgeView {
  first: number;
  turn: number;
  round: number;
  actions: number;
  goal: number;
  spaces: number[];
  slope: string[];
  loose: Record<string, number>;
  market: (TileView | null)[];
  pile: number;
  thrown: string[];
  deck: number;
  discard: Record<string, number>;
  played: OpenCardView | null;
  followers: OpenCardView[];
  cart_room: number;
  hand_limit: number;
  actions_a_turn: number;
  comfort: number;
  stuck_after: number;
  stalemate_after: number;
  gem_count: Record<string, number>;
  copies: Record<string, number>;
  tile_prints: Record<string, number[]>;
  effects: Record<string, number>;
  stuck: boolean;
  players: PlayerView[];
}

/** What is printed on a tile. */
export interface TileView {
  tile: string;
  gems: Record<string, number>;
  any: number;
  points: number;
  bonus: number;
}

/** An open card: whose it is, whom it is for, and what was named with it. */
export interface OpenCardView {
  seat: number;
  card: string;
  target: number | null;
  things: (string | number)[];
}

/** A player as somebody sees them. */
export interface PlayerView {
  points: number;
  cart: Record<string, number>;
  tiles: (SlotView | null)[];
  dealt: TileView[] | number;
  cards: number;
  hand: Record<string, number> | null;
}

/** A tile in front of a player, with the gems in it. */
export interface SlotView {
  tile: string;
  gems: Record<string, number>;
  any: number;
  points: number;
  bonus: number;
  inlaid: Record<string, number>;
  finished: boolean;
}

/** What can be done, by kind and role. */
export type GemForgeMove =
  | { kind: "take" }
  | { kind: "draw" }
  | { kind: "pass" }
  | { kind: "end_turn" }
  | { kind: "insert"; gem: Gem; slot: Slot }
  | { kind: "discard"; gem: Gem }
  | { kind: "withdraw"; slot: Slot }
  | { kind: "score"; slots: Slot[] }
  | { kind: "keep"; places: Place[] }
  | { kind: "choose"; stall: Stall }
  | { kind: "throw"; stalls: Stall[] }
  | { kind: "drop"; card: Card }
  | { kind: "return"; gem: Gem }
  | { kind: "play"; card: Card; slot?: Slot; stall?: Stall; gem?: Gem; target?: number; theirs?: Slot; given?: Gem; taken?: Gem; gems?: Gem[]; count?: Count; slots?: Slot[] }
  | { kind: "any_order" };

/** What a seat can be asked. */
export type GemForgeDecision =
  | { decision: "choose_tiles"; clause: string; seat?: number }
  | { decision: "turn"; clause: string; seat?: number }
  | { decision: "new_tile"; clause: string; seat?: number; left: number | null; throwable: number | null }
  | { decision: "cancelling"; clause: string; seat?: number; card: Card | null; player: number | null; cancels: number | null }
  | { decision: "following"; clause: string; seat?: number; card: Card | null; player: number | null; laid: number | null }
  | { decision: "hand_limit"; clause: string; seat?: number }
  | { decision: "returning"; clause: string; seat?: number };

/** What can be told. */
export type GemForgeEvent =
  | { event: "tile_dealt"; clause: string; seat: number | null; tile: Tile | null }
  | { event: "tile_kept"; clause: string; seat: number | null; tile: Tile | null }
  | { event: "tile_left"; clause: string; seat: number | null; tile: Tile | null }
  | { event: "market_laid"; clause: string; stall: Stall | null; tile: Tile | null }
  | { event: "turn_began"; clause: string; seat: number | null }
  | { event: "gem_taken"; clause: string; seat: number | null; gem: Gem | null }
  | { event: "inserted"; clause: string; seat: number | null; gem: Gem | null; tile: Tile | null }
  | { event: "gem_returned"; clause: string; seat: number | null; gem: Gem | null }
  | { event: "card_drawn"; clause: string; seat: number | null; card: Card | null }
  | { event: "card_dropped"; clause: string; seat: number | null; card: Card | null }
  | { event: "reshuffled"; clause: string }
  | { event: "played"; clause: string; seat: number | null; card: Card | null; target: number | null }
  | { event: "cancelled"; clause: string; seat: number | null; card: Card | null }
  | { event: "tiles_swapped"; clause: string; seat: number | null; target: number | null; given_tile: Tile | null; taken_tile: Tile | null }
  | { event: "gems_swapped"; clause: string; seat: number | null; target: number | null; given: Gem | null; taken: Gem | null }
  | { event: "picked_out"; clause: string; seat: number | null; target: number | null; gem: Gem | null; tile: Tile | null }
  | { event: "robbed"; clause: string; seat: number | null; target: number | null; gem: Gem | null }
  | { event: "scored"; clause: string; seat: number | null; tile: Tile | null; points: number | null }
  | { event: "set_bonus"; clause: string; seat: number | null; tile: Tile | null; points: number | null }
  | { event: "gained"; clause: string; seat: number | null; points: number | null; total: number | null }
  | { event: "space_reached"; clause: string; seat: number | null; space: number | null }
  | { event: "tile_taken"; clause: string; seat: number | null; tile: Tile | null }
  | { event: "tile_thrown"; clause: string; seat: number | null; tile: Tile | null }
  | { event: "tiles_reshuffled"; clause: string }
  | { event: "withdrawn"; clause: string; seat: number | null; tile: Tile | null }
  | { event: "won"; clause: string; seat: number | null }
  | { event: "stalemate"; clause: string };

/** What a scene of gem_forge is made of. */
export interface GemForge {
  table: GemForgeView;
  move: GemForgeMove;
  role: "gem" | "slot" | "slots" | "places" | "stall" | "stalls" | "card" | "target" | "theirs" | "given" | "taken" | "gems" | "count";
  decision: GemForgeDecision;
  event: GemForgeEvent;
}
