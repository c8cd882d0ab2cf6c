/** How long ago something was, as people say it: "5 minutes ago", "yesterday". */
const STEPS: [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function agoOf(time: number, locale: string, now = Date.now()): string {
  const [unit, length] = STEPS.find(([, length]) => now - time >= length) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor((now - time) / length), unit);
}
