import type { Catalogue } from '../../../../words/catalogue.ts';
import { refusals as everyGame } from '../../../../words/en/kernel/refusals.ts';
import { pool, president } from '../../../../words/en/terms.ts';
import type { Refusals1865 } from '../../rules/index.ts';
import { buildRefusals } from './build.ts';
import { exchangeRefusals } from './exchange.ts';
import { trainRefusals } from './trains.ts';

export const refusals: Catalogue<never, Refusals1865, never, never>['refusals'] = {
  ...everyGame,
  ...exchangeRefusals,
  ...buildRefusals,
  ...trainRefusals,
  'draft.taken': (r, f) => `Somebody has ${f.name(r.maritime)} already`,
  'sell.notOperated': (r) => `${r.company} has not operated yet: its certificates cannot be sold`,
  'sell.poolFull': (r) => `${pool.The} takes ${r.room}% more of ${r.company}`,
  'sell.presidency': (r) =>
    `No other player has two certificates of ${r.company}: its ${president.bare}’s certificate cannot be given up`,
  'start.started': (r) => `${r.company} is open already`,
  'start.price': (r, f) => `${f.money(r.par)} is no start price in phase ${r.phase}`,
  'start.home': (r, f) => `${r.company} is at home in ${f.name(r.home)}`,
  'start.noCity': (r, f) => `${f.name(r.home)} is a mine: a home is a city`,
  'start.homeFull': (r, f) => `There is no free place in ${f.name(r.home)}`,
  'share.notStarted': (r) => `${r.company} is not open: its ${president.bare}’s certificate comes first`,
  'share.noneLeft': (r, f) => `No certificate of ${r.company} can be had from ${f.name(r.from)}`,
  'convert.notJoined': (r, f) => `No direct route leads from a token of ${r.company} to ${f.name(r.destination)}`,
};
