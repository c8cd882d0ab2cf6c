// Made by `make types` from the server's messages: do not edit.

export const PROTOCOL_VERSION = 2;
export const LARGEST_MESSAGE = 16384;
export const MOST_WHYS = 64;

export type Level = "apprentice" | "journeyman" | "master" | "grandmaster";
export type Phase = "open" | "playing" | "over";
export type Language = "en" | "ru" | "pt";

/** An offer to break the match off: the seat that made it, who agrees, who is still asked. */
export interface AbortFacts {
  by: number;
  agreed: number[];
  waiting: number[];
}

/** Whether others may play the deal of a match that one has played. */
export interface AllowDeal {
  allowed: boolean;
}

/** Agree to break the match off, or not; whoever offered it withdraws. */
export interface AnswerAbort {
  kind: "answer_abort";
  id: string;
  seat: number;
  agrees: boolean;
}

export type AnyMessage = Welcome | Step | Present | Done | Reasons | HintFacts | Refused | Closing;

export type AnyRequest = Play | Why | Undo | Consent | Order | AskHint | Say | Return | Resign | OfferAbort | AnswerAbort | Ping;

/** How somebody wants to be seen; what is not named stays. */
export interface Appearance {
  name?: string;
  avatar?: string;
}

/** What would you do? Answered by `HintFacts`, at tables that give hints. */
export interface AskHint {
  kind: "ask_hint";
  id: string;
  seat: number;
}

/** One sentence of a lesson: what it is about, and whether a move is wanted. */
export interface BeatFacts {
  number: number;
  say: Record<string, string>;
  about: string[];
  clause: string;
  plays: boolean;
}

/** A bot that was made, and its token; the token is shown only once. */
export interface BotToken {
  id: string;
  name: string;
  token: string;
}

/** A record that somebody brought: what it is known by here, and what is played in it. */
export interface BroughtRecord {
  name: string;
  game: string;
  seats: number;
  moves: number;
  players: string[];
  house: Record<string, number | number[]>;
  ranks: number[];
}

/** What the move before a point changed in each seat's share of a win, as in the split. */
export interface Change {
  decision: number[];
  hidden: number[];
  drawn: number[];
  rest: number[];
  source: string | null;
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

/** The password that one has, before something that only its owner may do. */
export interface Confirmation {
  password: string;
}

/** Answer somebody who wants to take a move back. */
export interface Consent {
  kind: "consent";
  id: string;
  seat: number;
  agrees: boolean;
}

/** The lessons of a game, in their order. */
export interface CourseCard {
  game: string;
  lessons: LessonCard[];
}

/** What opens an account on any device. */
export interface Credentials {
  login: string;
  password: string;
}

/** A choice, judged by what the seat knew when it made it. */
export interface Decision {
  seat: number;
  step: number;
  kind: string;
  move: string;
  best: string;
  loss: Figure;
  trivial: boolean;
  options: Option[];
}

/** A kind of decision that a seat can be asked; a reaction answers what another does. */
export interface DecisionFacts {
  key: string;
  clause: string;
  roles: string[];
  reaction: boolean;
}

/** A request was carried out; the table stands at `step`. */
export interface Done {
  kind: "done";
  id: string;
  step: number;
}

/** A kind of event: the roles of its things, and those that not everybody may learn. */
export interface EventFacts {
  key: string;
  clause: string;
  roles: string[];
  secret: string[];
}

/** A number that was estimated. */
export interface Figure {
  value: number;
  error: number;
}

/**
 * The moment of another match from which this one goes on, or a prepared position.
 *
 * `of` is the table or the record, empty if there is none; what `seat` could not know there was
 * dealt anew, without it everything lies as it lay. `same`: it is the deal, played again with all
 * its luck.
 */
export interface ForkFacts {
  of: string;
  step: number;
  seat: number | null;
  same: boolean;
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
 * each a role and the thing in it. `names` has the things of each kind, in their order, and
 * `clauses` the rule about each thing.
 */
export interface GameFacts {
  key: string;
  version: number;
  seats: number[];
  minutes: [number, number];
  example: boolean;
  catalogue: [string, [string, string | number][]][];
  names: Record<string, string[]>;
  clauses: Record<string, Record<string, string>>;
  roles: Record<string, RoleFacts>;
  events: EventFacts[];
  decisions: DecisionFacts[];
  options: OptionFacts[];
}

/** Whether the server can work. */
export interface Health {
  status: "ok" | "unavailable";
  version: string;
  compiled: boolean;
}

/**
 * The answer to `AskHint`: what a bot of the table's level thinks.
 *
 * `step` is the one at which it was asked. `best` are the few moves that are about as good as the
 * first. `reason` is a message of the words with its `details`; `move` and `best` among them are
 * places in the catalogue.
 */
export interface HintFacts {
  kind: "hint_facts";
  id: string;
  step: number;
  seat: number;
  level: Level;
  options: HintOption[];
  best: number[];
  reason: string;
  details: Record<string, string | number>;
  clause: string | null;
}

/** A move, and the chance to win with it as the bot sees it, with its error. */
export interface HintOption {
  move: number;
  chance: number;
  error: number;
}

/** A lesson in its course; `match` says that a real match is to follow it. */
export interface LessonCard {
  name: string;
  title: Record<string, string>;
  beats: number;
  match: boolean;
}

/** A lesson after some answers; without a beat it is over. */
export interface LessonFacts {
  scenario: ScenarioFacts;
  beat: BeatFacts | null;
}

/**
 * Whether a match was played by the luck that was promised, and if not, why.
 *
 * `witnessed`: it agrees with what somebody has kept from the match itself. Without that a
 * record can only be shown to be of one piece: a wholly invented one would be too.
 */
export interface LuckVerdict {
  fair: boolean;
  why: string;
  commitment: boolean;
  key: boolean;
  match: boolean;
  log: boolean;
  witnessed: boolean;
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
  position: Record<string, any> | null;
}

/** A sentence in no language yet: a message of the words and its arguments. */
export interface Message {
  id: string;
  arguments: Record<string, string | number>;
}

/** A decision that mattered, and why something else would have been better. */
export interface Moment {
  seat: number;
  step: number;
  move: string;
  best: string;
  loss: Figure;
  reason: Message;
  clause: string | null;
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

/** Ask the others to break the match off. */
export interface OfferAbort {
  kind: "offer_abort";
  id: string;
  seat: number;
}

/**
 * A finished match with all that its luck came from, for everybody to check.
 *
 * `commitment` was published before the first move; `secret` is what it stood for;
 * `entropy` is what the players added, by seat, and `commitments` what bound them to it before.
 * `log` is everything that happened at the table, a line of JSON each; `head` is the end of the
 * chain over it, of which every client was told at every step.
 */
export interface OpenRecord {
  code: string;
  commitment: string;
  secret: string;
  entropy: Record<string, string>;
  players: string[];
  record: MatchRecord;
  ranks: number[];
  commitments: Record<string, string>;
  log: string[];
  head: string;
}

/** A move that could be made, and the chance to win with it. */
export interface Option {
  move: string;
  chance: Figure;
  visits: number;
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
 * `passes`: ask about everything, answer when there is nothing to choose, pass all reactions that
 * are not aimed at the seat, until its own turn, as long as `actor` acts, or always. `makes`:
 * kinds of moves that are made as soon as they answer a decision, such as using the token that
 * saves the cart. `speed`: how quickly bots answer, where nobody else plays with them.
 */
export interface Orders {
  passes: "always" | "ask" | "forced" | "unless_aimed" | "until_turn" | "while_acting";
  makes: string[];
  actor: number | null;
  speed: "at_once" | "calm" | "normal" | "quick";
}

/**
 * What a seat has told the table to do by itself.
 *
 * `passes`: ask about everything, answer when there is nothing to choose, pass all reactions that
 * are not aimed at the seat, until its own turn, as long as `actor` acts, or always. `makes`:
 * kinds of moves that are made as soon as they answer a decision, such as using the token that
 * saves the cart. `speed`: how quickly bots answer, where nobody else plays with them.
 */
export interface OrdersGiven {
  passes?: "always" | "ask" | "forced" | "unless_aimed" | "until_turn" | "while_acting";
  makes?: string[];
  actor?: number | null;
  speed?: "at_once" | "calm" | "normal" | "quick";
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
  forced: boolean;
}

/** Are you there? Answered by `Done`. */
export interface Ping {
  kind: "ping";
  id: string;
}

/** The chance of each seat to come first, second, third, from one point of view. */
export interface Places {
  chances: number[][];
  errors: number[][];
}

/** Make a move. `after` is the last step that the client had seen. */
export interface Play {
  kind: "play";
  id: string;
  seat: number;
  move: number | string;
  after: number;
}

/** Play a deal again, on one of its seats, against bots. */
export interface PlayDeal {
  seat: number;
  entropy?: string | null;
  commitment?: string | null;
  level?: Level;
}

/**
 * Play on from a moment of a finished match, on one of its seats, against bots.
 *
 * What the seat could not know then is dealt anew; with `hands` everybody has what they had.
 */
export interface PlayOn {
  seat: number;
  entropy?: string | null;
  commitment?: string | null;
  level?: Level;
  step: number;
  hands?: boolean;
}

/** A point of the curve. */
export interface Point {
  step: number;
  mark: number;
  seat: number | null;
  move: string | null;
  public: Places;
  own: Places[];
  change: Change | null;
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

/**
 * What was learnt: lessons as `quartz/mining`, puzzles by their keys, clauses by game.
 *
 * `answers` are those of lessons that were left in the middle, `firsts` says of a puzzle whether
 * the first answer was right, `tips` are the clauses of which somebody was told at a table.
 */
export interface Progress {
  done?: string[];
  answers?: Record<string, (number | null)[]>;
  tips?: Record<string, string[]>;
  firsts?: Record<string, boolean>;
  solved?: string[];
  streak?: Streak;
}

/**
 * What is told when a puzzle was answered: every move, the best first.
 *
 * `found` tells by level how often bots find the best move.
 */
export interface PuzzleAnswer {
  right: boolean;
  options: PuzzleOption[];
  clause: string;
  found: Record<string, number>;
  playouts: number;
}

/**
 * A puzzle in a list: nothing in it tells the answer.
 *
 * `difficulty` is the lowest level of bots that finds it, `section` the part of the rules that
 * the answer goes by.
 */
export interface PuzzleCard {
  key: string;
  game: string;
  seats: number;
  difficulty: string;
  section: string;
}

/** A puzzle, answered or not. */
export interface PuzzleFacts {
  card: PuzzleCard;
  scenario: ScenarioFacts;
  answer: PuzzleAnswer | null;
}

/** A move of a puzzle: its chance to win with its standard error, the points to expect. */
export interface PuzzleOption {
  move: number;
  chance: number;
  error: number;
  points: number;
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

/** A new password for an account, by one of its codes. */
export interface Recovery {
  login: string;
  password: string;
  code: string;
}

/** Codes that let one back into an account, each once; they are shown only now. */
export interface RecoveryCodes {
  codes: string[];
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

/** Give up for good; where others play on a bot takes the seat. */
export interface Resign {
  kind: "resign";
  id: string;
  seat: number;
}

/** I am here again: give my seat back. */
export interface Return {
  kind: "return";
  id: string;
  seat: number;
}

/** All that can be said about a finished match. */
export interface Review {
  version: number;
  game: string;
  rules: number;
  seats: number;
  depth: "normal" | "quick";
  unit: "bet" | "day" | "round";
  scores: number[];
  ranks: number[];
  points: Point[];
  splits: Split[];
  decisions: Decision[];
  moments: Moment[][];
  verdicts: Verdict[];
}

/** Where a review stands. */
export interface ReviewState {
  status: "done" | "failed" | "running" | "waiting";
  share: number;
  step: number;
  before: number;
  problem: string | null;
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

/**
 * Matches of one deal that are over, the first of all first.
 *
 * `awaited` are its seats whose people have not allowed others to play it; no other is shown then,
 * but to the only one who has not.
 */
export interface SameDeal {
  awaited: number[];
  matches: Summary[];
}

/** Say a phrase to everybody; each hears it in their own language. */
export interface Say {
  kind: "say";
  id: string;
  seat: number;
  phrase: "go_on" | "good_luck" | "hello" | "one_moment" | "sorry" | "thanks" | "well_played" | "wow";
}

/**
 * A scenario after some answers: the steps that are new, and what may be done now.
 *
 * `players` sit on the seats in this order, with a name in every language; the one who learns
 * has none.
 */
export interface ScenarioFacts {
  game: string;
  seat: number;
  players: Record<string, string[]>;
  steps: ScenarioStep[];
  moves: number[];
  interrupts: number[];
  reasons: Reason[];
}

/**
 * What was answered on a scenario so far, and how many of its steps are known already.
 *
 * An answer is a move, or nothing where something was only read. `why` asks for the reasons why
 * some moves cannot be made now.
 */
export interface ScenarioRequest {
  answers?: (number | null)[];
  told?: number;
  why?: number[];
}

/**
 * The beginning or one move: what the seat learnt by it, and what it sees afterwards.
 *
 * The same shape as a step of a replay; a move is known to the one who made it.
 */
export interface ScenarioStep {
  seat: number | null;
  move: number | null;
  events: Record<string, any>[];
  views: View[];
}

/** A clause at work: a scenario with all its steps, and a move that is refused in the end. */
export interface SceneFacts {
  clause: string;
  scenario: ScenarioFacts;
  refused: Reason | null;
}

/** Give a seat, or the first free one, to a bot. */
export interface SeatBot {
  level: Level;
  seat?: number | null;
}

/** What one seat learns of a step: the events that it may know. */
export interface SeatEvents {
  seat: number | null;
  events: Record<string, any>[];
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
 * `commitment` binds to them until the table is called, so that nobody can choose theirs by
 * yours; `entropy` shows them at once. `name` is somebody else's who plays at the same screen;
 * without it one's own.
 */
export interface Sit {
  entropy?: string | null;
  seat?: number | null;
  name?: string | null;
  commitment?: string | null;
}

/** Who sits where, as far as lists need it. */
export interface Sitting {
  seat: number;
  person: string | null;
  name: string;
  avatar: string;
  rank: number | null;
  score: number | null;
  left: boolean;
}

/** Luck of one kind. */
export interface Source {
  name: string;
  luck: Figure;
}

/** Where a seat's result comes from: `result` is the sum of `fair` and the figures below. */
export interface Split {
  seat: number;
  result: number;
  fair: number;
  deal: Figure;
  luck: Figure;
  sources: Source[];
  own: Figure;
  others: Figure;
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
 * `perspectives` always but in the steps of a `Welcome`. `head` binds the server to everything
 * up to this step: whoever keeps it finds out later what was changed.
 */
export interface Step {
  kind: "step";
  step: number;
  at: number;
  what: string;
  head: string;
  seat: number | null;
  bot: boolean;
  agrees: boolean | null;
  moves: number | null;
  why: string | null;
  events: SeatEvents[];
  table: TableFacts | null;
  perspectives: Perspective[];
  clocks: Record<string, ClockFacts>;
}

/** The days in a row on which the puzzle of the day was solved, up to the last, since 1970. */
export interface Streak {
  last: number;
  days: number;
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
  forked: boolean;
  hinted: boolean;
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
  commitments: Record<string, string>;
  called: boolean;
  secret: string | null;
  before: string | null;
  rematch: string | null;
  moves: number;
  unread: "moves" | "numbers" | "version" | null;
  ended: "aborted" | "closed" | "resigned" | null;
  resigned: number[];
  ranks: number[] | null;
  abort: AbortFacts | null;
  fork: ForkFacts | null;
  gives_hints: boolean;
  hinted: boolean;
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
  hints: boolean;
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
  hints?: boolean;
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

/** A word for the whole, by seat. */
export interface Verdict {
  seat: number;
  decisions: number;
  error: Figure;
  adjusted: Figure;
  level: string;
  levels: Record<string, number>;
  words: Message[];
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

/** How deep a finished match is to be looked at. */
export interface WantedReview {
  depth?: "normal" | "quick";
}

/**
 * The first message: where the table stands now and who the client is at it.
 *
 * `steps` follow from `since` on, `perspectives` are those of now.
 */
export interface Welcome {
  kind: "welcome";
  version: number;
  step: number;
  now: number;
  head: string;
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

/** An example of the rules, carried out: the table before, what happened, the table after. */
export interface WorkedExample {
  key: string;
  section: string;
  seats: number;
  before: Record<string, any>;
  events: Record<string, any>[];
  after: Record<string, any>;
}
