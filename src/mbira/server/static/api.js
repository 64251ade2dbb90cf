// Talks to the server. Everything that can go wrong is an error with words for people.
export const lang = ['it', 'ru'].find((code) => navigator.language.startsWith(code)) || 'en';

export async function ask(method, path, body) {
  const join = path.includes('?') ? '&' : '?';
  const response = await fetch(`/api${path}${join}lang=${lang}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
  });
  if (response.status === 429 && method === 'GET') {
    await pause(1000 * Number(response.headers.get('retry-after') || 1));
    return ask(method, path);
  }
  const text = await response.text();
  const answer = text ? JSON.parse(text) : null;
  if (!response.ok) throw Object.assign(new Error(answer.error.words), answer.error);
  return answer;
}
export const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });
export const get = (path) => ask('GET', path);
export const post = (path, body = {}) => ask('POST', path, body);
export const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(36)).join('');

// An element with a class, content and what a click does. Text is only ever text.
export function make(tag, { cls = '', text, on, ...rest } = {}, ...children) {
  const element = Object.assign(document.createElement(tag), rest);
  if (cls) element.className = cls;
  if (text !== undefined) element.textContent = text;
  if (on) element.addEventListener('click', on);
  element.append(...children.filter((child) => child !== null));
  return element;
}
export function notice(words = '') {
  document.getElementById('notice').textContent = words;
}
// Runs what a click does; a refusal is shown where it is seen and read out.
export const doing = (work) => async (...given) => {
  notice();
  try { return await work(...given); } catch (error) { notice(error.message); return undefined; }
};
