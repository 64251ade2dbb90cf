/** Short things to say that go away by themselves. */
export interface Notice {
  id: number;
  words: string;
  kind: 'plain' | 'good' | 'bad';
}
const STAY = 6000;

class Notices {
  list = $state.raw<Notice[]>([]);
  #last = 0;

  tell(words: string, kind: Notice['kind'] = 'plain') {
    const id = ++this.#last;
    this.list = [...this.list.filter((each) => each.words !== words), { id, words, kind }].slice(
      -3,
    );
    setTimeout(() => this.drop(id), STAY);
  }
  drop(id: number) {
    this.list = this.list.filter((each) => each.id !== id);
  }
}
export const notices = new Notices();
