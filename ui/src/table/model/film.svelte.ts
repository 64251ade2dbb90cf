/** Shows what others did step by step, so that one can follow it. */
import { get } from '../../api/client';
import type { Frame, Position, Told, View } from '../../api/types';
import { rest } from '../../rest';
import { settings } from '../../settings.svelte';
import type { TableModel } from './model.svelte';
import { telling } from './notices.svelte';
import { Pace } from './pace';

/** Milliseconds that a step of the past is shown for whoever wants no recap of what is new. */
const USUAL = 700;

interface Step {
  version: number;
  view: View;
  records: Told[];
}

export class Film {
  /** What is shown instead of now; null when there is nothing to catch up with. */
  view = $state.raw<View | null>(null);
  records = $state.raw<Told[]>([]);
  /** The version that is shown. */
  version = $state(0);
  #table: TableModel;
  #steps: Step[] = [];
  #pace = new Pace();
  #cancel: (() => void) | null = null;
  /** Counts what is asked for, so that an answer nobody waits for any more is not shown. */
  #asked = 0;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** News came: what others and chance did is shown at a pace that can be followed; return whether. */
  add(before: Position | null, after: Position, records: Told[]): boolean {
    const own = records.every((record) => record.seat === before?.seat);
    // after a decision of one's own others have a turn anew, also if nobody else was between
    if (own) this.#pace = new Pace();
    if (!settings.pace || !before || own || this.#table.past.shown) return false;
    this.#steps.push({ version: after.version, view: after.view, records });
    if (!this.#cancel) {
      this.version = before.version;
      this.view = before.view;
      this.#next();
    }
    return true;
  }

  /** The log as far as it is shown: a recap tells no more than it has come to. */
  get told(): Told[] {
    const { log } = this.#table;
    return this.view ? log.filter((record) => record.version <= this.version) : log;
  }

  /** The version after one's own last decision, after which there is something to catch up with. */
  get missed(): number | null {
    const { log, seat } = this.#table;
    const own = log.findLast((record) => record.seat === seat);
    const last = log.at(-1);
    return own && last && last.version > own.version ? own.version : null;
  }

  /** Show again what happened after a version. */
  async play(since: number) {
    const { id, position, log } = this.#table;
    const until = position?.version ?? 0;
    this.stop();
    const asked = this.#asked;
    const frames = await telling(
      get<Frame[]>(`/tables/${id}/frames?since=${since}&until=${until}`),
    );
    if (!frames || asked !== this.#asked) return;
    this.#pace = new Pace();
    this.#steps = frames.map(({ version, view }) => ({
      version,
      view,
      records: log.filter((record) => record.version === version),
    }));
    this.#next();
  }

  #next() {
    const step = this.#steps.shift();
    if (!step) {
      this.stop();
      return;
    }
    const before = this.view ?? step.view;
    this.version = step.version;
    this.view = step.view;
    this.records = step.records;
    this.#table.light(
      step.records.flatMap((each) => this.#table.game.places(each.action, step.view)),
    );
    const seats = [step, ...this.#steps].map(({ records }) => playing(records));
    const stay = this.#pace.next(seats, settings.pace || USUAL);
    this.#table.senses.happens(before, step.view, step.records, stay);
    this.#cancel?.();
    this.#cancel = rest.later('the recap', stay, () => this.#next());
  }

  stop() {
    this.#asked++;
    this.#cancel?.();
    this.#cancel = null;
    this.#steps = [];
    this.view = null;
    this.records = [];
    this.#table.light([]);
    this.#table.senses.clear();
  }
}

/** Who plays in some records, where somebody does. */
function playing(records: Told[]): Told['seat'] {
  return records.find((record) => record.seat !== 'chance')?.seat ?? 'chance';
}
