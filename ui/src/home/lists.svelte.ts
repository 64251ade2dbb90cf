/**
 * The tables that the first page lists. The server rings when one of one's own has changed, and then
 * they are asked for again: what a bell costs does not depend on how much happens, and it has
 * nothing in it that somebody may not know.
 */
import { get, RefusedError } from '../api/client';
import { Feed } from '../api/socket';
import type { InvitationOffer, Position, TableInfo, View } from '../api/types';
import { glanceOf } from '../games';
import type { Glance } from '../games/contract';
import { rest } from '../rest';
import { telling } from '../table/model/notices.svelte';

/** So long after one look the next one comes at the earliest, in milliseconds: bots are fast. */
const PAUSE = 1500;
/** Tables with a seat for anybody ring no bell: so often they are looked for. */
const OTHERS = 60_000;
/** Of this many matches that go on, the board is shown. */
const PICTURES = 6;

/** A match as it stood at a version. */
interface Seen {
  version: number;
  view: View;
  glance: Glance;
}

export class Lists {
  mine = $state.raw<TableInfo[]>([]);
  /** Tables of others with a free seat. */
  open = $state.raw<TableInfo[]>([]);
  /** Seats that one was offered. */
  offers = $state.raw<InvitationOffer[]>([]);
  loaded = $state(false);
  #seen = $state.raw<Record<string, Seen>>({});
  #feed: Feed | undefined;
  #looking = false;
  /** Whether something changed since one began to look. */
  #missed = false;
  #cancel = () => {};
  #stop: () => void;
  #closed = false;

  constructor() {
    this.#stop = rest.every(OTHERS, () => this.look());
    void telling(this.#load()).then(() => {
      // only now: whoever was not known yet has become a guest
      if (this.#closed) return;
      this.#feed = new Feed(
        () => '/guest/socket',
        () => this.look(),
        () => {},
      );
    });
  }

  /** How a match stood when it was last looked at. */
  seen(table: TableInfo): Seen | undefined {
    return this.#seen[table.id];
  }

  /** Look again, now or when a look that goes on is over; nobody looks at a page that is hidden. */
  look() {
    if (document.hidden || this.#closed) return;
    if (this.#looking) {
      this.#missed = true;
      return;
    }
    this.#looking = true;
    this.#missed = false;
    void telling(this.#load()).finally(() => {
      if (!this.#missed) this.#looking = false;
      else
        this.#cancel = rest.later('the tables', PAUSE, () => {
          this.#looking = false;
          this.look();
        });
    });
  }

  async #load() {
    const mine = await get<TableInfo[]>('/tables?mine=true');
    const open = await get<TableInfo[]>('/tables?status=open');
    const offers = await get<InvitationOffer[]>('/guest/invitations');
    if (this.#closed) return;
    this.mine = mine;
    this.offers = offers;
    this.open = open.filter(
      (table) =>
        !table.owner && table.settings.join === 'anyone' && !table.seats.some((seat) => seat.yours),
    );
    this.loaded = true;
    await this.#glance();
  }

  /** Look at the boards of one's own matches, as far as they have changed. */
  async #glance() {
    const playing = this.mine.filter(
      ({ status, seats }) => status === 'playing' && seats.some((seat) => seat.yours),
    );
    for (const { id, game, version } of playing.slice(0, PICTURES)) {
      if (this.#closed || this.#seen[id]?.version === version) continue;
      try {
        const glance = await rest.during('a picture', glanceOf(game));
        if (!glance) continue;
        const found = await get<Position>(`/tables/${id}/position`);
        const now = { version: found.version, view: found.view, glance };
        this.#seen = { ...this.#seen, [id]: now };
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error; // the list says what is so
      }
    }
  }

  close() {
    this.#closed = true;
    this.#feed?.close();
    this.#cancel();
    this.#stop();
  }
}
