import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyMessage } from './protocol';
import { Line, waitBefore, type Link, type Wire } from './socket';

class FakeWire implements Wire {
  static made: FakeWire[] = [];
  sent: { id: string; kind: string }[] = [];
  closed = false;
  onopen = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  constructor(readonly address: string) {
    FakeWire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.onclose?.({ code });
  }
}

let links: Link[] = [];
let heard: AnyMessage[] = [];
const welcome = (step: number) => ({ kind: 'welcome', step });
const wire = () => FakeWire.made.at(-1)!;

function connected(): Line {
  const line = new Line(
    (since) => `/t?since=${since}`,
    { hear: (m) => heard.push(m), link: (l) => links.push(l) },
    (a) => new FakeWire(a),
  );
  line.connect();
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.made = [];
  [links, heard] = [[], []];
});
afterEach(() => vi.useRealTimers());

describe('a line that breaks', () => {
  it('comes back and asks for what it has missed', () => {
    const line = connected();
    wire().say(welcome(3));
    wire().say({ kind: 'step', step: 4 });
    wire().break();
    expect(links).toEqual(['connecting', 'open', 'lost']);
    vi.advanceTimersByTime(1000);
    expect(FakeWire.made).toHaveLength(2);
    expect(wire().address).toBe('/t?since=4');
    wire().say(welcome(4));
    expect(links.at(-1)).toBe('open');
    line.close();
  });

  it('waits longer each time, but never very long', () => {
    expect(waitBefore(0, 1)).toBe(400);
    expect(waitBefore(3, 1)).toBe(3200);
    expect(waitBefore(30, 1)).toBe(15_000);
    expect(waitBefore(3, 0)).toBeLessThan(waitBefore(3, 1));
  });

  it('does not wait when the network is back', () => {
    const line = connected();
    wire().break();
    expect(FakeWire.made.length).toBe(1);
    line.hurry();
    expect(FakeWire.made.length).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(FakeWire.made.length).toBe(2);
    line.close();
  });

  it('is given up where there is no such table', () => {
    connected();
    wire().break(4404);
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toBe('gone');
    expect(FakeWire.made).toHaveLength(1);
  });

  it('is noticed even if it says nothing', () => {
    const line = connected();
    wire().say(welcome(0));
    vi.advanceTimersByTime(20_000);
    expect(wire().sent.at(-1)?.kind).toBe('ping');
    vi.advanceTimersByTime(10_000);
    expect(links.at(-1)).toBe('lost');
    line.close();
  });
});

describe('a request', () => {
  it('that came too fast is sent again a little later', () => {
    const line = connected();
    wire().say(welcome(0));
    void line.ask({ kind: 'undo', seat: 0 });
    wire().say({ kind: 'refused', id: null, error: 'too_fast' });
    vi.advanceTimersByTime(2000);
    expect(wire().sent.map((request) => request.kind)).toEqual(['undo', 'undo']);
    line.close();
  });

  it('is sent again under the same id until it is answered', async () => {
    const line = connected();
    wire().say(welcome(0));
    const answer = line.ask({ kind: 'play', seat: 0, move: 1, after: 0 });
    const { id } = wire().sent[0]!;
    wire().break();
    vi.advanceTimersByTime(1000);
    expect(wire().sent).toEqual([]);
    wire().say(welcome(0));
    expect(wire().sent.map((request) => request.id)).toEqual([id]);
    wire().say({ kind: 'done', id, step: 1 });
    expect(await answer).toEqual({ kind: 'done', id, step: 1 });
    wire().break();
    vi.advanceTimersByTime(1000);
    wire().say(welcome(1));
    expect(wire().sent).toEqual([]);
    line.close();
  });
});
