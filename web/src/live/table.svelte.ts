import { LiveScene } from '@/table/scene.svelte';
import type { BoardParts } from '@/table/boards';
import type { LogLine } from '@/table/log';
import type { GameEvent, GameFacts, Move, Reason, View } from '@/table/scene';
import type { Speaker } from '@/words/speaker';
import { look } from '@/look/settings.svelte';
import { api } from './api';
import { BeatQueue, SPEEDS, speedOf } from './beats';
import { canHash, played, saw, sharesFor, show, unbound } from './luck';
import { tried } from './problems';
import {
  MOST_WHYS,
  type AnyMessage,
  type ClockFacts,
  type HintFacts,
  type Orders,
  type Perspective,
  type Refused,
  type Say,
  type Step,
  type TableFacts,
  type UndoFacts,
  type Welcome,
} from './protocol';
import { Line, tableAddress, type Answer, type Link } from './socket';
import { eventsFor, heldBy, linesFor, perspectiveFor, placed, seatsOf, viewOf, withoutLater } from './steps';

const MOST_WAITING = 24; // steps: when more wait, whoever looks has been away
const LAST_SHOWN = 3; // of them
const MOST_MISSED = 40; // steps since the line broke
const EARLIER: LogLine = { key: 'earlier', seat: null, note: 'earlier' }; // a long match is told from its middle on
const NO_UNDO: UndoFacts = { state: 'none', reason: null, by: null, agreed: [], waiting: [] };

/** What the page around the table does. */
export interface Around {
  words(players: string[], reader: number | null): Speaker;
  nobody(seat: number): string; // what an empty seat is called
  cite(clause: string): void;
  refused(refusal: Refused): void;
  note?(line: LogLine): void; // something was done around the match that this person should not miss
  beat?(): void; // something is shown: a sound may go with it
  drawn?(before: View): void; // a new view is drawn: one may be asked now, or it is over
}

/** A table that is being played: it hears the server, and shows one step after the other. */
export class LiveTable {
  table = $state.raw() as TableFacts;
  link: Link = $state('connecting');
  tries = $state(0);
  person = $state('');
  me: number | null = $state(null); // the seat on this screen
  curtain: number | null = $state(null); // the seat for which the screen is to be handed over
  log: LogLine[] = $state.raw([]);
  clocks: Record<number, ClockFacts & { at: number }> = $state.raw({});
  present: number[] = $state.raw([]);
  onlookers = $state(0);
  scene: LiveScene | null = $state.raw(null);
  sending = $state(false);
  hint: HintFacts | null = $state.raw(null); // for the decision of now
  skipping = $state(false); // whatever happens before this seat is asked again is not shown
  held: number[] = $derived(this.table ? heldBy(this.table, this.person) : []);
  undo: UndoFacts = $derived(this.#now()?.undo ?? NO_UNDO);
  orders: Orders | null = $derived(this.#now()?.orders ?? null);
  /** Whether one person plays among bots: nobody else minds how quick they are. */
  lone: boolean = $derived(this.table?.seats.filter((seat) => seat.sitter === 'person').length === 1);
  isHost: boolean = $derived(this.table?.host === this.person);

  #perspectives: Perspective[] = $state.raw([]);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is drawn of them is `log`
  #lines = new Map<number | null, LogLine[]>();
  #moves = 0; // that stand
  #whole: GameEvent[] | null = null; // all that was told, once it was read again
  #promise = ''; // of the server, made before anyone sat down
  #opened = false; // its secret
  #drawn = 0; // the last step whose view is drawn
  #sent = 0; // the step that one's own move became: before it is drawn nothing else can be done
  readonly #line: Line;
  readonly #queue: BeatQueue<Step>;

  constructor(
    readonly code: string,
    readonly facts: GameFacts,
    readonly parts: BoardParts,
    readonly around: Around,
    line: (table: LiveTable) => Line = (table) =>
      new Line(tableAddress(code), {
        hear: (message) => table.hear(message),
        link: (link, tries) => ([table.link, table.tries] = [link, tries]),
      }),
  ) {
    this.#queue = new BeatQueue(
      (step) => this.#begin(step),
      (step) => this.#finish(step),
    );
    this.#line = line(this);
  }

  connect(): void {
    this.#line.connect();
  }

  hurry(): void {
    this.#line.hurry();
  }

  close(): void {
    this.#queue.clear();
    this.#line.close();
  }

  // -- what the server tells --------------------------------------------------------------------

  hear(message: AnyMessage): void {
    if (message.kind === 'welcome' || message.kind === 'step') this.#witness(message);
    if (message.kind === 'welcome') this.#welcome(message);
    if (message.kind === 'step') this.#queue.push(message);
    if (this.#queue.length > MOST_WAITING) this.#jump(this.#queue.skip(LAST_SHOWN));
    if (message.kind === 'present') [this.present, this.onlookers] = [message.seats, message.onlookers];
    if (message.kind === 'present') this.#seat();
  }

  /** Keep what binds the server. */
  #witness(message: Welcome | Step): void {
    const facts = message.table;
    if (message.kind === 'welcome') this.#promise = message.table.commitment;
    const isNewLine = message.kind === 'welcome';
    // The step that opens the secret says how the match ended; what is said later is not of it.
    if (!this.#opened && !(isNewLine && facts?.secret))
      saw(this.code, this.#promise, message.step, message.head, isNewLine);
    this.#opened ||= Boolean(facts?.secret);
    if (facts) this.#contribute(facts, heldBy(facts, isNewLine ? message.person : this.person));
  }

  /** Show one's luck when it is time, be bound anew after a deal that came to nothing. */
  #contribute(facts: TableFacts, mine: number[]): void {
    if (facts.phase === 'playing' && mine.length) played(this.code, mine);
    const shares = sharesFor(facts, mine);
    if (Object.keys(shares).length) {
      show(this.code, shares);
      void tried(api.share(this.code, shares));
    }
    for (const seat of canHash() ? unbound(facts, mine) : []) void tried(api.commit(this.code, seat));
  }

  /** The first time everything is shown as it stands; later what was missed is shown in order. */
  #welcome(message: Welcome): void {
    this.person = message.person;
    [this.present, this.onlookers] = [message.present, message.onlookers];
    const last = message.steps.at(-1);
    if (this.scene && last && message.steps.length < MOST_MISSED) {
      const whole = { ...last, table: message.table, perspectives: message.perspectives, clocks: message.clocks };
      this.#queue.push(...message.steps.slice(0, -1), whole);
      return;
    }
    this.#queue.clear();
    this.table = message.table;
    if (!this.scene && (message.steps[0]?.step ?? 1) > 1)
      for (const viewer of this.#viewers()) this.#lines.set(viewer, [EARLIER]);
    for (const step of message.steps) this.#write(step);
    this.#drawn = message.step;
    this.#stand(message.perspectives, message.clocks);
  }

  /** After a long absence only where it led is drawn; the log says everything. */
  #jump(steps: Step[]): void {
    for (const step of steps) {
      this.#write(step);
      this.#note(step);
      if (step.table) this.table = step.table;
    }
    this.#drawn = steps.at(-1)?.step ?? this.#drawn;
    const last = steps.findLast((step) => step.perspectives.length);
    if (last) this.#stand(last.perspectives, last.clocks);
  }

  /** How long a step is shown before what follows from it is drawn. */
  #begin(step: Step): number {
    this.#write(step);
    this.#note(step);
    const events = eventsFor(step, this.me);
    if (!this.scene || !events.length) return 0;
    const bot = this.scene.seats[step.seat ?? -1]?.sitter === 'bot';
    this.scene.speed = this.skipping ? 0 : speedOf(bot, this.#queue.length) * SPEEDS[look.speed];
    this.scene.beat = { seat: step.seat, events };
    this.around.beat?.();
    const full = this.parts.pace?.(this.scene) ?? 420;
    return this.scene.fast ? Math.min(full, 60) : full;
  }

  /** What follows from a step is drawn; how long it takes to come to rest. */
  #finish(step: Step): number {
    if (step.step < this.#drawn) return 0;
    this.#drawn = step.step;
    if (step.table) this.table = step.table;
    if (step.perspectives.length) this.#stand(step.perspectives, step.clocks);
    else if (step.table || !this.#queue.length) this.#draw();
    if (!this.scene) return 0;
    const rest = this.scene.fast ? 0 : (this.parts.settle?.(eventsFor(step, this.me)) ?? 0) * this.scene.speed;
    if (!this.#queue.length) this.scene.speed = 1;
    return rest;
  }

  /** What this person should not miss: a wish that is refused, a bot that plays on for them, a phrase. */
  #note(step: Step): void {
    const mine = step.seat !== null && this.held.includes(step.seat);
    const told =
      step.what === 'taken_over'
        ? mine
        : !mine && (step.what === 'said' || (step.what === 'undo_answered' && !step.agrees));
    const [line] = told && this.scene ? linesFor(step, this.me) : [];
    if (line) this.around.note?.(line);
  }

  #viewers(): (number | null)[] {
    return this.held.length ? this.held : [null];
  }

  #write(step: Step): void {
    if (step.what === 'played') this.#moves = step.moves ?? this.#moves + 1;
    if (step.what === 'undone') this.#moves = step.moves ?? 0;
    for (const viewer of this.#viewers()) {
      const before = this.#lines.get(viewer) ?? [];
      const stay = step.what === 'undone' ? withoutLater(before, this.#moves) : before;
      this.#lines.set(viewer, [...stay, ...linesFor(step, viewer, this.#moves)]);
    }
    this.log = this.#lines.get(this.me) ?? this.#lines.get(this.held[0] ?? null) ?? [];
  }

  #stand(perspectives: Perspective[], clocks: Record<string, ClockFacts>): void {
    this.#perspectives = perspectives;
    const at = Date.now();
    this.clocks = Object.fromEntries(Object.entries(clocks).map(([seat, clock]) => [seat, { ...clock, at }]));
    this.#turn();
    this.#draw();
  }

  /** Whose turn it is on this screen; between two people the curtain falls. */
  #turn(): void {
    const [first] = this.held;
    if (first === undefined) this.me = null;
    else if (this.me === null || !this.held.includes(this.me)) this.me = this.held.length > 1 ? null : first;
    if (this.held.length < 2) {
      this.curtain = null;
      return;
    }
    const asked = this.#perspectives[0]?.view.asked ?? [];
    const next = this.me !== null && asked.includes(this.me) ? this.me : this.held.find((seat) => asked.includes(seat));
    if (next !== undefined && next !== this.me) this.curtain = next;
    else if (this.me === null) this.curtain = first!;
  }

  /** The next person has taken the screen. */
  raise(): void {
    this.me = this.curtain;
    this.curtain = null;
    this.log = this.#lines.get(this.me) ?? [];
    this.#draw();
  }

  #draw(): void {
    const now = this.#now();
    if (!now) {
      this.#seat();
      return;
    }
    const before = this.scene?.view;
    if (this.hint && this.hint.step < this.#drawn) this.hint = null;
    this.scene ??= new LiveScene(this.facts, this, this.around.words([], null), viewOf(now));
    this.scene.house = this.table.terms.house;
    this.scene.choice.deliberate = this.parts.deliberate ?? false;
    this.scene.beat = null;
    if (now.seat !== this.scene.me) this.scene.choice.clear(); // what one has picked is not another's
    this.scene.me = now.seat;
    this.#seat();
    this.scene.past = this.#whole ?? this.log.flatMap((line) => (line.undone ? [] : (line.event ?? [])));
    if (now.view.over) void this.#recall(this.scene);
    const done = now.forced || this.#drawn < this.#sent; // the table answers, or the decision has been answered
    const may = !this.#queue.length && !done;
    if (may && now.moves.length) this.skipping = false;
    const view = placed(viewOf(now), this.table.ranks);
    if (may) this.scene.show(view, now.moves, now.interrupts);
    else this.scene.pass(view);
    if (before) this.around.drawn?.(before);
  }

  /** What is told of a finished match must be all of it: one that was told from its middle on is read again. */
  async #recall(scene: LiveScene): Promise<void> {
    if (this.#whole || this.log[0] !== EARLIER) return;
    this.#whole = [];
    const replay = await tried(api.replay(this.code, this.me));
    scene.past = this.#whole = (replay?.steps ?? []).flatMap((step) => step.events as GameEvent[]);
  }

  #now(): Perspective | undefined {
    return perspectiveFor(this.#perspectives, this.me) ?? this.#perspectives[0];
  }

  #seat(): void {
    if (!this.scene) return;
    this.scene.seats = seatsOf(this.table, this.present, (seat) => this.around.nobody(seat));
    this.say();
  }

  /** Speak, perhaps another language than before. */
  say(): void {
    if (!this.scene) return;
    const players = this.scene.seats.map((seat) => seat.name);
    this.scene.words = this.around.words(players, this.scene.me);
  }

  // -- what this person does --------------------------------------------------------------------

  async send(move: Move): Promise<void> {
    this.#sent = Infinity;
    const answer = await this.#ask({ kind: 'play', seat: this.me ?? 0, move: move.number, after: this.#line.step });
    this.#sent = answer.kind === 'done' ? answer.step : 0;
    if (this.#drawn >= this.#sent) this.#draw();
  }

  /** Show nothing more until this seat is asked. */
  skip(): void {
    this.skipping = true;
    this.#jump(this.#queue.skip(1));
  }

  async askHint(): Promise<void> {
    const answer = await this.#ask({ kind: 'ask_hint', seat: this.me ?? 0 });
    if (answer.kind === 'hint_facts' && answer.step >= this.#drawn) this.hint = answer;
  }

  takeBack(): void {
    void this.#ask({ kind: 'undo', seat: this.me ?? 0 });
  }

  consent(agrees: boolean): void {
    void this.#ask({ kind: 'consent', seat: this.me ?? 0, agrees });
  }

  order(orders: Orders): void {
    void this.#ask({ kind: 'order', seat: this.me ?? 0, orders });
  }

  speak(phrase: Say['phrase']): void {
    void this.#ask({ kind: 'say', seat: this.me ?? this.held[0] ?? 0, phrase });
  }

  resign(): void {
    void this.#ask({ kind: 'resign', seat: this.me ?? 0 });
  }

  /** Ask the others to break the match off. */
  offerAbort(): void {
    void this.#ask({ kind: 'offer_abort', seat: this.me ?? 0 });
  }

  answerAbort(agrees: boolean): void {
    void this.#ask({ kind: 'answer_abort', seat: this.me ?? 0, agrees });
  }

  comeBack(): void {
    void this.#ask({ kind: 'return', seat: this.me ?? 0 });
  }

  why(moves: number[]): void {
    if (this.me === null || this.table.phase !== 'playing') return;
    for (let from = 0; from < moves.length; from += MOST_WHYS) {
      const some = moves.slice(from, from + MOST_WHYS);
      void this.#line.ask({ kind: 'why', seat: this.me, moves: some }).then((answer) => {
        if (answer.kind === 'reasons') this.scene?.learn(answer.reasons as Reason[], some);
      });
    }
  }

  cite(clause: string): void {
    this.around.cite(clause);
  }

  async #ask(wish: Parameters<Line['ask']>[0]): Promise<Answer> {
    this.sending = true;
    const answer = await this.#line.ask(wish);
    this.sending = false;
    if (answer.kind === 'refused') this.around.refused(answer);
    return answer;
  }
}
