import { beforeEach, expect, test, vi } from 'vitest';
import { SCORE } from './score';

const settings = vi.hoisted(() => ({ sound: true }));
const fade = vi.hoisted(() => vi.fn(() => () => {}));
vi.mock('../settings.svelte', () => ({ settings }));
vi.mock('../rest', () => ({ rest: { fade } }));

const heard: { pitch: number; begins: number; ends: number; loud: number }[] = [];
let contexts = 0;
/** As much of a device as is needed, which writes down what it plays. */
class Device {
  state = 'running';
  currentTime = 10;
  destination = {};
  constructor() {
    contexts++;
  }
  resume() {
    this.state = 'running';
  }
  suspend() {
    this.state = 'suspended';
  }
  createGain() {
    const ramps: number[] = [];
    const ramp = (value: number) => void ramps.push(value);
    const gain = { setValueAtTime: ramp, exponentialRampToValueAtTime: ramp, ramps };
    return { gain, connect: (next: unknown) => next };
  }
  createOscillator() {
    const note = { pitch: 0, begins: 0, ends: 0, loud: 0 };
    heard.push(note);
    return {
      frequency: {
        setValueAtTime: (value: number) => (note.pitch = value),
        exponentialRampToValueAtTime: () => {},
      },
      connect: (next: ReturnType<Device['createGain']>) => {
        Object.defineProperty(note, 'loud', { get: () => Math.max(...next.gain.ramps) });
        return next;
      },
      start: (at: number) => (note.begins = at),
      stop: (at: number) => (note.ends = at),
    };
  }
}
const gestures: Record<string, () => void> = {};
vi.stubGlobal('AudioContext', Device);
vi.stubGlobal('addEventListener', (name: string, work: () => void) => (gestures[name] = work));
const { voice } = await import('./sound');

beforeEach(() => {
  heard.length = 0;
  settings.sound = true;
});

test('nothing is heard, nor a device asked for, before the page was touched', () => {
  voice.play('turn');
  expect([contexts, heard.length]).toEqual([0, 0]);
  gestures['keydown']!();
});

test('nothing is heard when sound is off', () => {
  settings.sound = false;
  voice.play('turn');
  expect([contexts, heard.length]).toEqual([0, 0]);
});

test('every sound is short, not loud, and begins at once; one device plays them all', () => {
  for (const sound of Object.keys(SCORE) as (keyof typeof SCORE)[]) {
    heard.length = 0;
    voice.play(sound);
    expect(heard.length).toBeGreaterThan(0);
    expect(Math.min(...heard.map(({ begins }) => begins))).toBe(10);
    expect(Math.max(...heard.map(({ ends }) => ends))).toBeLessThan(sound === 'end' ? 12.5 : 11.5);
    expect(Math.max(...heard.map(({ loud }) => loud))).toBeLessThanOrEqual(0.3);
  }
  expect(contexts).toBe(1);
});

test('what others do is softer', () => {
  voice.play('place');
  const own = heard[0]!.loud;
  heard.length = 0;
  voice.play('place', true);
  expect(heard[0]!.loud).toBeLessThan(own / 2);
});
