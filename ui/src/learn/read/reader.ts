/** Who shows the rules: what leads to another place of them asks for it here. */
import { getContext, setContext } from 'svelte';

export interface Reader {
  open(at: string): void;
}
const KEY = Symbol('reader');

export function setReader(reader: Reader) {
  setContext(KEY, reader);
}
/** The reader around a text; none on a page, where links lead by the address. */
export function theReader(): Reader | undefined {
  return getContext<Reader | undefined>(KEY);
}
