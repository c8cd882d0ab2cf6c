/** A chance as whole per cent, never 0 or 100 unless it is certain. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return 1;
  if (chance < 1 && rounded === 100) return 99;
  return rounded;
}
