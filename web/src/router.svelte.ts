/** Where we are: the address, and going elsewhere without loading the page anew. */
export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const here = (): Place => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: decodeURIComponent(location.hash.slice(1)),
});

class Router {
  place: Place = $state.raw(here());

  constructor() {
    addEventListener('popstate', () => (this.place = here()));
    document.addEventListener('click', (event) => this.#clicked(event));
  }

  go(address: string, { instead = false } = {}): void {
    history[instead ? 'replaceState' : 'pushState'](null, '', address);
    const before = this.place.path;
    this.place = here();
    if (this.place.path !== before) scrollTo(0, 0);
  }

  #clicked(event: MouseEvent): void {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
