/** Where the rules speak of what is decided. */
import type { AfricaAction, AfricaView } from '../../../api/types';
import type { Sections } from '../../contract';

const steps: Record<AfricaView['step'], string> = {
  value: 'setup',
  deposit: 'setup',
  drawn: 'setup',
  start: 'setup',
  secret: 'setup',
  marker: 'round',
  auction: 'auction',
  neutral: 'neutral',
  movement: 'movement',
  conflicts: 'conflicts',
  afterwards: 'score',
  'station-area': 'markers',
  'wholesaler-area': 'wholesaler',
  'trader-area': 'markers',
  'convert-area': 'markers',
  'migrant-area': 'markers',
  drifting: 'markers',
  'market-steps': 'markers',
  repute: 'markers',
  'caravan-way': 'markers',
  'caravan-pieces': 'markers',
  fate: 'oust',
  answer: 'oust',
  commitment: 'fight',
  stakes: 'fight',
  reveal: 'fight',
  retreating: 'fight',
  raising: 'fight',
  finished: 'end',
};
const actions: Partial<Record<AfricaAction['type'], string>> = {
  use: 'markers',
  oust: 'oust',
  fight: 'fight',
};
export const sections: Sections = { steps, actions };
