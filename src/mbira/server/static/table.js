import { ask, doing, get, make, newKey, notice, pause, post } from './api.js';
import { say } from './words.js';

// A table: its socket says what is new, and the page asks for it in words.
export async function showTable(main, id) {
  const path = `/tables/${id}`;
  const state = { info: await get(path), position: null, chat: [], told: 0 };
  const part = Object.fromEntries(['board', 'seats', 'now', 'log', 'chat'].map((name) => [name, make('section', { cls: 'panel' })]));
  const log = make('ol', { cls: 'log' });
  part.log.append(make('h2', { text: say('log') }), log);
  part.board.classList.add('board');
  main.className = 'table';
  main.replaceChildren(
    make('div', { cls: 'stack' }, part.board, part.log),
    make('div', { cls: 'stack' }, part.seats, part.now, part.chat),
  );
  const nameOf = (seat) => state.info.seats[seat].name || say('seat', { n: seat + 1 });
  const yours = () => state.info.seats.some((seat) => seat.yours);

  function drawSeats() {
    const { info } = state;
    const rows = info.seats.map((seat, place) => make('div', { cls: 'seat' },
      make('span', { cls: seat.here ? 'dot here' : 'dot' }),
      make('strong', { cls: `s-seat-${place}`, text: seat.name || (seat.bot ? say(seat.bot) : say('free')) }),
      seat.name && seat.bot ? make('span', { cls: 'quiet', text: `(${say(seat.bot)})` }) : null));
    const buttons = [];
    const free = info.seats.some((seat) => !seat.name && !seat.bot);
    if (info.status === 'open') {
      if (free && !yours()) buttons.push(button('join', () => post(`${path}/join`), 'main'));
      if (info.owner && free) buttons.push(button('invite', invite));
      if (info.owner && !free) buttons.push(button('start', () => post(`${path}/start`), 'main'));
    } else {
      info.seats.forEach((seat, place) => {
        if (!seat.yours || info.status !== 'playing' || seat.away === 'resigned') return;
        buttons.push(seat.bot
          ? button('back', () => ask('DELETE', `${path}/seats/${place}/bot`), 'main')
          : button('bot', () => ask('PUT', `${path}/seats/${place}/bot`, { bot: 'adept' })));
      });
      buttons.push(button('fork', async () => { location.hash = `table=${(await post(`${path}/fork`)).id}`; }));
      if (info.status === 'over') buttons.push(make('a', { href: `/api${path}/save`, text: say('save') }));
    }
    part.seats.replaceChildren(make('h1', { text: info.name }),
      make('p', { cls: 'quiet', text: say(info.status) }), ...rows, make('div', { cls: 'row' }, ...buttons));
  }
  const button = (id_, work, cls = '') => make('button', { text: say(id_), cls, on: doing(work) });
  async function invite() {
    const { link } = await post(`${path}/invites`, { to: 'play' });
    await navigator.clipboard.writeText(link).catch(() => prompt('', link));
    notice(say('copied'));
  }

  async function drawBoard() {
    const { lines } = await get(`${path}/drawing`);
    const pre = make('pre');
    for (const line of lines) {
      pre.append(...line.map((span) => make('span', { cls: span.style ? `s-${span.style}` : '', text: span.text })), '\n');
    }
    part.board.replaceChildren(pre);
  }

  async function drawNow() {
    const { position } = state;
    if (position.outcome) {
      const { ranking, scores } = position.outcome;
      part.now.replaceChildren(
        ...ranking[0].map((seat) => make('h2', { text: say('winner', { name: nameOf(seat) }) })),
        make('p', { text: say('scores', { scores: scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ') }) }));
      return;
    }
    const rows = [];
    if (position.legal) {
      const offered = await get(`${path}/choices`);
      if (offered.version !== state.position.version) return;
      rows.push(make('p', { cls: 'turn', text: say('your-turn') }), make('p', { text: offered.question.words }), chooser(offered));
    } else {
      rows.push(make('p', { text: say('wait', { name: nameOf(position.actor) }) }));
    }
    const { request } = state.info;
    if (request && yours()) {
      rows.push(make('p', { text: say('asks', { name: nameOf(request.seat) }) }), make('div', { cls: 'row' },
        button('agree', () => post(`${path}/requests/answer`, { agree: true })),
        button('refuse', () => post(`${path}/requests/answer`, { agree: false }))));
    }
    part.now.replaceChildren(...rows, make('div', { cls: 'row' }, ...tools(position)));
  }
  function tools(position) {
    const found = [];
    const again = { expected_version: position.version };
    if (position.undo !== undefined) found.push(button('undo', () => post(`${path}/undo`, { ...again, key: newKey() })));
    else if (yours() && position.line && state.info.settings.undo !== 'none') found.push(button('ask-undo', () => post(`${path}/requests`, again)));
    if (position.redo) found.push(button('redo', () => post(`${path}/redo`, { ...again, key: newKey() })));
    if (position.legal && state.info.settings.advice) found.push(button('hint', hint));
    return found;
  }
  async function hint() {
    const plans = await get(`${path}/advice`);
    part.now.append(...plans.map((plan) => make('p', { cls: 'quiet', text: plan.words })));
  }
  function chooser({ version, seat, choices }) {
    const list = make('div', { cls: 'choices' });
    const filter = make('input', { placeholder: say('type'), ariaLabel: say('type'), autocomplete: 'off' });
    const key = newKey();
    const play = doing(async (action) => {
      list.querySelectorAll('button').forEach((each) => { each.disabled = true; });
      try { await post(`${path}/actions`, { action, expected_version: version, seat, key }); } finally {
        list.querySelectorAll('button').forEach((each) => { each.disabled = false; });
      }
    });
    const fitting = () => choices.filter(({ text, words }) => `${text} ${words}`.toLowerCase().includes(filter.value.toLowerCase()));
    const fill = () => list.replaceChildren(...fitting().map(({ action, text, words }) => make('button', { on: () => play(action) },
      make('span', { text: words }), make('small', { text }))));
    filter.addEventListener('input', fill);
    filter.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      const found = choices.filter(({ text }) => text === filter.value.trim());
      play(found.length ? found[0].action : fitting().length === 1 ? fitting()[0].action : filter.value);
    });
    fill();
    return make('div', { cls: 'stack' }, choices.length > 6 ? filter : null, list);
  }

  async function drawLog() {
    const news = await get(`${path}/log?since=${state.told}&words=true`);
    for (const entry of news) {
      if (entry.version <= state.told) continue;
      state.told = entry.version;
      log.append(make('li', { cls: entry.seat === 'chance' ? 'quiet' : '', text: entry.words }));
    }
    log.scrollTop = log.scrollHeight;
  }
  function drawChat() {
    const line = make('input', { placeholder: say('say'), ariaLabel: say('say'), maxLength: 1000 });
    line.addEventListener('keydown', doing(async (event) => {
      if (event.key !== 'Enter' || !line.value.trim()) return;
      await post(`${path}/chat`, { text: line.value });
    }));
    const focused = part.chat.contains(document.activeElement);
    part.chat.replaceChildren(make('h2', { text: say('chat') }),
      make('ol', { cls: 'log' }, ...state.chat.map((row) => make('li', {}, make('strong', { text: `${row.name}: ` }), row.text))), line);
    if (focused) line.focus();
  }
  // News can come faster than they can be drawn: then only the latest is.
  let drawing = null;
  let again = false;
  async function drawMatch() {
    if (drawing) { again = true; return; }
    do {
      again = false;
      drawing = doing(() => Promise.all([drawBoard(), drawNow(), drawLog()]))();
      await drawing;
      await pause(150);
    } while (again);
    drawing = null;
  }

  function hear(message) {
    if (message.table) { state.info = message.table; drawSeats(); }
    if (message.type === 'hello') { state.chat = message.chat; drawChat(); }
    if (message.type === 'chat') { state.chat.push(message); drawChat(); }
    if (message.position) state.position = message.position;
    if (state.position && message.type !== 'chat') drawMatch();
    document.title = state.position?.legal ? `● ${state.info.name}` : state.info.name;
  }
  let socket;
  let left = false;
  function connect() {
    const address = new URL(`/api${path}/socket?since=${state.position?.version ?? 0}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    socket = new WebSocket(address);
    socket.onmessage = (event) => hear(JSON.parse(event.data));
    socket.onopen = () => notice();
    socket.onclose = (event) => {
      if (left || event.code === 4004) return;
      notice(say('lost'));
      setTimeout(connect, 1000 + 2000 * Math.random());
    };
  }
  drawSeats();
  connect();
  return () => { left = true; socket.close(); };
}
