/**
 * Says a game in a language: moves, events, decisions, refusals, outcomes, names.
 *
 * The names of the messages and their variables follow the same rules as in
 * `motherlode.words.keys`: hyphens for underscores, the facts of the game say what kind of things
 * a role holds, several things come as a list, what is absent comes as `none`, and
 * `$crystal-key` is the bare name beside `$crystal` and its other forms. The key of a seat is
 * `you` for whoever reads and `other` for everybody else; in an event it is `own` for whoever the event is about,
 * where that player comes again in another role.
 */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { GameEvent, GameFacts, Move, Decision, Slot, Thing } from '@/table/scene';
import { mark } from '@/table/pieces';
import { LOCALES, type Language } from './bundle';

const NOTHING = 'none';
const [YOU, OTHER, OWN] = ['you', 'other', 'own'];
const [IS_YOU, IS_NAMED, IS_OWN] = ['player-you', 'player-named', 'player-own'];
type Variables = Record<string, string | number>;
type Roles = Record<string, (Thing | null | undefined)[]>;

/** The name of a message. */
export const key = (...parts: Thing[]): string => parts.join('-').replaceAll('_', '-');

/** The message for a move. */
export const moveKey = (kind: string, slots: Slot[]): string =>
  key('move', kind, ...new Set(slots.map(([role]) => role)));

export class Speaker {
  #marking = false;

  constructor(
    readonly language: Language,
    readonly bundle: FluentBundle,
    readonly facts: GameFacts | null = null,
    readonly players: string[] = [],
    readonly reader: number | null = null,
  ) {}

  /** The same words among other players, said to one of them or to nobody of them. */
  among(players: string[], reader: number | null = null): Speaker {
    return new Speaker(this.language, this.bundle, this.facts, players, reader);
  }

  /** The same sentence with its things marked, so that they can be seen as pictures. */
  marked(say: () => string): string {
    this.#marking = true;
    try {
      return say();
    } finally {
      this.#marking = false;
    }
  }

  // -- messages ------------------------------------------------------------------------------

  /** A message with its variables. */
  say(message: string, variables: Variables = {}): string {
    return this.form(message, null, variables);
  }

  /** A message about seats, each in its role: “Ann’s turn”, and “Your turn” to Ann. */
  sayOf(message: string, seats: Record<string, number>, variables: Variables = {}): string {
    const people = Object.entries(seats).map(([role, seat]) => this.person(role, seat));
    return this.capitalised(this.say(message, Object.assign({}, variables, ...people) as Variables));
  }

  /** Whether there is such a message. */
  knows(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A message, or another form of it. What is missing shows as its name, and is an error. */
  form(message: string, attribute: string | null, variables: Variables): string {
    const found = this.bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return this.missing(`${message}${attribute ? `.${attribute}` : ''}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, variables as Record<string, FluentVariable>, errors);
    for (const error of errors) console.error(`${this.language}: ${message}`, error);
    return text;
  }

  private missing(message: string): string {
    console.error(`${this.language}: no message ${message}`);
    return message;
  }

  // -- a game --------------------------------------------------------------------------------

  /** What the game is called. */
  title(): string {
    return this.say('title');
  }

  /** A move, as one would announce it. */
  move(move: Pick<Move, 'kind' | 'slots'>): string {
    const things: Roles = {};
    for (const [role, thing] of move.slots) (things[role] ??= []).push(thing);
    return this.tell(moveKey(move.kind, move.slots), things);
  }

  /** What happened, from what this seat may know of it; `instead` is another message for it. */
  event(event: GameEvent, instead?: string): string {
    const kind = this.facts?.events.find((known) => known.key === event.event);
    if (!kind) return this.missing(key('event', event.event));
    const hidden = kind.secret.length > 0 && kind.secret.every((role) => event[role] == null);
    const message = hidden ? key('event', kind.key, 'hidden') : key('event', kind.key);
    const roles = Object.fromEntries(kind.roles.map((role) => [role, [event[role]]]));
    return this.tell(instead ?? message, roles, event.seat);
  }

  /** What a seat is asked, said to that seat. */
  decision(decision: Decision): string {
    const roles = Object.entries(decision).map(([role, value]) => [role, [value]]);
    return this.tell(key('decision', decision.decision), Object.fromEntries(roles));
  }

  /** Why a move is refused. */
  refusal(refusal: { reason: string; details?: Record<string, Thing> }): string {
    const roles = Object.entries(refusal.details ?? {}).map(([role, value]) => [role, [value]]);
    return this.tell(key('refusal', refusal.reason), Object.fromEntries(roles));
  }

  /** Why the match was over. */
  outcome(reason: string): string {
    return this.say(key('outcome', reason));
  }

  /** What an option is about. */
  option(option: string): string {
    return this.say(key('option', option));
  }

  /** One of the choices of an option. */
  optionChoice(option: string, choice: string): string {
    return this.say(key('option', option, choice));
  }

  /** What a part of the table is called. */
  label(word: string): string {
    return this.say(key('label', word));
  }

  // -- things --------------------------------------------------------------------------------

  /** A message about the things in some roles; what the doer has is their own. */
  tell(message: string, roles: Roles, doer?: unknown): string {
    const variables: Variables = {};
    for (const [role, things] of Object.entries(roles)) {
      Object.assign(variables, this.variables(role, things));
      if (role !== 'seat' && this.isSeat(role) && things[0] === doer) Object.assign(variables, this.own(role, doer));
    }
    return this.capitalised(this.form(message, null, variables));
  }

  /** What was said, with a capital wherever a sentence begins with a word for the reader. */
  private capitalised(said: string): string {
    if (this.reader === null) return said;
    return said.replace(
      this.#starts(),
      (_, before: string, you: string) => before + you[0]!.toUpperCase() + you.slice(1),
    );
  }

  #starts(): RegExp {
    const words = [null, ...this.formsOf(IS_YOU)].map((form) => this.form(IS_YOU, form, {}));
    return new RegExp(`(^|[.!?] )(${words.join('|')})(?!\\p{L})`, 'gu');
  }

  private variables(role: string, things: (Thing | null | undefined)[]): Variables {
    const [first] = things;
    if (things.length === 1 && typeof first === 'number') {
      return this.isSeat(role) ? this.person(role, first) : { [role]: first };
    }
    const made: Variables = {
      [role]: things.map((thing) => this.name(role, thing)).join(', '),
      [`${role}-key`]: things.map((thing) => thing ?? NOTHING).join(', '),
    };
    for (const form of this.forms(role, first)) {
      made[`${role}-${form}`] = things.map((thing) => this.name(role, thing, form)).join(', ');
    }
    return made;
  }

  /** What a message may say of the player in a role. */
  private person(role: string, seat: number): Variables {
    const made: Variables = { [role]: this.called(seat), [`${role}-key`]: seat === this.reader ? YOU : OTHER };
    for (const form of this.formsOf(IS_NAMED)) made[`${role}-${form}`] = this.called(seat, form);
    return made;
  }

  /** What a message says of a doer for the second time: “their own”; nothing to themselves. */
  private own(role: string, doer: unknown): Variables {
    if (doer == null || doer === this.reader) return {};
    const forms = this.formsOf(IS_OWN).map((form) => [`${role}-${form}`, this.form(IS_OWN, form, {})]);
    return { [`${role}-key`]: OWN, ...(Object.fromEntries(forms) as Variables) };
  }

  /** The name of a thing in a role, or another form of it. */
  name(role: string, thing: Thing | null | undefined, form: string | null = null): string {
    if (thing == null) return NOTHING;
    if (typeof thing === 'number' && this.isSeat(role)) return this.called(thing, form);
    const kind = this.kindOf(role);
    if (!kind) return String(thing);
    const said = this.form(key(kind, thing), form, {});
    return this.#marking ? mark(kind, thing, said) : said;
  }

  /** Who sits on a seat. */
  player(seat: number): string {
    return this.players[seat] ?? this.missing(`seat ${seat}`);
  }

  /** Who sits on a seat, as it is said to the reader. */
  called(seat: number, form: string | null = null): string {
    if (seat === this.reader) return this.form(IS_YOU, form, {});
    return form ? this.form(IS_NAMED, form, { name: this.player(seat) }) : this.player(seat);
  }

  private forms(role: string, thing: Thing | null | undefined): string[] {
    const kind = this.kindOf(role);
    return kind && thing != null ? this.formsOf(key(kind, thing)) : [];
  }

  private formsOf(message: string): string[] {
    return Object.keys(this.bundle.getMessage(message)?.attributes ?? {});
  }

  /** Whether the numbers in a role are seats. */
  isSeat(role: string): boolean {
    return this.facts?.roles[role]?.kind === 'seat';
  }

  /** What the things in a role are, if they have names. */
  private kindOf(role: string): string | null {
    const kind = this.facts?.roles[role]?.kind;
    return kind !== undefined && kind in this.facts!.names ? kind : null;
  }

  // -- numbers -------------------------------------------------------------------------------

  /** A number as this language writes it. */
  number(value: number, format: Intl.NumberFormatOptions = {}): string {
    return new Intl.NumberFormat(LOCALES[this.language], format).format(value);
  }

  /** A share from 0 to 1 as per cent. */
  percent(share: number): string {
    return this.number(share, { style: 'percent', maximumFractionDigits: 0 });
  }
}
