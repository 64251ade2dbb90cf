/** How long each step of a recap is shown: a turn takes no longer than one likes to watch. */
import type { Told } from '../../api/types';

/** Milliseconds that a turn takes at most at the usual pace, however many steps it has. */
const TURN = 3000;
const USUAL = 700;
/** Milliseconds that each step is to be seen at least. */
const LEAST = 120;

export class Pace {
  #seat: Told['seat'] | null = null;
  #left = 0;

  /**
   * Return how many milliseconds a step stays; `seats` are who plays in it and in those that wait.
   */
  next(seats: Told['seat'][], pace: number): number {
    const [seat] = seats;
    if (seat === 'chance') return Math.max(LEAST, pace / 2);
    if (seat !== this.#seat) this.#left = (TURN * pace) / USUAL;
    this.#seat = seat!;
    const others = seats.findIndex((each) => each !== 'chance' && each !== seat);
    const steps = seats.slice(0, others < 0 ? undefined : others);
    const stay = Math.max(LEAST, Math.min(pace, this.#left / steps.length));
    this.#left -= stay;
    return stay;
  }
}
