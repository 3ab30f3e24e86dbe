// 1865 in Italian.

import type { Catalogue } from '../../../words/catalogue.ts';
import * as everyGame from '../../../words/it/kernel/actions.ts';
import { at } from '../../../words/it/kernel/at.ts';
import { examples } from '../../../words/it/kernel/refusals.ts';
import type { Event1865 } from '../rules/events.ts';
import type { Frame1865 } from '../rules/frames.ts';
import type { Action1865, Refusals1865 } from '../rules/index.ts';
import { events, sources } from './it/events.ts';
import { exchangeActions, exchangeKinds, exchangePassing } from './it/exchange.ts';
import { refusals } from './it/refusals.ts';
import { terms } from './it/terms.ts';
import { trainActions, trainKinds } from './it/trains.ts';
import { names1865 } from './names.ts';

export const g1865: Catalogue<Event1865, Refusals1865, Action1865, Frame1865> = {
  events,
  refusals,
  examples,
  actions: {
    ...everyGame.actions,
    ...trainActions,
    ...exchangeActions,
    layTile: (a, f) => everyGame.actions.layTile({ ...a, tile: f.name(a.tile) }, f),
    takeMaritime: (a, f) => `prendi ${f.name(a.maritime)}`,
    convert: () => 'diventa maggiore',
    buyShare: (a) => `compra un’azione di ${a.company} ${sources[a.from]}`,
    startCompany: (a, f) => `fonda ${a.company} a ${f.money(a.par)}, con sede ${at(f.name(a.home))}`,
    handOver: (a, f) => `cedi ${f.name(a.maritime)}`,
  },
  kinds: {
    ...everyGame.kinds,
    ...trainKinds,
    ...exchangeKinds,
    takeMaritime: 'Prendi una compagnia marittima',
    convert: 'Diventa maggiore',
    handOver: 'Cedi una compagnia marittima',
  },
  passing: {
    ...everyGame.passing,
    layTile: (t) => everyGame.laying(t.kind === 'turn' && t.laid.length > 0),
    ...exchangePassing,
    convert: 'resta minore',
    sellShares: everyGame.trading,
  },
  fields: {
    ...everyGame.fields,
    maritime: 'Quale compagnia marittima?',
    city: 'Quale città o miniera?',
    mine: 'Quale miniera?',
    home: 'Con sede dove?',
    route: 'Per quale percorso diretto?',
  },
  frames: {
    ...everyGame.frames,
    draft: () => 'Scelta delle compagnie marittime',
    conversion: (c, f) => `Prima del turno azionario: ${f.company(c.queue[0] ?? '')} diventa maggiore?`,
    turn: (t) => `Turno di ${t.company}`,
    raise: (r, f) => `${f.seat(r.seat)} ha bisogno di ${f.money(r.sum)} in contanti per un treno di ${r.company}`,
    exchange: (e, f) => `${e.survivor} assorbe ${f.list(e.absorbed)}`,
  },
  tags: {
    'end.bank': 'fine: la banca è senza soldi',
    'end.standstill': 'fine: non poteva più succedere nulla',
  },
  names: {
    ...names1865({
      nth: (place, n) => `${place}, posto ${n}`,
      carbonia: 'distretto di Carbonia',
      colours: { green: 'verde', brown: 'marrone', gray: 'grigia' },
    }),
    ...terms,
  },
  train: (type) => `treno ${type}`,
};
