/** The languages of the page: one for each file of its words. */

/** The code of a language, as its files are called: "en". */
export type Language = string;

/** What is said where nobody has translated it yet. */
export const ENGLISH: Language = 'en';

/** The words of the page itself, by file. */
export const WORDS = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

const codes = Object.keys(WORDS).map((file) => file.slice('./'.length, -'.ftl'.length));

/** What a language calls itself, as a title. */
function named(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
export const LANGUAGES: ReadonlyMap<Language, string> = new Map(
  codes.map((code) => [code, named(code)]),
);

/** Of texts by path, the one in a language; in English where it is not there. */
export function inLanguage<Text>(
  texts: Readonly<Record<string, Text>>,
  path: (language: Language) => string,
  language: Language,
): Text | undefined {
  return texts[path(language)] ?? texts[path(ENGLISH)];
}
