import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const LATER = ['fetch', 'WebSocket', 'setTimeout', 'setInterval', 'requestAnimationFrame'];

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
    files: ['src/rest/**', 'src/api/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
