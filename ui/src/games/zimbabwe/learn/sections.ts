/** Where the rules speak of what is decided. */
import type { ZimbabweAction, ZimbabweView } from '../../../api/types';
import type { Sections } from '../../contract';
import { desk } from '../decisions/desk.svelte';

const steps: Record<ZimbabweView['step'], string> = {
  tile: 'setup',
  marker: 'setup',
  without: 'setup',
  'first-monument': 'setup',
  gift: 'gifts',
  turn: 'turn',
  'resource-site': 'specialists',
  'water-site': 'specialists',
  'monument-site': 'build',
  'craftsman-site': 'place',
  'dziva-prices': 'prices',
  good: 'raise',
  'good-resource': 'raise',
  'primary-good': 'raise',
  'primary-resource': 'raise',
  finished: 'end',
};
const actions: Partial<Record<ZimbabweAction['type'], string>> = {
  god: 'choose-god',
  specialist: 'choose-specialist',
  shaman: 'specialists',
  rain: 'specialists',
  herd: 'specialists',
  nomads: 'specialists',
  builder: 'specialists',
  build: 'build',
  place: 'place',
  price: 'prices',
  raise: 'raise',
};
/** Monuments that are about to be raised have a plan. */
const plan = () => (desk.chosen.length ? 'raise' : undefined);
export const sections: Sections = { steps, actions, plan };
