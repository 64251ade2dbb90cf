import { doing, get, make, post } from './api.js';
import { say } from './words.js';

const LEVELS = ['novice', 'adept', 'master'];

export async function showLobby(main) {
  const [games, mine, all] = await Promise.all([
    get('/games'), get('/tables?mine=true'), get('/tables'),
  ]);
  const ours = new Set(mine.map((table) => table.id));
  main.className = 'lobby';
  main.replaceChildren(
    newTable(games),
    list(say('mine'), mine),
    list(say('all'), all.filter((table) => !ours.has(table.id))),
  );
  return () => {};
}

function newTable(games) {
  const game = make('select', {}, ...games.map((each) => new Option(each.name, each.id)));
  const seats = make('select');
  const others = make('select', {}, ...LEVELS.map((level) => new Option(say(level), level)), new Option(say('friends'), ''));
  others.value = 'adept';
  const fill = () => {
    const { fewest, most } = games.find((each) => each.id === game.value);
    const counts = Array.from({ length: most - fewest + 1 }, (_, place) => fewest + place);
    seats.replaceChildren(...counts.map((count) => new Option(count, count)));
  };
  game.addEventListener('change', fill);
  fill();
  const go = doing(async () => {
    const count = Number(seats.value);
    const bots = others.value ? Array(count - 1).fill(others.value) : [];
    const table = await post('/tables', {
      game: game.value, seats: count, chairs: ['you', ...bots], start: bots.length > 0,
    });
    location.hash = `table=${table.id}`;
  });
  return make('section', { cls: 'panel stack' },
    make('h1', { text: say('new') }),
    make('label', { text: say('game') }, game),
    make('label', { text: say('seats') }, seats),
    make('label', { text: say('others') }, others),
    make('button', { cls: 'main', text: say('play'), on: go }));
}

function list(title, tables) {
  return make('section', { cls: 'panel' },
    make('h2', { text: title }),
    ...(tables.length ? tables.map(card) : [make('p', { cls: 'quiet', text: say('none') })]));
}

function card(table) {
  const who = table.seats.map((seat) => seat.name || (seat.bot ? say(seat.bot) : say('free')));
  return make('a', { cls: 'card', href: `#table=${table.id}` },
    make('strong', { text: table.name }),
    make('div', { cls: 'quiet', text: `${say(table.status)} · ${who.join(', ')}` }));
}
