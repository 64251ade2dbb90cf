/** What the page lets hear: nothing before somebody has touched it, nothing if it is to be silent. */
import { rest } from '../rest';
import { settings } from '../settings.svelte';
import { perform, type Sound } from './score';

const LOUD = 0.3;
/** What others do is heard as from across the table. */
const SOFT = 0.12;
/** Milliseconds of silence after which the device need not be kept ready. */
const IDLE = 5000;

class Voice {
  #context: AudioContext | null = null;
  #sleep = () => {};
  #touched = false;

  constructor() {
    // browsers let nothing be heard before the page was touched, and what is late is a riddle
    for (const gesture of ['click', 'keydown'])
      addEventListener(gesture, () => (this.#touched = true), { capture: true, once: true });
  }

  play(sound: Sound, soft = false) {
    if (!settings.sound || !this.#touched) return;
    const context = (this.#context ??= new AudioContext());
    if (context.state === 'suspended') void context.resume();
    perform(context, sound, soft ? SOFT : LOUD);
    this.#sleep();
    this.#sleep = rest.fade(IDLE, () => void context.suspend());
  }
}
export const voice = new Voice();
