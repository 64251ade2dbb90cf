import { beforeEach, expect, test, vi } from 'vitest';

/** A history as browsers have it: steps, of which one is shown, and news when one goes back. */
const past = vi.hoisted(() => {
  const listeners: (() => void)[] = [];
  const steps: { state: unknown; hash: string }[] = [{ state: null, hash: '#home' }];
  let at = 0;
  const location = { hash: '#home' };
  const history = {
    get state() {
      return steps[at]!.state;
    },
    pushState(state: unknown) {
      steps.splice(at + 1, steps.length, { state, hash: location.hash });
      at++;
    },
    back() {
      if (!at) return;
      at--;
      location.hash = steps[at]!.hash;
      for (const each of listeners) each();
    },
  };
  return {
    history,
    go(hash: string) {
      location.hash = hash;
      history.pushState(null);
      for (const each of listeners) each();
    },
    where: () => location.hash,
    globals: {
      history,
      location,
      addEventListener: (_: string, f: () => void) => listeners.push(f),
    },
  };
});
vi.mock('../rest', () => ({ rest: { later: () => () => {} } }));
for (const [name, value] of Object.entries(past.globals)) vi.stubGlobal(name, value);
const { layers } = await import('./layers');

let open: string[] = [];
function show(name: string, rank: number): () => void {
  const closed = () => {
    open = open.filter((each) => each !== name);
    remove();
  };
  const remove = layers.open(rank, closed);
  open.push(name);
  return closed;
}

beforeEach(() => {
  open = [];
  past.go('#table');
});

test('back closes the highest first, and then leaves', () => {
  show('preview', 1);
  show('sheet', 3);
  show('strip', 2);
  const left = [];
  for (let times = 0; times < 4; times++) {
    past.history.back();
    left.push([...open, past.where()].join(' '));
  }
  expect(left).toEqual(['preview strip #table', 'preview #table', '#table', '#home']);
});

test('what was closed by hand needs no step back', () => {
  show('sheet', 3)();
  show('preview', 1)();
  past.history.back();
  expect(past.where()).toBe('#home');
});

test('a layer that is opened after others were closed is closed by one step', () => {
  const strip = show('strip', 2);
  show('sheet', 3)();
  strip();
  show('preview', 1);
  past.history.back();
  expect([...open, past.where()]).toEqual(['#table']);
  past.history.back();
  expect(past.where()).toBe('#home');
});
