import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const LATER = ['fetch', 'WebSocket', 'setTimeout', 'setInterval', 'requestAnimationFrame'];

/** The floors of a game, the lowest first; what lies beside them in its folder is the ground. */
const FLOORS = ['decisions', 'board', 'beside'];
const GAME_FILES = ['*.ts', '*.svelte'];

function forbid(files, ...patterns) {
  const wrong = patterns.map(([regex, message]) => ({ regex, message }));
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: wrong }] } };
}
/** A floor imports from itself and from what is below it. */
function floor(name, number) {
  const above = [...FLOORS.slice(number + 1), 'learn', 'index'].join('|');
  return forbid(
    [`src/games/*/${name}/**`],
    [String.raw`^\.\./(${above})(/|$)`, 'a floor imports only from itself and from below'],
    [String.raw`^\.\./\.\./(?!\.\./|contract$)`, 'a game knows no other'],
  );
}
const ground = forbid(
  GAME_FILES.map((file) => `src/games/*/${file}`),
  [String.raw`^\./(${FLOORS.join('|')}|learn|index)(/|$)`, 'the ground imports no floor'],
  [String.raw`^\.\./(?!\.\./|contract$)`, 'a game knows no other'],
);
/** The door of a game: all of its floors meet there. */
const door = forbid(
  ['src/games/*/index.ts'],
  [String.raw`^\.\./(?!\.\./|contract$)`, 'a game knows no other'],
);
/** The page around the games finds them by their folders, and knows none by name. */
const around = forbid(
  ['src/*', 'src/!(games)/**'],
  [String.raw`/games/(?!contract$)`, 'games are found by games/index.ts'],
);

export default ts.config(
  { ignores: ['node_modules'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // sets and maps are never changed here, only replaced
      'svelte/prefer-svelte-reactivity': 'off',
      // what changes the page later says so: `data-rest` must be true
      'no-restricted-globals': ['error', ...LATER.map((name) => ({ name, message: 'see rest/' }))],
    },
  },
  {
    files: ['public/sw.js'], // it is no page, and changes none
    languageOptions: { globals: globals.serviceworker },
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['src/rest/**', 'src/api/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  ...FLOORS.map(floor),
  ground,
  door,
  around,
);
