/** Where the rules speak of what is decided. */
import type { MedurisAction, MedurisView } from '../../../api/types';
import type { Sections } from '../../contract';

const steps: Record<MedurisView['step'], string> = {
  first: 'setup',
  token: 'setup',
  lay: 'setup',
  worker: 'setup',
  roll: 'small',
  take: 'small',
  return: 'small',
  turn: 'turn',
  replacement: 'three-for-one',
  payment: 'three-for-one',
  offering: 'ritual',
  finished: 'end',
};
const actions: Partial<Record<MedurisAction['type'], string>> = {
  move: 'big',
  hut: 'hut',
  temple: 'temple',
};
export const sections: Sections = { steps, actions };
