/** A table as this browser knows it: what the server said, and what is being looked at. */
import { get } from '../../api/client';
import { keptTable } from '../../api/kept';
import { Feed } from '../../api/socket';
import type {
  Action,
  ChatInfo,
  GameInfo,
  Message,
  OrdersInfo,
  Outcome,
  Position,
  Pushed,
  TableInfo,
  Told,
  View,
  WordsInfo,
} from '../../api/types';
import { loadGame } from '../../games';
import type { GameUi, Offer } from '../../games/contract';
import { said } from '../../look/said.svelte';
import { rest } from '../../rest';
import { Senses } from '../../sense/senses.svelte';
import { settings } from '../../settings.svelte';
import { Speaker, type Args } from '../../words/fluent';
import { t, words } from '../../words/words.svelte';
import { Asking } from './asking';
import { Deciding } from './deciding.svelte';
import { Film } from './film.svelte';
import { Ghost } from './ghost.svelte';
import { notices } from './notices.svelte';
import { Past } from './past.svelte';
import { Picks } from './picks.svelte';
import { Reading } from './reading.svelte';
import { Sending } from './sending.svelte';

export class TableModel {
  info = $state.raw<TableInfo>()!;
  position = $state.raw<Position | null>(null);
  log = $state.raw<Told[]>([]);
  /** How many decisions of the match were judged, if that is being done. */
  studied = $state(0);
  chat = $state.raw<ChatInfo[]>([]);
  link = $state<'on' | 'off' | 'gone'>('off');
  /** Places to be lit: of a line of the log, of a choice that is pointed at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether one looks at what can be decided ahead. */
  ahead = $state(false);
  readonly asking = new Asking(this);
  readonly deciding = new Deciding(this);
  readonly film = new Film(this);
  readonly ghost = new Ghost(this);
  readonly past = new Past(this);
  readonly picks = new Picks(this);
  readonly reading = new Reading(this);
  readonly sending = new Sending(this);
  readonly senses = new Senses(this);

  #speaker: Speaker;
  #feed: Feed | undefined;
  /** The match is over: what was hidden in the log is told when it is asked for again. */
  #reveals = false;
  private constructor(
    readonly id: string,
    readonly game: GameUi,
    speaker: Speaker,
    info: TableInfo,
    /** What the server says of the game. */
    readonly about: GameInfo,
  ) {
    this.#speaker = speaker;
    this.info = info;
    this.#forget = $effect.root(() => {
      $effect(() => {
        if (this.#coming) return rest.hold(this.#coming);
      });
      $effect(() => {
        document.documentElement.dataset.version = String(this.position?.version ?? '');
      });
      $effect(() => {
        // a press has decided: nothing appears below the finger before it is let go
        const decided = () => this.ghost.stop();
        addEventListener('pointerdown', decided, { capture: true });
        return () => removeEventListener('pointerdown', decided, { capture: true });
      });
    });
  }
  #forget: () => void;

  /** What will change without anybody doing anything: what was chosen, a recap, a bot that thinks. */
  get #coming(): string {
    if (this.link === 'gone') return '';
    if (this.sending.on) return 'what was chosen';
    if (this.film.view) return 'the recap';
    return this.#byBot ? 'a bot' : '';
  }
  /** Whether nobody has to be waited for: chance or a bot decides, perhaps for one's own seat. */
  get #byBot(): boolean {
    const { actor, outcome } = this.position ?? { actor: null };
    if (actor === null || outcome || this.info.status !== 'playing') return false;
    return actor < 0 || !!this.info.seats[actor]?.bot;
  }

  static open(id: string): Promise<TableModel> {
    return rest.during('a table', TableModel.#open(id));
  }
  static async #open(id: string): Promise<TableModel> {
    const info = await get<TableInfo>(`/tables/${id}`);
    const language = settings.language;
    const [about, rules, game] = await Promise.all([
      get<GameInfo>(`/games/${info.game}`),
      get<WordsInfo>(`/games/${info.game}/words/${language}`),
      loadGame(info.game, language),
    ]);
    const speaker = new Speaker(language, words.source, game.words, rules.fluent);
    const table = new TableModel(id, game.ui, speaker, info, about);
    table.#feed = new Feed(
      () => `/tables/${id}/socket?since=${table.#reveals ? 0 : (table.log.at(-1)?.version ?? 0)}`,
      (news) => table.#hear(news),
      (state) => {
        table.link = state;
        if (state === 'off' && !table.position) void table.#remember();
      },
    );
    return table;
  }

  /** Without a network, show what this browser was shown before. */
  async #remember() {
    const kept = await rest.during('what was kept', keptTable(this.id));
    if (kept && !this.position && this.link === 'off') this.#hear(kept);
  }

  /** Ask for everything again that may have been missed. */
  renew() {
    this.#feed?.renew();
  }

  close() {
    this.#feed?.close();
    this.sending.stop();
    this.film.stop();
    this.#forget();
    delete document.documentElement.dataset.version;
  }

  // What the server says

  #hear(news: Pushed) {
    if (news.type === 'hello') {
      this.info = news.table;
      this.chat = news.chat;
      if (this.#passes(news.position ?? null)) return;
      if (this.#reveals) this.log = [];
      this.#reveals = false;
      this.#append(news.records);
      // after a short drop nothing may be different: what is picked stays so
      if (!this.position || this.position.version !== news.position?.version)
        this.#stand(news.position ?? null);
    } else if (news.type === 'update') {
      if (this.#passes(news.position)) return;
      const fresh = this.#append(news.records);
      const before = this.position;
      if (!this.film.add(before, news.position, fresh) && before && !this.past.shown)
        this.senses.happens(before.view, news.position.view, fresh);
      const ends = !!news.position.outcome && !this.position?.outcome;
      this.#stand(news.position);
      if (ends && this.game.secrets) {
        this.#reveals = true;
        this.renew();
      }
    } else if (news.type === 'anew') {
      this.#forgetSeen();
      this.#append(news.records);
      this.#stand(news.position);
    } else if (news.type === 'table') {
      this.info = news.table;
    } else if (news.type === 'chat') {
      this.chat = [...this.chat, news];
      said.say(`${news.name}: ${news.text}`);
    } else if (news.type === 'retold') {
      this.chat = news.chat;
    } else if (news.type === 'orders') {
      if (news.seat === this.seat) this.order(news.orders);
    } else if (news.type === 'studied') {
      this.studied = news.done;
    }
  }

  /** One's seat has decided something ahead, or not any more; nothing else is different. */
  order(orders: OrdersInfo) {
    if (this.position?.orders) this.position = { ...this.position, orders };
  }

  /** Add what is new of the log, and return it. */
  #append(records: Told[]): Told[] {
    const known = this.log.at(-1)?.version ?? 0;
    const fresh = records.filter((record) => record.version > known);
    this.log = [...this.log, ...fresh];
    return fresh;
  }

  /**
   * Whether somebody else looks at this screen from now on: what the one before could see, read or
   * was told is not for them, so all of it is forgotten and asked for again.
   */
  #passes(position: Position | null): boolean {
    if (!this.shared || !this.position || this.position.seat === position?.seat) return false;
    this.#forgetSeen();
    this.#stand(position);
    this.renew();
    return true;
  }
  #forgetSeen() {
    this.log = [];
    void this.past.look(null);
    this.film.stop();
    notices.clear();
    said.clear();
  }

  #stand(position: Position | null) {
    this.position = position;
    this.ghost.clear();
    this.picks.clear();
    this.sending.arrived();
  }

  // What is so

  /** The view that is drawn: of the recap, of the past, of what would be, or of now. */
  get view(): View {
    const shown =
      this.film.view ?? this.past.shown?.view ?? this.ghost.shown?.view ?? this.position?.view;
    return shown!;
  }
  /** The version of what is drawn. */
  get version(): number {
    if (this.film.view) return this.film.version;
    return (this.past.shown ?? this.position)?.version ?? 0;
  }
  /** Who decides in what is drawn; what one only wonders about changes nothing of that. */
  get acting(): number {
    return (this.film.view ?? this.past.shown?.view ?? this.position?.view)?.actor ?? -1;
  }
  /** Whether what is drawn is now, so that one can decide. */
  get present(): boolean {
    return !this.film.view && !this.past.shown;
  }
  /** How the match ended; a recap that goes on does not know yet. */
  get ended(): Outcome | null {
    return this.film.view ? null : (this.position?.outcome ?? null);
  }
  /** The seat whose eyes this browser sees with; null for a spectator. */
  get seat(): number | null {
    return this.position?.seat ?? null;
  }
  /** Whether several people who may not know the same look at this screen. */
  get shared(): boolean {
    const own = this.info.seats.filter((seat) => seat.yours && !seat.bot);
    return this.game.secrets && !this.info.practice && own.length > 1;
  }
  get seats(): number {
    return this.info.seats.length;
  }
  get mine(): boolean {
    return this.present && !!this.position?.legal && this.position.actor === this.seat;
  }
  /** An action that waits for a second click. */
  get armed(): Action | null {
    return this.deciding.armed;
  }
  get offers(): Offer[] {
    if (!this.mine) return [];
    const { choices, legal } = this.position!;
    if (!choices) return legal!.map((action) => ({ action })); // there are too many to tell
    return choices.map(({ action, message }) => ({ action, does: message }));
  }
  /** People's names; somebody with several seats is called by those. */
  #names = $derived.by(() => {
    const names = this.info.seats.map((seat) => seat.name ?? '');
    return Object.fromEntries(
      names.map((name, seat) => [
        seat,
        names.filter((each) => each === name).length > 1 ? '' : name,
      ]),
    );
  });
  /** The seat that is spoken to; nobody is where several people look, or somebody has several. */
  readonly reader = $derived.by(() => {
    const own = this.info.seats.flatMap(({ yours, bot }, seat) => (yours && !bot ? seat : []));
    return own.length === 1 ? own[0]! : null;
  });
  /** What the table is called: by its own name, or as its game. */
  get title(): string {
    return this.info.name || this.about.name;
  }
  name(seat: number): string {
    const id = `seat-${seat}`;
    if (!this.#names[seat] && !this.has(id)) return t('set-up-seat', { number: seat + 1 });
    return this.say({ id, args: {} });
  }
  say(message: Message): string {
    return this.#speaker.say(message, this.#names, this.reader);
  }
  /** Say something of the game or of the page. */
  t(id: string, args: Args = {}): string {
    return this.say({ id, args });
  }
  has(id: string): boolean {
    return this.#speaker.has(id);
  }

  // What is done

  choose(action: Action): Promise<void> {
    return this.deciding.choose(action);
  }
  /** What was decided is on its way: nothing waits for a second click, or is wondered about. */
  decided() {
    this.deciding.armed = null;
    this.ghost.stop();
  }

  async play(action: Action) {
    await this.sending.send('actions', { action });
  }
  async undo(to?: number) {
    await this.sending.send('undo', to === undefined ? {} : { to });
  }
  async redo() {
    await this.sending.send('redo', {});
  }
  async restart() {
    await this.sending.send('restart', {});
  }

  light(places: Iterable<string>) {
    this.lit = new Set(places);
  }
}
