/**
 * Whether a match was played by the luck that was promised: computed here from its record and
 * from what this browser has kept, without asking the server.
 *
 * That the key deals just these cards takes the rules: `motherlode verify` computes it at home.
 */
import { saysTheSame } from './log';
import { ascii, bytesOf, hex, joined, sha256, shareCommitment, type Seen } from './luck';
import type { OpenRecord } from './protocol';

export const CHECKS = ['promise', 'shares', 'key', 'log', 'seen'] as const;
export type Check = (typeof CHECKS)[number];
/** `seen` is null for whoever was not there. */
export type Findings = Record<Check, boolean | null>;

const SECRET = /^[0-9a-f]{64}$/;

export const isFair = (found: Findings): boolean => CHECKS.every((check) => found[check] !== false);

/** Tables of earlier days were bound by a hash that browsers do not have; whoever saw one has it checked here. */
export const canBeChecked = (record: OpenRecord, seen: Seen | null): boolean =>
  Boolean(seen) || Boolean(record.log[0]?.includes('"luck":"sha256"'));

async function keyed(secret: Uint8Array<ArrayBuffer>): Promise<(...parts: Uint8Array[]) => Promise<string>> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (...parts) => hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, joined(...parts))));
}

export async function findings(record: OpenRecord, seen: Seen | null): Promise<Findings> {
  if (!SECRET.test(record.secret))
    return { promise: false, shares: false, key: false, log: false, seen: seen && false };
  const secret = bytesOf(record.secret);
  const mac = await keyed(secret);
  const heads = await headsOf(record, mac);
  return {
    promise: (await sha256(ascii('motherlode seal'), secret)) === record.commitment,
    shares: await areBound(record),
    key: (keyOfAnother(record) ?? (await keyOf(record, mac))) === (record.record as { seed: string }).seed,
    log: heads.at(-1) === record.head && saysTheSame(record),
    seen: seen && agrees(record, heads, seen),
  };
}

type Mac = Awaited<ReturnType<typeof keyed>>;

/** Nobody showed another share than the one they were bound to. */
async function areBound(record: OpenRecord): Promise<boolean> {
  for (const [seat, commitment] of Object.entries(record.commitments))
    if ((await shareCommitment(record.entropy[seat] ?? '')) !== commitment) return false;
  return true;
}

/** What the match was dealt by. */
function keyOf(record: OpenRecord, mac: Mac): Promise<string> {
  const seats = Object.keys(record.entropy).map(Number).sort();
  const added = seats.map((seat) => joined(Uint8Array.of(seat), bytesOf(record.entropy[seat]!)));
  return mac(ascii('motherlode match'), ...added);
}

/** The key of the match whose deal is played again, as the log has it from the first line on. */
function keyOfAnother(record: OpenRecord): string | undefined {
  const [, , opened] = JSON.parse(record.log[0] ?? '[0, 0, {}]') as [
    number,
    number,
    { fork?: { luck?: string } | null },
  ];
  return opened.fork?.luck;
}

/** The head of the chain after each line of the log. */
async function headsOf(record: OpenRecord, mac: Mac): Promise<string[]> {
  const heads: string[] = [];
  let head = await sha256(ascii(`motherlode log${record.code}`));
  for (const line of record.log) {
    head = await mac(bytesOf(head), new TextEncoder().encode(line));
    heads.push(head);
  }
  return heads;
}

/** The record is of the match that this browser has seen, with what it added. */
function agrees(record: OpenRecord, heads: string[], seen: Seen): boolean {
  return (
    seen.commitment === record.commitment &&
    seen.heads.every(([step, head]) => heads[step - 1] === head) &&
    hasOwnLuck(record, seen)
  );
}

/** What this browser showed was dealt with; a server that dealt without asking it for any is found out too. */
function hasOwnLuck(record: OpenRecord, { seats, shares, bound }: Seen): boolean {
  const shown = seats.filter((seat) => shares[seat]);
  const left = bound && seats.length > 0 && !shown.length;
  return !left && shown.every((seat) => record.entropy[seat] === shares[seat]);
}

/** The shares that were played with here. */
export const sharesOf = (seen: Seen | null): string[] => seen?.seats.flatMap((seat) => seen.shares[seat] ?? []) ?? [];

/** The command that checks the same at home, and that the luck deals these cards. */
export function commandFor(code: string, seen: Seen | null): string {
  const heads = seen?.heads.map(([step, head]) => `--head ${step}:${head}`) ?? [];
  const promise = seen ? [`--commitment ${seen.commitment}`] : [];
  const shares = sharesOf(seen).map((share) => `--share ${share}`);
  return [`motherlode verify motherlode-${code}.json`, ...promise, ...heads, ...shares].join(' ');
}
