/** What can be pressed at a table by a key, and which key that is. */
import { codes, DIGITS, MAIN } from './deeds';

export interface Target {
  code: string;
  element: Element;
}

/** What decides something, in the strip, or leads on at the end. */
const CHOICES = 'section.now :is(.body .choice, .inside .button)';
/** Whatever else is pressed while one decides: tabs, sizes, lists, advice; places of the board. */
const OTHERS = [
  'section.now :is(.body, header, .back) :is(button, summary)',
  '.lesson .buttons button',
  '.request button',
  '.drawing svg [role=button][tabindex="0"]',
].join();
const MAIN_BUTTON = 'section.now .main-row button.main';

function shown(css: string): Element[] {
  return [...document.querySelectorAll(css)].filter(
    (each) => !each.matches(':disabled') && each.checkVisibility({ visibilityProperty: true }),
  );
}

/** Everything that has a key now: choices have digits, more of them and all others letters. */
export function targets(): Target[] {
  const choices = shown(CHOICES);
  const numbered = choices.slice(0, DIGITS.length);
  const others = shown(OTHERS).filter((each) => !numbered.includes(each));
  const lettered = codes(others.length);
  return [
    ...numbered.map((element, number) => ({ code: DIGITS[number]!, element })),
    ...shown(MAIN_BUTTON).map((element) => ({ code: MAIN, element })),
    ...others
      .slice(0, lettered.length)
      .map((element, number) => ({ code: lettered[number]!, element })),
  ];
}

/** Press something, as a click would. */
export function press(element: Element) {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Where one begins to decide: the first choice, or what else there is, or the strip itself. */
export function decision(): HTMLElement | SVGElement | null {
  const [first] = [...shown(CHOICES), ...shown(MAIN_BUTTON)];
  return (first ?? document.querySelector('section.now')) as HTMLElement | null;
}

/** The places of the board that may be chosen, as they are gone through. */
export const places = () => shown('.drawing svg .spot[tabindex="0"]') as SVGElement[];
