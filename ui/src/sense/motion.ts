/** Whether anything may move: not for whoever wants it still. */
import { prefersReducedMotion } from 'svelte/motion';

export const moves = () =>
  !prefersReducedMotion.current && document.documentElement.dataset.motion !== 'none';
