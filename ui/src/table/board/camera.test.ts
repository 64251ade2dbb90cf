import { expect, test, vi } from 'vitest';

vi.mock('../../rest', () => ({ rest: { later: () => () => {} } }));
vi.mock('svelte/motion', () => ({
  prefersReducedMotion: { current: true },
  Tween: class<T> {
    current: T;
    constructor(readonly first: T) {
      this.current = first;
    }
    get target() {
      return this.current;
    }
    set(value: T) {
      this.current = value;
    }
  },
}));
const { Camera } = await import('./camera.svelte');

/** A board of 1000 by 1000 on a phone. */
function phone() {
  const camera = new Camera(
    () => 1000,
    () => 1000,
  );
  camera.room = { width: 400, height: 500 };
  return camera;
}

test('all of a drawing is seen at first, over the whole width', () => {
  expect(phone().seen).toEqual({ x: 0, y: -125, width: 1000, height: 1250 });
});

test('it goes to where it is decided, as near as all of it fits', () => {
  const camera = phone();
  camera.approach({ x: 600, y: 600, width: 300, height: 300 });
  const { x, y, width, height } = camera.seen;
  expect(camera.scale).toBeGreaterThan(2);
  expect(x).toBeLessThan(600);
  expect(y).toBeLessThan(600);
  expect(x + width).toBeGreaterThan(900);
  expect(y + height).toBeGreaterThan(900);
  expect(x + width).toBeLessThanOrEqual(1000);
});

test('it stays where what is decided is seen well enough', () => {
  const camera = phone();
  camera.approach({ x: 600, y: 600, width: 300, height: 300 });
  const before = camera.seen;
  camera.approach({ x: 610, y: 620, width: 200, height: 250 });
  expect(camera.seen).toEqual(before);
  camera.approach({ x: 0, y: 0, width: 1000, height: 900 });
  expect(camera.scale).toBe(1);
});

test('it goes further off where the room has become too small for what is decided', () => {
  const camera = phone();
  const part = { x: 300, y: 300, width: 350, height: 480 };
  camera.approach(part);
  camera.room = { width: 400, height: 260 };
  camera.approach(part);
  const { y, height } = camera.seen;
  expect(y).toBeLessThan(300);
  expect(y + height).toBeGreaterThan(780);
});

test('the scale stays when it only follows', () => {
  const camera = phone();
  camera.approach({ x: 600, y: 600, width: 300, height: 300 });
  const { scale } = camera;
  camera.follow({ x: 20, y: 20, width: 40, height: 40 });
  expect(camera.scale).toBe(scale);
  expect(camera.seen.x).toBe(0);
});

test('it follows from farther off where all of something is to be seen and has no room', () => {
  const camera = phone();
  camera.approach({ x: 600, y: 600, width: 300, height: 300 });
  const before = camera.seen;
  camera.follow({ x: 650, y: 650, width: 50, height: 50 }, true);
  expect(camera.seen).toEqual(before);
  camera.follow({ x: 50, y: 600, width: 850, height: 300 }, true);
  const { x, width } = camera.seen;
  expect(x).toBeLessThanOrEqual(50);
  expect(x + width).toBeGreaterThanOrEqual(900);
});

test('what is covered from below is not counted as seen', () => {
  const camera = phone();
  camera.covered = 300;
  camera.follow({ x: 480, y: 900, width: 40, height: 40 });
  const { y, height } = camera.seen;
  expect(y + height * (200 / 500)).toBeGreaterThan(940);
});

test('the point that one zooms at stays where it is', () => {
  const camera = phone();
  camera.zoom(2, { x: 250, y: 500 });
  const { x, y, width, height } = camera.seen;
  expect((250 - x) / width).toBeCloseTo(0.25);
  expect((500 - y) / height).toBeCloseTo(0.5);
  camera.zoom(0);
  expect(camera.seen.width).toBe(1000);
});
