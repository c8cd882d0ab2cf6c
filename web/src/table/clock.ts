/** What is left on a clock that was read at some moment. */
export interface Read {
  left: number;
  running: boolean;
  at: number; // this machine's time when it was read
}

/** Milliseconds that are left now. */
export const leftNow = (clock: Read, now: number): number =>
  Math.max(0, clock.left - (clock.running ? now - clock.at : 0));

/** Minutes and seconds, or hours and minutes, or days. */
export function saidTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
