import { describe, expect, it } from 'vitest';
import { along } from './way';

const moved = (frame: Keyframe) =>
  String(frame.transform)
    .match(/-?[\d.]+(?=px)/g)!
    .map((text) => Number(text) + 0);

describe('the way of a thing', () => {
  it('begins where it is, rises, and ends where it shall be', () => {
    const frames = along(
      [
        { x: 10, y: 20 },
        { x: 110, y: 20 },
      ],
      { time: 500, arc: 40 },
    );
    expect(moved(frames[0]!)).toEqual([0, 0]);
    expect(moved(frames.at(-1)!)).toEqual([100, 0]);
    expect(Math.min(...frames.map((frame) => moved(frame)[1]!))).toBeLessThan(-35);
  });

  it('touches every spot that it passes', () => {
    const frames = along(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 20, y: 0 },
        { x: 30, y: 0 },
      ],
      { time: 270, arc: 8 },
    );
    const touched = frames.filter((frame) => Math.abs(moved(frame)[1]!) < 0.1).map((frame) => moved(frame)[0]);
    expect(touched).toEqual([0, 10, 20, 30]);
  });

  it('waits where it is before it goes', () => {
    const frames = along(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      { time: 400, hold: 100 },
    );
    expect(frames[1]).toMatchObject({ offset: 0.25, transform: frames[0]!.transform });
    expect(frames.at(-1)).toMatchObject({ offset: 1, opacity: 1 });
  });

  it('ends unseen for what sinks', () => {
    const frames = along(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      { time: 400, sinks: true },
    );
    expect(frames.at(-1)).toMatchObject({ opacity: 0 });
  });
});
