import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Rest, type Scene } from './rest';

/** A page that is drawn when the test says so. */
class Stage implements Scene {
  said = '?';
  change = () => {};
  #frames: (() => void)[] = [];
  #moving: Promise<unknown> | null = null;

  say(what: string) {
    this.said = what;
  }
  afterFrame(work: () => void) {
    this.#frames.push(work);
  }
  moving() {
    return this.#moving;
  }
  watch(changed: () => void) {
    this.change = changed;
  }
  /** Something begins to move; the answer stops it. */
  move(): () => Promise<void> {
    let stop = () => {};
    this.#moving = new Promise<void>((resolve) => (stop = resolve));
    return async () => {
      this.#moving = null;
      stop();
      await Promise.resolve();
    };
  }
  /** Draw one picture; return whether anybody wanted to see it. */
  draw(): boolean {
    const frames = this.#frames.splice(0);
    for (const work of frames) work();
    return frames.length > 0;
  }
}

function made() {
  const stage = new Stage();
  const rest = new Rest(stage);
  return { stage, rest };
}
/** A page that has come to rest. */
function rested() {
  const { stage, rest } = made();
  stage.draw();
  expect(stage.said).toBe('');
  return { stage, rest };
}

describe('a page', () => {
  test('is at rest when a picture went by in which nothing happened', () => {
    const { stage } = made();
    expect(stage.said).toBe('drawing');
    stage.change();
    stage.draw(); // something happened since it was asked for
    expect(stage.said).toBe('drawing');
    stage.draw();
    expect(stage.said).toBe('');
    expect(stage.draw()).toBe(false); // nobody looks any more
  });

  test('is not at rest as soon as it changes', () => {
    const { stage } = rested();
    stage.change();
    expect(stage.said).toBe('drawing');
    stage.draw();
    expect(stage.said).toBe('');
  });

  test('is not at rest while something moves, however long that takes', async () => {
    const { stage } = rested();
    const stop = stage.move();
    stage.change();
    stage.draw();
    expect(stage.said).toBe('moving');
    expect(stage.draw()).toBe(false);
    await stop();
    expect(stage.said).toBe('drawing');
    stage.draw();
    expect(stage.said).toBe('');
  });

  test('is looked at once a picture, however much changes', () => {
    const { stage } = rested();
    const frames = vi.spyOn(stage, 'afterFrame');
    for (let times = 0; times < 100; times++) stage.change();
    expect(frames).toHaveBeenCalledTimes(1);
  });
});

describe('what is to come', () => {
  test('keeps the page from resting until all of it is there', () => {
    const { stage, rest } = rested();
    const [one, two] = [rest.hold('one'), rest.hold('two')];
    expect(stage.said).toBe('one, two');
    one();
    one(); // more often changes nothing
    expect(stage.said).toBe('two');
    stage.draw();
    expect(stage.said).toBe('two');
    two();
    stage.draw();
    expect(stage.said).toBe('');
  });

  test('that begins while the page settles is waited for', () => {
    const { stage, rest } = made();
    const one = rest.hold('one');
    stage.draw();
    expect(stage.said).toBe('one');
    one();
    expect(stage.said).toBe('drawing');
    const two = rest.hold('two'); // what one brought asks for more
    stage.draw();
    expect(stage.said).toBe('two');
    two();
    stage.draw();
    expect(stage.said).toBe('');
  });

  test('may be an answer, also one that is a refusal', async () => {
    const { stage, rest } = rested();
    const good = rest.during('good', Promise.resolve(7));
    expect(stage.said).toBe('good');
    expect(await good).toBe(7);
    const bad = rest.during('bad', Promise.reject(new Error('no')));
    await expect(bad).rejects.toThrow('no');
    stage.draw(); // this picture was asked for before it was refused
    expect(stage.said).toBe('drawing');
    stage.draw();
    expect(stage.said).toBe('');
  });
});

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('that somebody waits for keeps the page from resting', () => {
    const { stage, rest } = rested();
    const done = vi.fn(() => expect(stage.said).toBe('soon')); // there is no gap before what it does
    rest.later('soon', 100, done);
    vi.advanceTimersByTime(99);
    expect(stage.said).toBe('soon');
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledOnce();
    stage.draw();
    expect(stage.said).toBe('');
  });

  test('that is called off is not waited for', () => {
    const { stage, rest } = rested();
    const done = vi.fn();
    const cancel = rest.later('soon', 100, done);
    cancel();
    cancel();
    stage.draw();
    expect(stage.said).toBe('');
    vi.advanceTimersByTime(1000);
    expect(done).not.toHaveBeenCalled();
  });

  test('goes by in a pause', async () => {
    const { stage, rest } = rested();
    const over = rest.pause('a pause', 50);
    expect(stage.said).toBe('a pause');
    vi.advanceTimersByTime(50);
    await over;
    stage.draw();
    expect(stage.said).toBe('');
  });

  test('that only takes something away, or goes on for ever, is not waited for', () => {
    const { stage, rest } = rested();
    const [gone, tick] = [vi.fn(), vi.fn()];
    const stop = [rest.fade(100, gone), rest.every(100, tick)];
    expect(stage.said).toBe('');
    vi.advanceTimersByTime(250);
    expect(gone).toHaveBeenCalledTimes(1);
    expect(tick).toHaveBeenCalledTimes(2);
    for (const each of stop) each();
    vi.advanceTimersByTime(1000);
    expect(tick).toHaveBeenCalledTimes(2);
  });
});

describe('who waits until nothing else is to come', () => {
  test('is called before the page says that it is at rest', () => {
    const { stage, rest } = rested();
    const said: string[] = [];
    rest.calm(() => said.push(stage.said));
    const release = rest.hold('an answer');
    stage.draw();
    expect(said).toEqual([]);
    release();
    stage.draw();
    expect(said).toEqual(['drawing']);
    stage.draw();
    expect(stage.said).toBe('');
    expect(said).toHaveLength(1);
  });

  test('may do without it', () => {
    const { stage, rest } = rested();
    const said: string[] = [];
    rest.calm(() => said.push('too late'))();
    stage.draw();
    expect([stage.said, said]).toEqual(['', []]);
  });
});
