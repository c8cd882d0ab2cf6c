/** The server over HTTP. */
import type {
  Appearance,
  Components,
  Credentials,
  GameCard,
  GameFacts,
  Language,
  Level,
  NewPassword,
  NewTable,
  NextTable,
  OpenRecord,
  Person,
  Phase,
  Problem,
  Replay,
  Rules,
  TableFacts,
  Tables,
  Verdict,
} from './protocol';

/** The server has refused; `error` is its word for programs. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    text: string,
  ) {
    super(text);
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await reach(path, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api${path}`, request);
  } catch {
    throw new Refusal(0, 'offline', 'the server cannot be reached');
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  return new Refusal(answer.status, problem?.error ?? 'unavailable', problem?.text ?? answer.statusText);
}

const query = (wanted: Record<string, string | number | null | undefined>): string => {
  const set = Object.entries(wanted).filter(([, value]) => value != null && value !== '');
  return set.length ? `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}` : '';
};

/** What never changes is asked for once. */
const kept = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  let found = kept.get(path);
  if (!found) {
    found = call<T>('GET', path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found as Promise<T>;
}

/** 32 bytes of luck that this browser adds. */
export function luck(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Page {
  before?: number | null;
  before_code?: string | null;
}

export const api = {
  me: () => call<Person>('GET', '/me'),
  appear: (how: Appearance) => call<Person>('PATCH', '/me', how),
  register: (who: NewPassword) => call<Person>('POST', '/me/password', who),
  login: (who: Credentials) => call<Person>('POST', '/login', who),
  logout: () => call<void>('POST', '/logout'),

  games: () => once<GameCard[]>('/games'),
  game: (key: string) => once<GameFacts>(`/games/${key}`),
  components: (key: string) => once<Components>(`/games/${key}/components`),
  rules: (key: string, language: Language) => once<Rules>(`/games/${key}/rules/${language}`),

  open: (wanted: NewTable) => call<TableFacts>('POST', '/tables', wanted),
  lobby: (page: Page = {}) => call<Tables>('GET', `/tables${query({ ...page })}`),
  mine: (phase?: Phase, page: Page = {}) => call<Tables>('GET', `/tables/mine${query({ phase, ...page })}`),
  matches: (wanted: { game?: string; player?: string } & Page = {}) =>
    call<Tables>('GET', `/matches${query({ ...wanted })}`),

  table: (code: string) => call<TableFacts>('GET', `/tables/${code}`),
  /** `name` is somebody else's who plays at this screen. */
  sit: (code: string, seat: number | null = null, name: string | null = null) =>
    call<TableFacts>('POST', `/tables/${code}/sit`, { entropy: luck(), seat, name }),
  stand: (code: string, seat: number) => call<TableFacts>('POST', `/tables/${code}/stand`, { seat }),
  seatBot: (code: string, level: Level, seat: number | null = null) =>
    call<TableFacts>('POST', `/tables/${code}/bots`, { level, seat }),
  free: (code: string, seat: number) => call<TableFacts>('DELETE', `/tables/${code}/seats/${seat}`),
  start: (code: string) => call<TableFacts>('POST', `/tables/${code}/start`),
  /** As many seats as were held are taken again, as far as they are free. */
  rematch: (code: string, held: number) =>
    call<NextTable>('POST', `/tables/${code}/rematch`, { entropy: Array.from({ length: held }, luck) }),

  record: (code: string) => call<OpenRecord>('GET', `/tables/${code}/record`),
  verify: (code: string) => call<Verdict>('GET', `/tables/${code}/verify`),
  replay: (code: string, seat: number | 'open' | null) =>
    call<Replay>('GET', `/tables/${code}/replay${query({ seat })}`),
};
