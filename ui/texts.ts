/**
 * A text as it is sent: without what only translators read, neither their comments nor the room between
 * messages and before lines. What it says stays the same, to the letter.
 */
export function packed(text: string): string {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\n+(?=[\w-]+ *=)/g, '\n') // an empty line inside a message is part of what it says
    .replace(/^([\w-]+) *= */gm, '$1=')
    .replace(/^ +(?=[.*[}])/gm, ' ')
    .replace(/^( \.[\w-]+) *= */gm, '$1=')
    .trim();
}
