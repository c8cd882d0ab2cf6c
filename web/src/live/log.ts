/** The log of a finished match: what it says, and whether everything else in its record says the same. */
import type { OpenRecord } from './protocol';

interface Terms {
  game: string;
  seats: number;
  options: Record<string, string>;
  house: Record<string, number | number[]>;
}

interface Logged {
  entry: string;
  seat: number;
  entropy?: string;
  commitment?: string;
  player?: { name: string };
  name?: string;
  move?: string;
  moves?: number;
  secret?: string;
  ranks?: number[];
  terms?: Terms;
  rules?: { version: number; options: Record<string, string>; numbers: Record<string, number | number[]> };
  fork?: { position: object };
}

interface Chair {
  name?: string;
  entropy?: string;
  commitment?: string;
}

/** What a log comes to. */
interface Account {
  opened: Logged;
  chairs: Chair[];
  moves: [number, string][];
  called: boolean;
  revealed: Logged | null;
}

interface Played {
  game: string;
  version: number;
  seats: number;
  options: object;
  house: Record<string, number | number[]>;
  moves: [number, string][];
  position?: object;
}

const FIELDS = 'code commitment commitments entropy head log players ranks record secret';
const PLAYED = 'game house moves options seats seed version';

/** Text that is the same for the same data, in whatever order its fields stand. */
function plain(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
const same = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
const fieldsOf = (data: object): string => Object.keys(data).sort().join(' ');

/** Names, shares, terms, rules, moves and result of a record are those of its log, and there is nothing else in it. */
export function saysTheSame(record: OpenRecord): boolean {
  try {
    const account = read(record.log);
    const played = record.record as unknown as Played;
    return isOfLog(record, account) && isPlayedBy(played, account.opened) && same(played.moves, account.moves);
  } catch {
    return false; // it is no log
  }
}

function read(log: string[]): Account {
  const lines = log.map((line) => JSON.parse(line) as [number, number, Logged]);
  if (lines.some(([step], place) => step !== place + 1)) throw new RangeError('the log has gaps');
  const opened = lines[0]![2];
  const chairs = Array.from({ length: opened.terms!.seats }, () => ({}));
  const account: Account = { opened, chairs, moves: [], called: false, revealed: null };
  for (const [, , event] of lines) take(account, event);
  return account;
}

/** What one event changes. */
function take(account: Account, event: Logged): void {
  const chair = account.chairs[event.seat] ?? {};
  const { entropy, commitment } = event;
  if (event.entry === 'sat') account.chairs[event.seat] = { name: event.player!.name, entropy, commitment };
  if (event.entry === 'bot_sat') account.chairs[event.seat] = { name: event.name };
  if (event.entry === 'shared') chair.entropy = entropy;
  if (event.entry === 'committed') chair.commitment = commitment;
  if (event.entry === 'stood') stand(account, event.seat);
  if (event.entry === 'called') account.called = true;
  if (event.entry === 'started') account.called = false;
  if (event.entry === 'played') account.moves.push([event.seat, event.move!]);
  if (event.entry === 'undone') account.moves.length = event.moves!;
  if (event.entry === 'revealed') account.revealed = event;
}

/** A seat is free; what was shown for a deal that came to nothing counts no more. */
function stand(account: Account, seat: number): void {
  const vain = account.called ? account.chairs.filter((chair) => chair.entropy && chair.commitment) : [];
  for (const chair of vain) chair.entropy = chair.commitment = undefined;
  account.chairs[seat] = {};
  account.called = false;
}

function isOfLog(record: OpenRecord, { opened, chairs, revealed }: Account): boolean {
  const bySeat = (of: 'entropy' | 'commitment') =>
    Object.fromEntries(chairs.flatMap((chair, seat) => (chair[of] ? [[seat, chair[of]]] : [])));
  const ranks = revealed?.ranks ?? record.ranks; // logs of earlier days do not tell them
  return (
    fieldsOf(record) === FIELDS &&
    record.commitment === opened.commitment &&
    record.secret === revealed?.secret &&
    same(
      record.players,
      chairs.map((chair) => chair.name ?? ''),
    ) &&
    same(record.entropy, bySeat('entropy')) &&
    same(record.commitments, bySeat('commitment')) &&
    same(record.ranks, ranks)
  );
}

/** The match was played under the terms and rules that its table was opened with. */
function isPlayedBy({ position, ...played }: Played, { terms, rules, fork }: Logged): boolean {
  return (
    fieldsOf(played) === PLAYED &&
    played.game === terms!.game &&
    played.seats === terms!.seats &&
    played.version === (rules?.version ?? played.version) &&
    same(played.options, rules?.options ?? terms!.options) &&
    isHouse(played.house, terms!.house, rules?.numbers) &&
    (position === undefined) === !fork &&
    (!fork || same({ ...position, options: 0, house: 0 }, { ...fork.position, options: 0, house: 0 }))
  );
}

/** A record tells the numbers that differ from the box of today: those of the table, and of a box that has changed. */
function isHouse(
  said: Played['house'],
  house: Terms['house'],
  numbers: Record<string, number | number[]> = {},
): boolean {
  const all: Record<string, number | number[]> = { ...numbers, ...house };
  const differing = Object.keys(house).filter((path) => !same(house[path], numbers[path]));
  return differing.every((path) => path in said) && Object.keys(said).every((path) => same(said[path], all[path]));
}
