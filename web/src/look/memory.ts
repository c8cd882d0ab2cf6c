/** What this browser remembers, by place. One that remembers nothing still plays and learns. */
export function recall<T>(place: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

export function remember(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // It is forgotten when the page is closed.
  }
}
