/** Which clauses this browser has been told of; kept in local storage, so that nothing is said twice. */
const PLACE = 'motherlode.tips';

export function knownClauses(game: string): Set<string> {
  return new Set(all()[game] ?? []);
}

export function learn(game: string, clause: string): void {
  const kept = all();
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept, [game]: [...new Set([...(kept[game] ?? []), clause])] }));
  } catch {
    // Nothing is kept: it may be said again.
  }
}

function all(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}
