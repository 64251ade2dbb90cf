/** How long each step of a recap is shown: a turn takes no longer than one likes to watch. */
import type { Told } from '../../api/types';

/** Milliseconds that a turn takes at most at the usual pace, however many steps it has. */
const TURN = 3000;
const USUAL = 700;
/** Milliseconds that each step is to be seen at least. */
const LEAST = 40;

export class Pace {
  #seat: Told['seat'] | null = null;
  #left = Infinity;

  /**
   * Return how many milliseconds a step stays; `seats` are who plays in it and in those that wait.
   */
  next(seats: Told['seat'][], pace: number): number {
    const [seat] = seats;
    const chance = seat === 'chance';
    if (!chance && seat !== this.#seat) {
      this.#left = (TURN * pace) / USUAL;
      this.#seat = seat!;
    }
    // what chance does is a part of the turn in which it does it
    const others = seats.findIndex((each) => each !== 'chance' && each !== this.#seat);
    const steps = seats.slice(0, others < 0 ? undefined : others);
    const stay = Math.max(LEAST, Math.min(chance ? pace / 2 : pace, this.#left / steps.length));
    this.#left -= stay;
    return stay;
  }
}
