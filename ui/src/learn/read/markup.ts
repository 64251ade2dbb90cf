/**
 * A tiny mark-up for rules: headings, paragraphs, lists, tables and notes, separated by empty lines.
 *
 *   # Title                     ## Heading {place}          ### Smaller heading {place}
 *   - item     1. item          | cell | cell |             > note
 *   **strong**  *words*  [symbol:r-wood]  [words](place)  [words](?term)  {R11}
 *
 * A term is a word of the game's glossary. `{R11}` is the place of a rule: reasons lead there. The first row of a table is its head.
 */
export type Inline =
  | { kind: 'text' | 'strong' | 'stress'; text: string }
  | { kind: 'symbol'; id: string }
  | { kind: 'link'; text: string; to: string }
  | { kind: 'term'; text: string; id: string }
  | { kind: 'rule'; id: string };

export type Line = Inline[];

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; id: string; line: Line }
  | { kind: 'paragraph' | 'note'; line: Line }
  | { kind: 'list'; ordered: boolean; items: Line[] }
  | { kind: 'table'; head: Line[]; rows: Line[][] };

const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<stress>[^*]+)\*|\[symbol:(?<symbol>[\w-]+)\]|\[(?<words>[^\]]+)\]\((?:\?(?<term>[\w-]+)|(?<to>[\w-]+))\)|\{(?<rule>R\d+)\}/g;

export function parseLine(text: string): Line {
  const line: Line = [];
  let from = 0;
  const plain = (until: number, end = false) => {
    const words = text.slice(from, until);
    const said = end ? words.trimEnd() : words;
    if (said) line.push({ kind: 'text', text: said });
  };
  for (const found of text.matchAll(INLINE)) {
    plain(found.index, !!found.groups!.rule); // a rule's place stays with the word before it
    from = found.index + found[0].length;
    const { strong, stress, symbol, words, term, to, rule } = found.groups!;
    if (strong) line.push({ kind: 'strong', text: strong });
    else if (stress) line.push({ kind: 'stress', text: stress });
    else if (symbol) line.push({ kind: 'symbol', id: symbol });
    else if (term) line.push({ kind: 'term', text: words!, id: term });
    else if (words) line.push({ kind: 'link', text: words, to: to! });
    else line.push({ kind: 'rule', id: rule! });
  }
  plain(text.length);
  return line;
}

function parseHeading(text: string): Block {
  const { marks, words, id } = /^(?<marks>#{1,3}) (?<words>.*?)(?: \{(?<id>[\w-]+)\})?$/.exec(
    text,
  )!.groups!;
  return {
    kind: 'heading',
    level: marks!.length as 1 | 2 | 3,
    id: id ?? '',
    line: parseLine(words!),
  };
}

const cells = (row: string): Line[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseLine(cell.trim()));

function parseBlock(lines: string[]): Block {
  const first = lines[0]!;
  if (/^#{1,3} /.test(first)) return parseHeading(lines.join(' '));
  if (first.startsWith('|')) {
    const [head, ...rows] = lines.map(cells);
    return { kind: 'table', head: head!, rows };
  }
  const item = /^(?:- |(?<number>\d+)\. )/.exec(first);
  if (item) {
    const items = lines.map((each) => parseLine(each.replace(/^(?:- |\d+\. )/, '')));
    return { kind: 'list', ordered: !!item.groups!.number, items };
  }
  if (first.startsWith('> '))
    return { kind: 'note', line: parseLine(lines.map((each) => each.slice(2)).join(' ')) };
  return { kind: 'paragraph', line: parseLine(lines.join(' ')) };
}

export function parse(source: string): Block[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => parseBlock(block.split('\n').map((line) => line.trim())));
}

/** What a line says, without what is only drawn. */
export function wordsOf(line: Line): string {
  return line.map((each) => ('text' in each ? each.text : '')).join('');
}

/** The rules that have their place in something. */
export function rulesIn(...lines: Line[]): string[] {
  return lines.flat().flatMap((each) => (each.kind === 'rule' ? [each.id] : []));
}

/** All lines of a block. */
export function linesOf(block: Block): Line[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return [block.line];
}

/** A part of a text: a heading, and what stands below it. */
export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

/** The smallest section that is called by a place, or has a rule in it; null if there is none. */
export function sectionAt(blocks: Block[], at: string): Section | null {
  let from = -1;
  for (const [number, block] of blocks.entries()) {
    if (block.kind === 'heading' && block.id) from = number;
    const found =
      block.kind === 'heading' ? block.id === at : rulesIn(...linesOf(block)).includes(at);
    if (found && at) break;
    if (number === blocks.length - 1) return null;
  }
  const heading = blocks[from];
  if (heading?.kind !== 'heading') return null;
  const below = blocks.slice(from + 1);
  const end = below.findIndex((each) => each.kind === 'heading' && each.level <= heading.level);
  const own = end < 0 ? below : below.slice(0, end);
  return { id: heading.id, title: wordsOf(heading.line), blocks: [heading, ...own] };
}

/** The headings that make up a table of contents. */
export function contents(blocks: Block[]): { id: string; words: string }[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2
      ? [{ id: block.id, words: wordsOf(block.line) }]
      : [],
  );
}
