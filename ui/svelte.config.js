import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Which component has which name. */
const named = new Map();

/**
 * What keeps the styles of a component to itself stands in all of its rules and tags: being short
 * it makes the page smaller.
 */
function cssHash({ hash, filename }) {
  const name = `s${hash(filename)}`.slice(0, 5);
  const other = named.get(name) ?? filename;
  if (other !== filename) throw new Error(`${filename} and ${other} would share their styles`);
  named.set(name, filename);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
