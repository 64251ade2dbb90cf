/** Where one is, kept after the # of the address: what stands there is never sent to a server. */
import { rest } from './rest';

export type Route = Readonly<Record<string, string>>;

function read(): Route {
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

class Router {
  route = $state.raw(read());

  /** The address has changed, or is about to, and what it says is not shown yet. */
  #arrived = () => {};

  constructor() {
    window.addEventListener('hashchange', () => {
      this.route = read();
      this.#arrived();
    });
    window.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
      const here = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (link && here && !link.target && !event.defaultPrevented) this.#leave(link.hash);
    });
  }
  #leave(hash: string) {
    if (hash === location.hash) return;
    this.#arrived();
    this.#arrived = rest.hold('the address');
  }
  /**
   * The table that is open; only a name of a table may go into an address of the API. Whatever else
   * the address says by and by, the same table is not opened again.
   */
  readonly table = $derived((this.route.table ?? '').replace(/[^a-z0-9]/g, ''));
  link(route: Route): string {
    return `#${new URLSearchParams(route)}`;
  }
  go(route: Route) {
    const link = this.link(route);
    this.#leave(link);
    location.hash = link;
  }
  /** Change the address without a step in the history. */
  replace(route: Route) {
    this.#arrived();
    history.replaceState(null, '', this.link(route));
    this.route = read();
  }
}
export const router = new Router();
