import { matching, minus, NOTHING_PICKED, plus, readyMove, type Picked } from './matching';
import type { Move, Slot, Thing } from './scene';

const has = (slots: Slot[], role: string, thing: Thing): boolean => slots.some(([r, t]) => r === role && t === thing);

/**
 * What may be done now and what has been picked of it so far.
 *
 * A board asks `isOpen` to know what glows and calls `pick` when it is touched. A move that
 * is whole after the first touch is sent at once; a longer one becomes `ready`, is said on the
 * plate and can be taken back before it is sent.
 */
export class Choice<K extends string = string, R extends string = string> {
  moves: Move<K, R>[] = $state.raw([]);
  picked: Picked<K, R> = $state.raw(NOTHING_PICKED);
  matching: Move<K, R>[] = $derived(matching(this.moves, this.picked));
  ready: Move<K, R> | null = $derived(readyMove(this.moves, this.picked));
  /** Whether something is picked that the plate should offer to take back. */
  begun: boolean = $derived(this.picked.slots.length > 0 || this.picked.kind !== undefined);

  /** Whether a touch only shows what could be done: it is done on the plate. */
  deliberate = false;

  readonly #send: (move: Move) => void;

  constructor(send: (move: Move) => void = () => {}, moves: Move<K, R>[] = []) {
    this.#send = send;
    this.moves = moves;
  }

  /** New moves are legal: what was picked stays if it still can become one of them. */
  renew(moves: Move<K, R>[]): void {
    this.moves = moves;
    if (!matching(moves, this.picked).length) this.clear();
  }

  /** Nothing can be done while something is shown; what was picked waits for the next moves. */
  pause(): void {
    this.moves = [];
  }

  /** Would picking it, after what is picked already, lead to a legal move? It glows. */
  isOpen(role: R, thing: Thing, kind?: K): boolean {
    if (kind !== undefined && this.picked.kind !== undefined && kind !== this.picked.kind) return false;
    return matching(this.moves, plus(this.picked, role, thing, kind)).length > 0;
  }

  /** Would picking it from the beginning lead to a legal move? Touching it changes one's mind. */
  canStart(role: R, thing: Thing, kind?: K): boolean {
    return matching(this.moves, { kind, slots: [[role, thing]] }).length > 0;
  }

  /** Whether it has been picked. */
  isPicked(role: R, thing: Thing): boolean {
    return has(this.picked.slots, role, thing);
  }

  /** How often it has been picked: two rubies are two picks. */
  times(role: R, thing: Thing): number {
    return this.picked.slots.filter(([r, t]) => r === role && t === thing).length;
  }

  /** Pick a thing; picked once more it is put back; one that does not fit starts anew. */
  pick(role: R, thing: Thing, kind?: K): void {
    if (this.isOpen(role, thing, kind)) this.#become(plus(this.picked, role, thing, kind));
    else if (this.isPicked(role, thing)) this.picked = minus(this.picked, role, thing);
    else if (this.canStart(role, thing, kind)) this.#become({ kind, slots: [[role, thing]] });
  }

  /** Choose what kind of move it shall be. */
  pickKind(kind: K): void {
    this.#become({ kind, slots: [] });
  }

  /** Put a thing back. */
  unpick(role: R, thing: Thing): void {
    this.picked = minus(this.picked, role, thing);
  }

  /** Pick all that a move names; picked once more it is put back. */
  show(move: Move<K, R>): void {
    const again = this.ready?.number === move.number;
    this.picked = again ? NOTHING_PICKED : { kind: move.kind, slots: move.slots };
  }

  /** Take the last pick back. */
  back(): void {
    const slots = this.picked.slots.slice(0, -1);
    this.picked = slots.length ? { ...this.picked, slots } : NOTHING_PICKED;
  }

  /** Take everything back. */
  clear(): void {
    this.picked = NOTHING_PICKED;
  }

  /** A legal move of a kind that has these things. */
  find(kind: K, slots: Slot<R>[] = []): Move<K, R> | undefined {
    return matching(this.moves, { kind, slots }).find((move) => move.slots.length === slots.length);
  }

  /** A move that one touch makes; none while another is being picked, so that no touch does both. */
  atOnce(kind: K): Move<K, R> | undefined {
    return this.begun ? undefined : this.find(kind);
  }

  /** Whether any legal move is of a kind. */
  can(kind: K): boolean {
    return this.moves.some((move) => move.kind === kind);
  }

  /** The things that may still be picked in a role, each once. */
  openThings(role: R, kind?: K): Thing[] {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is made anew each time
    const things = new Set(this.matching.flatMap((m) => m.slots.filter(([r]) => r === role).map(([, t]) => t)));
    return [...things].filter((thing) => this.isOpen(role, thing, kind));
  }

  /** Send a move; until new moves come nothing else can be done. */
  play(move: Move<K, R>): void {
    this.clear();
    this.moves = [];
    this.#send(move);
  }

  #become(picked: Picked<K, R>): void {
    this.picked = picked;
    const move = this.ready;
    const picks = picked.slots.length;
    if (this.deliberate) return;
    if (move && picks <= 1 && move.slots.length === picks && this.matching.length === 1) this.play(move);
  }
}
