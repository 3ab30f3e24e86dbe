// Points on which rulebook and 18xx.games differ (section 14 of the checklist), and the choices of the solo game, as data.
// RULINGS.md explains each.
import { type Option, type Ruling, rulingsOf } from '../../../engine/core/options.ts';

const ruling = rulingsOf('18mag');

export const rulings: readonly Ruling[] = [
  ruling('noTrainSold', 'R035', 'stack', 'anySale'),
  ruling('tokensPerTile', 'R080', 'perCity', 'onePerTile'),
  ruling('bestRun', 'R085', 'compulsory', 'free'),
  ruling('homeTokenOO', 'R060', 'home', 'firstFound'),
  ruling('startStacks', 'R010', 'random', 'roster'),
  ruling('priorityAfterDraft', 'R025', 'lastLap', 'lastLap', { others: ['next'] }),
  ruling('consent', 'R106', 'asked', 'assumed'),
  ruling('terrainToken', 'R064', 'withLay', 'announced'),
  // the platform's way of recording
  ruling('wagons', 'R093', 'withRun', 'announced'),
];

/** R164, and the choice of István's cards by lot or by the player. */
export const options: readonly Option[] = [
  { id: 'soloLength', values: ['short', 'long'], default: 'short', players: [1] },
  { id: 'soloLevel', values: ['easy', 'medium', 'hard'], default: 'easy', players: [1] },
  { id: 'soloCards', values: ['drawn', 'picked'], default: 'drawn', players: [1] },
];
