/** Where one is, kept behind the # of the address: what stands there is never sent to a server. */
export type Route = Readonly<Record<string, string>>;

function read(): Route {
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

class Router {
  route = $state.raw(read());

  constructor() {
    window.addEventListener('hashchange', () => (this.route = read()));
  }
  /** The table that is open; only a name of a table may go into an address of the API. */
  get table(): string {
    return (this.route.table ?? '').replace(/[^a-z0-9]/g, '');
  }
  link(route: Route): string {
    return `#${new URLSearchParams(route)}`;
  }
  go(route: Route) {
    location.hash = this.link(route);
  }
  /** Change the address without a step in the history. */
  replace(route: Route) {
    history.replaceState(null, '', this.link(route));
    this.route = read();
  }
}
export const router = new Router();
