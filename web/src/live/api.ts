/** The server over HTTP. */
import { look } from '@/look/settings.svelte';
import { bindTo, newLuck } from './luck';
import type {
  Appearance,
  Components,
  Confirmation,
  CourseCard,
  Credentials,
  GameCard,
  GameFacts,
  Language,
  LessonFacts,
  Level,
  NewPassword,
  NewTable,
  NextTable,
  OpenRecord,
  Person,
  Phase,
  Problem,
  Progress,
  PuzzleCard,
  PuzzleFacts,
  Recovery,
  RecoveryCodes,
  Replay,
  Rules,
  SceneFacts,
  ScenarioRequest,
  TableFacts,
  Tables,
  LuckVerdict,
  WorkedExample,
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

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await reach(path, {
    method,
    headers: {
      'Accept-Language': look.language,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
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

export const query = (wanted: Record<string, string | number | null | undefined>): string => {
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

interface Page {
  before?: number | null;
  before_code?: string | null;
}

export const api = {
  me: () => call<Person>('GET', '/me'),
  appear: (how: Appearance) => call<Person>('PATCH', '/me', how),
  register: (who: NewPassword) => call<Person>('POST', '/me/password', who),
  login: (who: Credentials) => call<Person>('POST', '/login', who),
  recoveryCodes: (who: Confirmation) => call<RecoveryCodes>('POST', '/me/recovery', who),
  recover: (who: Recovery) => call<Person>('POST', '/login/recover', who),
  progress: (learnt: Progress) => call<Progress>('POST', '/me/progress', learnt),
  logout: () => call<void>('POST', '/logout'),

  games: () => once<GameCard[]>('/games'),
  game: (key: string) => once<GameFacts>(`/games/${key}`),
  components: (key: string) => once<Components>(`/games/${key}/components`),
  examples: (key: string) => once<WorkedExample[]>(`/games/${key}/examples`),
  rules: (key: string, language: Language) => once<Rules>(`/games/${key}/rules/${language}`),

  /** Every seat that is taken adds luck of its own. */
  open: async ({ sit = [], ...wanted }: NewTable) => {
    const places = await Promise.all(sit.map(async (place) => ({ ...place, ...(await newLuck()) })));
    const facts = await call<TableFacts>('POST', '/tables', { ...wanted, sit: places });
    if (places.some((place) => place.commitment)) bindTo(facts.code);
    return facts;
  },
  lobby: (page: Page = {}) => call<Tables>('GET', `/tables${query({ ...page })}`),
  mine: (phase?: Phase, page: Page = {}) => call<Tables>('GET', `/tables/mine${query({ phase, ...page })}`),
  matches: (wanted: { game?: string; player?: string } & Page = {}) =>
    call<Tables>('GET', `/matches${query({ ...wanted })}`),

  table: (code: string) => call<TableFacts>('GET', `/tables/${code}`),
  /** `name` is somebody else's who plays at this screen. */
  sit: async (code: string, seat: number | null = null, name: string | null = null) => {
    const added = await newLuck();
    const facts = await call<TableFacts>('POST', `/tables/${code}/sit`, { ...added, seat, name });
    if (added.commitment) bindTo(code);
    return facts;
  },
  share: (code: string, entropy: Record<string, string>) =>
    call<TableFacts>('POST', `/tables/${code}/share`, { entropy }),
  commit: async (code: string, seat: number) =>
    call<TableFacts>('POST', `/tables/${code}/commit`, { seat, commitment: (await newLuck()).commitment }),
  stand: (code: string, seat: number) => call<TableFacts>('POST', `/tables/${code}/stand`, { seat }),
  seatBot: (code: string, level: Level, seat: number | null = null) =>
    call<TableFacts>('POST', `/tables/${code}/bots`, { level, seat }),
  free: (code: string, seat: number) => call<TableFacts>('DELETE', `/tables/${code}/seats/${seat}`),
  start: (code: string) => call<TableFacts>('POST', `/tables/${code}/start`),
  /** As many seats as were held are taken again, as far as they are free. */
  rematch: async (code: string, held: number) => {
    const added = await Promise.all(Array.from({ length: held }, newLuck));
    const [entropy, commitments] = [added.map((one) => one.entropy), added.map((one) => one.commitment)];
    const wanted = { entropy: entropy.filter(Boolean), commitments: commitments.filter(Boolean) };
    const next = await call<NextTable>('POST', `/tables/${code}/rematch`, wanted);
    if (wanted.commitments.length) bindTo(next.code);
    return next;
  },

  record: (code: string) => call<OpenRecord>('GET', `/tables/${code}/record`),
  verify: (code: string) => call<LuckVerdict>('GET', `/tables/${code}/verify`),
  courses: () => once<CourseCard[]>('/school/courses'),
  lesson: (game: string, name: string, request: ScenarioRequest) =>
    call<LessonFacts>('POST', `/school/lessons/${game}/${name}`, request),
  firstMatch: async (game: string) => call<TableFacts>('POST', `/school/matches/${game}`, await newLuck()),
  puzzles: () => once<PuzzleCard[]>('/school/puzzles'),
  puzzle: (key: string, request: ScenarioRequest) => call<PuzzleFacts>('POST', `/school/puzzles/${key}`, request),
  scenes: (game: string) => once<string[]>(`/school/scenes/${game}`),
  scene: (game: string, clause: string) => once<SceneFacts>(`/school/scenes/${game}/${clause}`),
  replay: (code: string, seat: number | 'open' | null) =>
    call<Replay>('GET', `/tables/${code}/replay${query({ seat })}`),
};
