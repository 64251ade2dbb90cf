import { ask, doing, make, notice, post } from './api.js';
import { showLobby } from './lobby.js';
import { showTable } from './table.js';
import { say } from './words.js';

const main = document.getElementById('main');
const name = document.getElementById('name');
let leave = () => {};

const show = doing(async () => {
  leave();
  leave = () => {};
  const place = new URLSearchParams(location.hash.slice(1));
  const claim = place.get('claim');
  if (claim) {
    history.replaceState(null, '', '#');
    // A link that somebody sends must not make this browser forget who its owner is.
    if (confirm(say('claim'))) setName(await post('/guest/claim', { token: claim }));
  }
  // Only a name of a table may go into an address: with dots and slashes it would be another one.
  const table = (place.get('table') ?? '').replace(/[^a-z0-9]/g, '');
  const invite = place.get('invite');
  if (invite) {
    history.replaceState(null, '', `#table=${table}`);
    await post(`/tables/${table}/join`, { invite });
  }
  main.replaceChildren(make('p', { cls: 'quiet', text: '…' }));
  leave = await (table ? showTable(main, table) : showLobby(main));
});

function setName(guest) {
  name.textContent = guest.name;
  name.title = say('name');
}
name.addEventListener('click', doing(async () => {
  const wanted = prompt(say('name'), name.textContent);
  if (wanted) setName(await ask('PATCH', '/guest', { name: wanted }));
}));
window.addEventListener('hashchange', show);
notice();
setName(await post('/guest'));
await show();
