// Made by `make types` from the server's messages: do not edit.

export const PROTOCOL_VERSION = 1;
export const LARGEST_MESSAGE = 16384;
export const MOST_WHYS = 64;

export type Level = "apprentice" | "journeyman" | "master";
export type Phase = "open" | "playing" | "over";
export type Language = "en" | "ru" | "pt";

export type AnyMessage = Welcome | Step | Present | Done | Reasons | Refused | Closing;

export type AnyRequest = Play | Why | Undo | Consent | Order | Return | Ping;

/** How somebody wants to be seen; what is not named stays. */
export interface Appearance {
  name?: string;
  avatar?: string;
}

/** A bot that was made, and its token; the token is shown only once. */
export interface BotToken {
  id: string;
  name: string;
  token: string;
}

/** A numbered clause of the rules. */
export interface Clause {
  number: string;
  text: string;
}

/**
 * How long a player may think: without end, for each move, or for the whole game.
 *
 * `increment` seconds are added to the whole game's time after each answer.
 */
export interface Clock {
  kind: "game" | "move" | "none";
  seconds: number;
  increment: number;
}

/**
 * How long a player may think: without end, for each move, or for the whole game.
 *
 * `increment` seconds are added to the whole game's time after each answer.
 */
export interface ClockGiven {
  kind?: "game" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** What is left to a seat, in milliseconds, and whether its clock runs. */
export interface ClockFacts {
  left: number;
  running: boolean;
}

/** The last word before the connection ends. */
export interface Closing {
  kind: "closing";
  why: "shutdown" | "signed_out" | "slow";
}

/** A number of the box, within what the rules can bear, and where it comes from. */
export interface Component {
  path: string;
  value: number | number[];
  least: number;
  most: number;
  source: "public source" | "reconstruction" | "rulebook";
}

/** All numbers of a box; house rules give other values by path. */
export interface Components {
  game: string;
  numbers: Component[];
}

/** Answer somebody who wants to take a move back. */
export interface Consent {
  kind: "consent";
  id: string;
  seat: number;
  agrees: boolean;
}

/** What opens an account on any device. */
export interface Credentials {
  login: string;
  password: string;
}

/** A kind of decision that a seat can be asked. */
export interface DecisionFacts {
  key: string;
  clause: string;
  roles: string[];
}

/** A request was carried out; the log stands at `seq`. */
export interface Done {
  kind: "done";
  id: string;
  seq: number;
}

/** A kind of event: the roles of its things, and those that not everybody may learn. */
export interface EventFacts {
  key: string;
  clause: string;
  roles: string[];
  secret: string[];
}

/** A game on the shelf, its title and pitch in every language. */
export interface GameCard {
  key: string;
  version: number;
  seats: number[];
  minutes: [number, number];
  example: boolean;
  title: Record<string, string>;
  pitch: Record<string, string>;
}

/**
 * All that does not change while a game is played.
 *
 * A move is an int: its place in the `catalogue`, where it stands as its kind and its parts,
 * each a role and the thing in it. `names` has the things of each kind, in their order.
 */
export interface GameFacts {
  key: string;
  version: number;
  seats: number[];
  minutes: [number, number];
  example: boolean;
  catalogue: [string, [string, string | number][]][];
  names: Record<string, string[]>;
  roles: Record<string, RoleFacts>;
  events: EventFacts[];
  decisions: DecisionFacts[];
  options: OptionFacts[];
}

/** What one seat learns of a step: the events that it may know. */
export interface Happening {
  seat: number | null;
  events: Record<string, any>[];
}

/** Whether the server can work. */
export interface Health {
  status: "ok" | "unavailable";
  version: string;
  compiled: boolean;
}

/** Everything needed to play a match again. */
export interface MatchRecord {
  game: string;
  version: number;
  seats: number;
  options: Record<string, string>;
  house: Record<string, number | number[]>;
  seed: string;
  moves: [number, string][];
}

/** A bot of one's own, that will connect with a token. */
export interface NewBot {
  name: string;
  avatar?: string;
}

/** What will open the account; whoever has a password already must know it. */
export interface NewPassword {
  login: string;
  password: string;
  old?: string | null;
}

/**
 * Open a table; sit down, seat bots and start in the same request if that is wanted.
 *
 * Several `sit` are several players at one screen. Bots take the seats that are left.
 */
export interface NewTable {
  terms: TermsGiven;
  sit?: Sit[];
  bots?: Level[];
  start?: boolean;
}

/** The table at which the same players go on. */
export interface NextTable {
  code: string;
}

/**
 * A finished match with all that its luck came from, for everybody to check.
 *
 * `commitment` was published before the first move; `secret` is what it stood for;
 * `entropy` is what the players added, by seat.
 */
export interface OpenRecord {
  code: string;
  commitment: string;
  secret: string;
  entropy: Record<string, string>;
  players: string[];
  record: MatchRecord;
  ranks: number[];
}

/** A choice that a table makes before it starts; the first one is the default. */
export interface OptionFacts {
  key: string;
  choices: string[];
  clause: string;
}

/** Give standing orders. */
export interface Order {
  kind: "order";
  id: string;
  seat: number;
  orders: OrdersGiven;
}

/**
 * What a seat has told the table to do by itself.
 *
 * `passes`: ask about every reaction, pass when nothing else is possible (others may guess
 * that from the time), or pass always. `makes`: kinds of moves that are made as soon as they
 * answer a decision, such as using the token that saves the cart.
 */
export interface Orders {
  passes: "always" | "ask" | "forced";
  makes: string[];
}

/**
 * What a seat has told the table to do by itself.
 *
 * `passes`: ask about every reaction, pass when nothing else is possible (others may guess
 * that from the time), or pass always. `makes`: kinds of moves that are made as soon as they
 * answer a decision, such as using the token that saves the cart.
 */
export interface OrdersGiven {
  passes?: "always" | "ask" | "forced";
  makes?: string[];
}

/** The scores, what broke their ties, the ranks that follow, and why the match was over. */
export interface Outcome {
  scores: number[];
  tiebreaks: number[][];
  ranks: number[];
  winners: number[];
  reason: string;
}

/** Somebody who plays: a guest, or an account once there is a password. */
export interface Person {
  id: string;
  name: string;
  avatar: string;
  login: string | null;
  bot: boolean;
}

/** What one seat sees and may do; `seat` is None for an onlooker. */
export interface Perspective {
  seat: number | null;
  view: View;
  moves: number[];
  interrupts: number[];
  undo: UndoFacts;
  orders: Orders | null;
}

/** Are you there? Answered by `Done`. */
export interface Ping {
  kind: "ping";
  id: string;
}

/** Make a move. `after` is the last sequence number that the client had seen. */
export interface Play {
  kind: "play";
  id: string;
  seat: number;
  move: number | string;
  after: number;
}

/** Who is there: the seats whose players are connected, and how many look on. */
export interface Present {
  kind: "present";
  seats: number[];
  onlookers: number;
}

/** Why a request was not carried out: a word for programs, a sentence for developers. */
export interface Problem {
  error: string;
  text: string;
}

/** Why a move cannot be made: words of the game, a clause of its rules. */
export interface Reason {
  move: number;
  reason: string;
  clause: string;
  details: Record<string, number | string>;
}

/** The answer to `Why`; a move that may be made has no reason. */
export interface Reasons {
  kind: "reasons";
  id: string;
  reasons: Reason[];
}

/**
 * A request was not carried out and has changed nothing.
 *
 * `error` is a word for programs: illegal, stale, not_your_seat, not_host, too_fast, ...;
 * `text` a sentence for developers; `reason` belongs to an illegal move.
 */
export interface Refused {
  kind: "refused";
  id: string | null;
  error: string;
  text: string;
  reason: Reason | null;
}

/** A finished match, step by step. */
export interface Replay {
  code: string;
  game: string;
  seat: number | null;
  open: boolean;
  steps: ReplayStep[];
}

/**
 * The deal or one move: what became known, and the views afterwards.
 *
 * A move is known to who made it and when all is open. There is one view, or when all is open
 * one for each seat.
 */
export interface ReplayStep {
  seat: number | null;
  move: number | null;
  events: Record<string, any>[];
  views: View[];
}

/** I am here again: give my seat back. */
export interface Return {
  kind: "return";
  id: string;
  seat: number;
}

/** What fills a role: things of a kind, a `seat` or a `number`; in a move perhaps several. */
export interface RoleFacts {
  kind: string;
  many: boolean;
}

/** The rules of a game in a language; the first section is its title and introduction. */
export interface Rules {
  game: string;
  language: Language;
  sections: Section[];
}

/** Give a seat, or the first free one, to a bot. */
export interface SeatBot {
  level: Level;
  seat?: number | null;
}

/** A seat as everyone may know it. */
export interface SeatFacts {
  seat: number;
  sitter: "bot" | "nobody" | "person";
  person: string | null;
  name: string | null;
  avatar: string;
  level: Level | null;
  taken_over: Level | null;
}

/** A section of the rules: heading, paragraphs, clauses. */
export interface Section {
  number: string;
  heading: string;
  prose: string[];
  clauses: Clause[];
}

/**
 * Take a seat, or the first free one, and add 32 bytes of own luck.
 *
 * `name` is somebody else's who plays at the same screen; without it one's own.
 */
export interface Sit {
  entropy: string;
  seat?: number | null;
  name?: string | null;
}

/** Who sits where, as far as lists need it. */
export interface Sitting {
  seat: number;
  person: string | null;
  name: string;
  avatar: string;
  rank: number | null;
}

/** Leave a seat. */
export interface Stand {
  seat: number;
}

/**
 * One thing that happened at the table, as far as this client may know it.
 *
 * Steps are counted without gaps; standing orders of one's own take no number. `what` is the
 * kind of the event. `table` comes when something of it has changed,
 * `perspectives` always but in the steps of a `Welcome`.
 */
export interface Step {
  kind: "step";
  seq: number;
  at: number;
  what: string;
  seat: number | null;
  bot: boolean;
  agrees: boolean | null;
  moves: number | null;
  why: string | null;
  happenings: Happening[];
  table: TableFacts | null;
  perspectives: Perspective[];
  clocks: Record<string, ClockFacts>;
}

/** A table in a list. */
export interface Summary {
  code: string;
  game: string;
  phase: Phase;
  listed: boolean;
  host: string;
  seats: number;
  sittings: Sitting[];
  asked: number[];
  moves: number;
  opened: number;
  changed: number;
}

/** A table as everyone may know it. */
export interface TableFacts {
  code: string;
  phase: Phase;
  terms: Terms;
  host: string;
  seats: SeatFacts[];
  commitment: string;
  entropy: Record<string, string>;
  secret: string | null;
  before: string | null;
  rematch: string | null;
  moves: number;
}

/**
 * Tables, the latest change first.
 *
 * `before` and `before_code` ask for the next ones; None is the end.
 */
export interface Tables {
  tables: Summary[];
  before: number | null;
  before_code: string | null;
}

/** What a table is opened for. */
export interface Terms {
  game: string;
  seats: number;
  options: Record<string, string>;
  house: Record<string, number | number[]>;
  clock: Clock;
  listed: boolean;
  pace: boolean;
  takeover: Level;
  grace: number;
}

/** What a table is opened for. */
export interface TermsGiven {
  game: string;
  seats: number;
  options?: Record<string, string>;
  house?: Record<string, number | number[]>;
  clock?: ClockGiven;
  listed?: boolean;
  pace?: boolean;
  takeover?: Level;
  grace?: number;
}

/** Take the last move back: at once where that is free, else the others are asked. */
export interface Undo {
  kind: "undo";
  id: string;
  seat: number;
}

/**
 * Whether a seat may take its last move back, and an open request for it.
 *
 * `state`: nothing to take back; free; by consent (`reason` says why: something was revealed,
 * or another player has acted); asked for and not yet answered by all.
 */
export interface UndoFacts {
  state: "asked" | "consent" | "free" | "none";
  reason: "acted" | "revealed" | null;
  by: number | null;
  agreed: number[];
  waiting: number[];
}

/** Whether a match was played by the luck that was promised, and if not, why. */
export interface Verdict {
  fair: boolean;
  why: string;
  commitment: boolean;
  key: boolean;
  match: boolean;
}

/** What one seat may know; `table` is the game's own part. */
export interface View {
  game: string;
  seats: number;
  seat: number | null;
  over: boolean;
  options: Record<string, string>;
  asked: number[];
  decision: Record<string, string | number | null> | null;
  answer: string | null;
  table: any;
  outcome: Outcome | null;
}

/**
 * The first message: where the table stands now and who the client is at it.
 *
 * `steps` follow from `since` on, `perspectives` are those of now.
 */
export interface Welcome {
  kind: "welcome";
  version: number;
  seq: number;
  now: number;
  table: TableFacts;
  person: string;
  held: number[];
  perspectives: Perspective[];
  steps: Step[];
  clocks: Record<string, ClockFacts>;
  present: number[];
  onlookers: number;
}

/** Why can these moves not be made now? Answered by `Reasons`. */
export interface Why {
  kind: "why";
  id: string;
  seat: number;
  moves: number[];
}
