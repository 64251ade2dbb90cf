/** What a guided match hears of the match: what the learner did, and what was taken back. */
import type { Action, Position, Told } from '../../api/types';
import { LEARNER, type Course, type Done, type Mark, type Moment } from './course.svelte';
import type { Progress } from './practice';

const RETURNS: ReadonlySet<string> = new Set(['undo', 'redo']);

export class Following {
  #course: Course;
  /** Where the lesson was, by the number of records that counted: taking back leads there again. */
  #marks: Map<number, Mark>;
  #heard: number;
  #line: number;

  constructor(course: Course, position: Position, progress?: Progress) {
    this.#course = course;
    this.#marks = new Map(progress?.marks);
    this.#heard = progress?.heard ?? position.version;
    this.#line = progress?.line ?? position.line;
    if (progress) course.return(progress.mark);
  }

  get progress(): Progress {
    const marks = [...this.#marks];
    return { mark: this.#course.mark, marks, heard: this.#heard, line: this.#line };
  }

  /** Hear of all that happened until a position. */
  hear(log: readonly Told[], position: Position) {
    const { view, legal, line } = position;
    const types = new Set(legal?.map(({ type }) => type));
    const now: Moment = { view, seat: LEARNER, types };
    const fresh = log.filter(({ version }) => version > this.#heard);
    const back = fresh.some(({ action }) => RETURNS.has(action.type));
    if (fresh.length) this.#marks.set(this.#line, this.#course.mark);
    if (back) {
      const mark = this.#marks.get(line);
      if (mark) this.#course.return(mark);
      this.#course.hear([], now);
    } else {
      if (fresh.length)
        for (const old of this.#marks.keys()) if (old > this.#line) this.#marks.delete(old);
      this.#course.hear(doneBy(LEARNER, log, this.#heard), now);
    }
    this.#heard = position.version;
    this.#line = line;
  }
}

/** What a seat did after a version, each with what it had done before. */
function doneBy(seat: number, log: readonly Told[], since: number): Done[] {
  const own = log.filter((record) => record.seat === seat);
  const before = (number: number): Action | null => own[number - 1]?.action ?? null;
  return own
    .map(({ action, version }, number) => ({ action, version, before: before(number) }))
    .filter(({ version }) => version > since);
}
