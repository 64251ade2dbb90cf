/** How wide the screen is: wide enough for two columns, or not. */
class Screen {
  #narrow = matchMedia('(max-width: 1000px)');
  narrow = $state(this.#narrow.matches);

  constructor() {
    this.#narrow.addEventListener('change', () => (this.narrow = this.#narrow.matches));
  }
}
export const screen = new Screen();
