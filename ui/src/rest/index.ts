/** The page itself, whose root says in `data-rest` whether it is at rest: "yes", or what it is at. */
import { Rest, type Scene } from './rest';

const root = document.documentElement;

/** What moves and will stop; what moves for ever, like the light of a place, is at rest. */
const moves = (each: Animation) =>
  each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity;

const page: Scene = {
  say(what) {
    const said = what || 'yes';
    if (root.dataset.rest !== said) root.dataset.rest = said;
  },
  afterFrame(work) {
    // before a picture is laid out, and what watches sizes is told, one is called back too early
    requestAnimationFrame(() => setTimeout(work));
  },
  moving() {
    const moving = document.getAnimations().filter(moves);
    if (moving.length) return Promise.allSettled(moving.map((each) => each.finished));
    return document.fonts.status === 'loading' ? document.fonts.ready : null;
  },
  watch(changed) {
    const own = ({ target, attributeName }: MutationRecord) =>
      target === root && attributeName === 'data-rest';
    const observer = new MutationObserver((records) => {
      if (!records.every(own)) changed();
    });
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    // what the mouse or the size of the window sets going is in no record
    for (const name of ['transitionrun', 'animationstart', 'resize'])
      addEventListener(name, changed, { capture: true, passive: true });
    document.fonts.addEventListener('loading', changed);
  },
};

export const rest = new Rest(page);
