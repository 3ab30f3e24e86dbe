import type { Catalogue } from '../../../../words/catalogue.ts';
import { at, atFirst } from '../../../../words/it/kernel/at.ts';
import { refusals as everyGame } from '../../../../words/it/kernel/refusals.ts';
import { offer, pool, president } from '../../../../words/it/terms.ts';
import type { Refusals1865 } from '../../rules/index.ts';
import { buildRefusals } from './build.ts';
import { exchangeRefusals } from './exchange.ts';
import { trainRefusals } from './trains.ts';

const holders: Readonly<Record<string, string>> = {
  offer: `${offer.The} non ha`,
  pool: `${pool.The} non ha`,
  dragons: 'I Dragon non hanno',
};

export const refusals: Catalogue<never, Refusals1865, never, never>['refusals'] = {
  ...everyGame,
  ...exchangeRefusals,
  ...buildRefusals,
  ...trainRefusals,
  'draft.taken': (r, f) => `${f.name(r.maritime)} è già di qualcuno`,
  'sell.notOperated': (r) => `${r.company} non ha ancora operato: i suoi certificati non si vendono`,
  'sell.poolFull': (r) => `${pool.The} può prendere ancora il ${r.room}% di ${r.company}`,
  'sell.presidency': (r) =>
    `Nessun altro giocatore ha due certificati di ${r.company}: il certificato ${president.of} non si può cedere`,
  'start.price': (r, f) => `${f.money(r.par)} non è un prezzo di partenza nella fase ${r.phase}`,
  'start.home': (r, f) => `La sede di ${r.company} è ${f.name(r.home)}`,
  'start.noCity': (r, f) => `${f.name(r.home)} è una miniera: la sede è una città`,
  'start.homeFull': (r, f) => `${atFirst(f.name(r.home))} non c’è un posto libero`,
  'share.notStarted': (r) => `${r.company} non è fondata: prima viene il certificato ${president.of}`,
  'share.noneLeft': (r) => `${holders[r.from] ?? r.from} certificati di ${r.company}`,
  'convert.notJoined': (r, f) =>
    `Nessun percorso diretto porta da una stazione di ${r.company} ${at(f.name(r.destination))}`,
};
