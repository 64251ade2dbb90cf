/** What can be pressed at a table by a key, and which key that is. */
import { codes, DIGITS, MAIN } from './deeds';

export interface Target {
  code: string;
  element: HTMLElement | SVGElement;
  kind: 'choice' | 'main' | 'place' | 'other';
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

function shown(css: string): Target['element'][] {
  return [...document.querySelectorAll<HTMLElement>(css)].filter(
    (each) => !each.matches(':disabled') && each.checkVisibility({ visibilityProperty: true }),
  );
}

/** Everything that has a key now: choices have digits, more of them and all others letters. */
export function targets(): Target[] {
  const choices = shown(CHOICES);
  const numbered = choices.slice(0, DIGITS.length);
  const others = shown(OTHERS).filter((each) => !numbered.includes(each));
  const lettered = codes(others.length);
  const kind = (each: Element): Target['kind'] =>
    each instanceof SVGElement
      ? 'place'
      : choices.includes(each as HTMLElement)
        ? 'choice'
        : 'other';
  return [
    ...numbered.map((element, at) => ({ code: DIGITS[at]!, element, kind: 'choice' as const })),
    ...shown(MAIN_BUTTON).map((element) => ({ code: MAIN, element, kind: 'main' as const })),
    ...lettered.map((code, at) => ({ code, element: others[at]!, kind: kind(others[at]!) })),
  ];
}

/** So large a place of a board has its sign in the middle: its shape may not fill its corner. */
const LARGE = 64;

/** What scrolls or cuts something. */
const frameOf = (element: Element) =>
  element.closest('.body, .drawing, .inside')?.getBoundingClientRect();

/** Where something that is in sight has its sign; null if what scrolls or cuts hides it. */
export function inSight(element: Element): { x: number; y: number } | null {
  const { left: x, top: y, width, height } = element.getBoundingClientRect();
  const middle = element instanceof SVGElement && width > LARGE;
  const [across, down] = [x + width / 2, y + (middle ? height / 2 : Math.min(height / 2, 12))];
  const at = middle ? { x: across, y: down } : { x, y };
  const frame = frameOf(element);
  if (!frame) return at;
  const inside =
    across >= frame.left && across <= frame.right && down >= frame.top && down <= frame.bottom;
  return inside ? { x: Math.max(at.x, frame.left), y: Math.max(at.y, frame.top) } : null;
}

/** The room of a sign at an edge. */
const SIGN = { width: 34, height: 17 };

/** Signs of choices out of sight, so that one knows of them: in a row at the edge that hides them. */
export function atEdge(hidden: readonly Target[]): (Target & { x: number; y: number })[] {
  const frame = hidden[0] && frameOf(hidden[0].element);
  if (!frame) return [];
  const room = Math.floor(frame.width / SIGN.width);
  const above = ({ element }: Target) => element.getBoundingClientRect().top < frame.top;
  const row = (members: Target[], y: number) =>
    members.slice(0, room).map((each, at, { length }) => {
      return { ...each, x: frame.right - SIGN.width * (length - at), y };
    });
  return [
    ...row(hidden.filter(above), frame.top),
    ...row(
      hidden.filter((each) => !above(each)),
      frame.bottom - SIGN.height,
    ),
  ];
}

/** Press something, as a click would. */
export function press(element: Element) {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Where one begins to decide: the first choice, or what else there is, or the strip itself. */
export function decision(): Target['element'] | null {
  const [first] = [...shown(CHOICES), ...shown(MAIN_BUTTON)];
  return first ?? document.querySelector<HTMLElement>('section.now');
}

/** The places of the board that may be chosen, as they are gone through. */
export const places = () => shown('.drawing svg .spot[tabindex="0"]');
