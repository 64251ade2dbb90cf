/** Short things to say that go away by themselves, unless one wants them to stay. */
import { RefusedError } from '../../api/client';
import { said } from '../../look/said.svelte';
import { rest } from '../../rest';
import { voice } from '../../sense/sound';
import { settings } from '../../settings.svelte';
import { t } from '../../words/words.svelte';

export interface Notice {
  id: number;
  words: string;
  kind: 'plain' | 'good' | 'bad';
  /** Where more is said about it. */
  link?: { words: string; open: () => void } | undefined;
}
const STAY = 6000;

class Notices {
  list = $state.raw<Notice[]>([]);
  #last = 0;

  tell(words: string, kind: Notice['kind'] = 'plain', link?: Notice['link']) {
    if (kind === 'bad') voice.play('refuse');
    const id = ++this.#last;
    const others = this.list.filter((each) => each.words !== words);
    this.list = [...others, { id, words, kind, link }].slice(-3);
    said.say(words);
    if (!settings.stay) rest.fade(STAY, () => this.drop(id));
  }
  clear() {
    this.list = [];
  }
  drop(id: number) {
    this.list = this.list.filter((each) => each.id !== id);
  }
}
export const notices = new Notices();

/** Return what a request brings; what is refused is told and brings nothing. */
export async function telling<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    notices.tell(error.problem.words || t('away'), 'bad');
    return null;
  }
}

/** Put a link where it can be pasted from. */
export async function copy(link: string, words: string) {
  try {
    await rest.during('the clipboard', navigator.clipboard.writeText(link));
    notices.tell(words, 'good');
  } catch {
    notices.tell(link); // the browser lets nobody write there: show it instead
  }
}
