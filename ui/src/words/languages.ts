/** The languages of the page, and its texts in them: each language is a folder of `mbira/lang`. */

/** The code of a language, as its folder is called: "en". */
export type Language = string;

/** What is said where nobody has translated it yet. */
export const ENGLISH: Language = 'en';

const LANG = '../../../src/mbira/lang/';
/** Where each text is, by file: somebody loads those that are needed, in one language. */
const TEXTS = import.meta.glob<string>('../../../src/mbira/lang/*/page/**/*.{ftl,txt}', {
  query: '?raw',
  import: 'default',
});
const codes = new Set(Object.keys(TEXTS).map((file) => file.slice(LANG.length).split('/')[0]!));

/** What a language calls itself, as a title. */
function named(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
export const LANGUAGES: ReadonlyMap<Language, string> = new Map(
  [...codes].map((code) => [code, named(code)]),
);

/** What loads a text, like "games/africa.ftl"; in English where a language does not have it. */
export function textIn(language: Language, name: string): (() => Promise<string>) | undefined {
  return TEXTS[`${LANG}${language}/page/${name}`] ?? TEXTS[`${LANG}${ENGLISH}/page/${name}`];
}
