/** What is to be seen and heard of what happens at a table. */
import type { Told, View } from '../api/types';
import type { TableModel } from '../table/model/model.svelte';
import type { Flight } from './contract';
import { moves } from './motion';
import type { Sound } from './score';
import { voice } from './sound';

/** Of a step this many things are seen to fly: more would explain nothing. */
const MOST = 14;
/** Of one ware this many, however much it is. */
const HEAP = 5;
/** Milliseconds of a flight; it is over before the next step of a recap. */
const FLIGHT = 450;
/** Milliseconds that a step of a recap is shown at least, to be heard as well. */
const HEARD = 300;
/** What takes back is seen on the board, and needs no explanation. */
const BACK = new Set<string>(['undo', 'redo']);

/** A flight on its way. */
export interface Aloft extends Flight {
  id: number;
  /** Milliseconds that it takes, and how many of its kind are before it. */
  takes: number;
  rank: number;
}

export class Senses {
  aloft = $state.raw<Aloft[]>([]);
  arrows = $state.raw<[string, string][]>([]);
  #table: TableModel;
  #last = 0;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Something has happened, and is shown; in a recap for this many milliseconds. */
  happens(before: View, after: View, records: Told[], stay = Infinity) {
    const { sense } = this.#table.game;
    const told = records.filter(({ action }) => !BACK.has(action.type));
    const flights = sense ? told.flatMap((each) => sense.flights(each, before, after)) : [];
    if (moves()) this.#fly(flights, Math.min(FLIGHT, stay));
    const recap = stay !== Infinity;
    this.arrows = recap ? told.flatMap(({ action }) => sense?.arrows?.(action, before) ?? []) : [];
    const sound = this.#sound(told, after, flights);
    const others = told.some(({ seat }) => seat !== this.#table.seat && seat !== 'chance');
    // without a recap what others do is over before it could be heard
    if (sound && (recap ? stay >= HEARD : !others)) voice.play(sound, others);
  }

  /** A flight has come to its end. */
  landed(id: number) {
    this.aloft = this.aloft.filter((each) => each.id !== id);
  }

  /** Nothing is shown any more that needs explanation. */
  clear() {
    this.arrows = [];
  }

  #fly(flights: Flight[], takes: number) {
    const fresh = flights
      .flatMap((flight) =>
        Array.from({ length: Math.min(HEAP, flight.count ?? 1) }, (_, rank) => ({
          ...flight,
          rank,
        })),
      )
      .slice(0, MOST)
      .map((flight) => ({ ...flight, id: ++this.#last, takes }));
    this.aloft = [...this.aloft, ...fresh].slice(-MOST);
  }

  /** What is heard: what the game says, else a payment, else a piece on the board. */
  #sound(told: Told[], view: View, flights: Flight[]): Sound | undefined {
    const { sense, places } = this.#table.game;
    const said = told.map(({ action }) => sense?.sounds?.[action.type]).find(Boolean);
    if (said) return said;
    if (flights.some(({ from, symbol }) => symbol && typeof from === 'number')) return 'pay';
    return told.some(({ action }) => places(action, view).length) ? 'place' : undefined;
  }
}
