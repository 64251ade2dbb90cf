/** A table's news. It comes back by itself after a drop, and then asks for what it missed. */
import { rest } from '../rest';
import type { Pushed } from './types';

const SIGNED_OUT = 4001;
const GONE = 4004;
const SOONEST = 300;
const LATEST = 10_000;

export class Feed {
  #socket: WebSocket | undefined;
  #cancel = () => {};
  /** Until the one that is there now has said something, news may be on its way. */
  #heard = () => {};
  #wait = SOONEST;
  #over = false;

  constructor(
    private readonly address: () => string,
    private readonly hear: (news: Pushed) => void,
    private readonly state: (state: 'on' | 'off' | 'gone') => void,
  ) {
    addEventListener('offline', this.#tryAgain);
    addEventListener('online', this.#tryAgain);
    this.#connect();
  }

  /** The network went or came: a socket would notice that late; one to this machine need not mind. */
  #tryAgain = () => {
    this.#wait = SOONEST;
    this.renew();
  };

  #connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api${this.address()}`);
    this.#socket = socket;
    this.#awaitNews();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#heard();
      this.#wait = SOONEST;
      this.state('on');
      this.hear(JSON.parse(event.data as string) as Pushed);
    };
    socket.onclose = (event) => {
      if (this.#over || socket !== this.#socket) return;
      if (event.code === GONE) {
        this.#heard();
        this.state('gone');
        return;
      }
      this.state('off');
      const wait = event.code === SIGNED_OUT ? LATEST : this.#wait;
      this.#wait = Math.min(LATEST, this.#wait * 2);
      this.#awaitNews();
      this.#cancel = rest.later('the socket', wait, () => this.#connect());
    };
  }
  #awaitNews() {
    this.#heard();
    this.#heard = rest.hold('the socket');
  }

  /** Connect again, as something else is to be heard: another seat. */
  renew() {
    if (this.#over) return;
    this.#cancel();
    const old = this.#socket;
    this.#connect();
    old?.close();
  }

  close() {
    this.#over = true;
    removeEventListener('offline', this.#tryAgain);
    removeEventListener('online', this.#tryAgain);
    this.#cancel();
    this.#heard();
    this.#socket?.close();
  }
}
