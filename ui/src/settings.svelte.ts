/** What a person likes, kept in this browser. */
import { keep, recall } from './memory';
import { ENGLISH, LANGUAGES, type Language } from './words/languages';

export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: Theme[] = ['auto', 'light', 'dark'];
export const PACES = [0, 350, 700, 1400];
const KEY = 'mbira';

interface Kept {
  language: Language;
  theme: Theme;
  /** Milliseconds that each step of a recap is shown; 0 shows none. */
  pace: number;
  /** Whether to ask before what cannot be undone. */
  confirm: boolean;
  /** Whether to be called by the browser when it is one's turn. */
  call: boolean;
  /** Whether notices stay until they are put away: six seconds are not enough for everybody. */
  stay: boolean;
  /** Whether single letters and digits do something at a table. */
  keys: boolean;
  /** Whether the page is heard; as long as nobody has said so, it is where things may move. */
  sound: boolean | null;
}

function likely(): Language {
  for (const each of navigator.languages) {
    const code = each.slice(0, 2);
    if (LANGUAGES.has(code)) return code;
  }
  return ENGLISH;
}

function read(): Kept {
  const usual: Kept = {
    language: likely(),
    theme: 'auto',
    pace: 700,
    confirm: true,
    call: false,
    stay: false,
    keys: true,
    sound: null,
  };
  let kept: Partial<Kept>;
  try {
    kept = (JSON.parse(recall(KEY)) as Partial<Kept> | null) ?? {};
  } catch {
    return usual; // what is kept there is not ours
  }
  const { language, theme, pace, confirm, call, stay, keys, sound } = kept;
  return {
    language: LANGUAGES.has(language!) ? language! : usual.language,
    theme: THEMES.includes(theme!) ? theme! : usual.theme,
    pace: PACES.includes(pace!) ? pace! : usual.pace,
    confirm: typeof confirm === 'boolean' ? confirm : usual.confirm,
    call: typeof call === 'boolean' ? call : usual.call,
    stay: typeof stay === 'boolean' ? stay : usual.stay,
    keys: typeof keys === 'boolean' ? keys : usual.keys,
    sound: typeof sound === 'boolean' ? sound : usual.sound,
  };
}

class Settings {
  #kept = $state(read());
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #still = matchMedia('(prefers-reduced-motion: reduce)');

  constructor() {
    this.#dark.addEventListener('change', () => this.apply());
  }
  get language() {
    return this.#kept.language;
  }
  get theme() {
    return this.#kept.theme;
  }
  get pace() {
    return this.#still.matches ? 0 : this.#kept.pace;
  }
  /** As it was chosen; without motion none is shown. */
  get wantedPace() {
    return this.#kept.pace;
  }
  get confirm() {
    return this.#kept.confirm;
  }
  get call() {
    return this.#kept.call;
  }
  get stay() {
    return this.#kept.stay;
  }
  get keys() {
    return this.#kept.keys;
  }
  get sound() {
    return this.#kept.sound ?? !this.#still.matches;
  }
  change(changes: Partial<Kept>) {
    Object.assign(this.#kept, changes);
    keep(KEY, JSON.stringify(this.#kept));
    this.apply();
  }
  apply() {
    const dark = this.theme === 'dark' || (this.theme === 'auto' && this.#dark.matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    document.documentElement.lang = this.language;
  }
}
export const settings = new Settings();
