/** A table in the making: who sits where, what is agreed on, who may come. */
import type { GameInfo, NewTable, OptionInfo, PresetInfo, TableSettings } from '../api/types';
import { EMBLEMS } from '../look/Emblem.svelte';
import { usualBot } from '../table/model/bots';

export type Value = OptionInfo['default'];
export type Options = Record<string, Value>;
/** Who sits on a chair: oneself, somebody else at this screen, a friend who gets a link, a bot. */
export const KINDS = ['you', 'here', 'open', 'bot'] as const;
export type Kind = (typeof KINDS)[number];

export interface Sitter {
  /** Of the chair, whatever number it has. */
  id: number;
  kind: Kind;
  /** Of a bot: how well it plays. */
  bot: string;
  /** Of somebody at this screen. */
  name: string;
}

export const CLOCKS: Record<string, TableSettings['clock']> = {
  none: null,
  'move-120': { per: 'move', seconds: 120 },
  'move-86400': { per: 'move', seconds: 86400 },
  'match-1800': { per: 'match', seconds: 1800 },
  'match-3600': { per: 'match', seconds: 3600 },
};
/** Seats are painted with these, in their order, where nothing else is agreed. */
const PAINTS = ['red', 'blue', 'green', 'gold', 'violet'] as const;
type Paint = (typeof PAINTS)[number];
/** An option that games have for the colours of the seats. */
const COLOURS = 'colours';

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export class Plan {
  sitters = $state<Sitter[]>([]);
  options = $state.raw<Options>({});
  settings = $state<Required<Omit<TableSettings, 'clock'>>>({
    join: 'link',
    watch: 'link',
    delay: 0,
    patience: null,
    house: '',
    languages: [],
    undo: 'free',
    programs: true,
    bots: true,
    advice: true,
    rated: false,
  });
  clock = $state('none');
  name = $state('');
  #paints = $state.raw<string[]>([...PAINTS]);
  #chairs = 0;

  constructor(readonly game: GameInfo) {
    const seats = Math.max(game.fewest, Math.min(3, game.most));
    for (let seat = 0; seat < seats; seat++) this.add();
    this.sitters[0]!.kind = 'you';
  }

  // Chairs

  get seats(): number {
    return this.sitters.length;
  }
  add() {
    const bot = usualBot(this.game);
    const kind = bot ? 'bot' : 'open';
    this.sitters.push({ id: this.#chairs++, kind, bot: bot ?? '', name: '' });
  }
  remove(seat: number) {
    this.sitters.splice(seat, 1);
  }
  /** Let there be as many chairs. */
  fit(seats: number) {
    while (this.seats < seats) this.add();
    while (this.seats > seats) this.remove(this.seats - 1);
  }
  /** Whether somebody has to come by a link first. */
  get waits(): boolean {
    return this.sitters.some((each) => each.kind === 'open');
  }

  // Colours

  /** The option with which the game itself says what colours there are, if it does. */
  get #own(): OptionInfo | undefined {
    return this.game.options.find((each) => each.name === COLOURS && each.by_seat);
  }
  /** What this many seats can be painted with; nothing where there are more seats than colours. */
  get paints(): string[] {
    const own = this.#own;
    if (!own) return this.game.most > EMBLEMS.length ? [] : [...PAINTS];
    return own.few?.length === this.seats ? own.few : [...(own.choices ?? [])];
  }
  get colours(): string[] {
    const own = this.#own;
    const chosen = own ? ((this.value(own) as string[] | null) ?? []) : this.#paints;
    const { paints } = this;
    const fit = chosen.filter((each) => paints.includes(each));
    return [...fit, ...paints.filter((each) => !fit.includes(each))].slice(0, this.seats);
  }
  /** Give a seat a colour; the seat that had it gets what that seat had. */
  paint(seat: number, colour: string) {
    const all = [...this.colours];
    const had = all.indexOf(colour);
    if (had >= 0) all[had] = all[seat]!;
    all[seat] = colour;
    const own = this.#own;
    const others = (own?.choices ?? PAINTS).filter((each) => !all.includes(each));
    if (own) this.set(own, [...all, ...others]);
    else this.#paints = [...all, ...others];
  }

  // Options

  value(option: OptionInfo): Value {
    const chosen = this.options[option.name];
    return chosen === undefined ? option.default : chosen;
  }
  set(option: OptionInfo, value: Value) {
    this.options = { ...this.options, [option.name]: value };
  }
  differs(option: OptionInfo): boolean {
    return !same(this.value(option), option.default);
  }
  /** What is not as usual. */
  get changed(): Options {
    const found = this.game.options.flatMap((each): [string, Value][] => {
      const few = each.name === COLOURS && each.few?.length === this.seats;
      const value = few ? this.#all(this.colours, each) : this.value(each);
      return same(value, each.default) ? [] : [[each.name, value]];
    });
    return Object.fromEntries(found);
  }
  #all(first: string[], option: OptionInfo): string[] {
    return [...first, ...(option.choices ?? []).filter((each) => !first.includes(each))];
  }
  /** Options in groups, in the order in which the game has them; those without one come last. */
  get groups(): { id: string; options: OptionInfo[] }[] {
    const offered = this.game.options.filter((each) => each !== this.#own);
    const ids = [...new Set(offered.map((each) => each.group ?? ''))];
    return [...ids.filter(Boolean), ...ids.filter((id) => !id)].map((id) => ({
      id,
      options: offered.filter((each) => (each.group ?? '') === id),
    }));
  }
  /** The way to begin that this is, if it is one. */
  get preset(): PresetInfo | undefined {
    const changed = sorted(this.changed).filter(([name]) => name !== COLOURS);
    return this.game.presets.find((each) => same(sorted(each.options), changed));
  }
  choose(preset: PresetInfo) {
    const colours = this.options[COLOURS];
    this.options = { ...preset.options, ...(colours === undefined ? {} : { [COLOURS]: colours }) };
  }
  /** About how long it takes with as many as sit here. */
  minutes({ minutes: [least, most] }: PresetInfo): number {
    const { fewest, most: full } = this.game;
    const part = full > fewest ? (this.seats - fewest) / (full - fewest) : 0;
    return Math.round((least + (most - least) * part) / 5) * 5;
  }

  /** What is asked of the server. */
  get wish(): NewTable {
    const colours = this.#own || !this.paints.length ? [] : this.colours;
    return {
      game: this.game.id,
      seats: this.seats,
      name: this.name,
      options: this.changed,
      start: !this.waits,
      chairs: this.sitters.map(({ kind, bot }) =>
        kind === 'open' ? null : kind === 'bot' ? bot : 'you',
      ),
      names: this.sitters.map(({ kind, name }) => (kind === 'here' ? name : '')),
      colours: same(colours, PAINTS.slice(0, this.seats)) ? [] : (colours as Paint[]),
      settings: { ...this.settings, clock: CLOCKS[this.clock] ?? null },
    };
  }
}

function sorted(options: Options): [string, Value][] {
  return Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
}
