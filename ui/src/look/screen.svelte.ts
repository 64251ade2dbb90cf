/** How wide the screen is: wide enough for two columns, or not; and whether a board fills its column. */
class Screen {
  #narrow = matchMedia('(max-width: 1000px)');
  /** Two columns on a screen that is high for its width: below a board there is room. */
  #high = matchMedia('(max-width: 1250px) and (max-aspect-ratio: 27/20)');
  narrow = $state(this.#narrow.matches);
  high = $state(this.#high.matches);

  constructor() {
    this.#narrow.addEventListener('change', () => (this.narrow = this.#narrow.matches));
    this.#high.addEventListener('change', () => (this.high = this.#high.matches));
  }
}
export const screen = new Screen();
