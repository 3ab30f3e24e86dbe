// 1865 in English.

import type { Catalogue } from '../../../words/catalogue.ts';
import * as everyGame from '../../../words/en/kernel/actions.ts';
import { examples } from '../../../words/en/kernel/refusals.ts';
import type { Event1865 } from '../rules/events.ts';
import type { Frame1865 } from '../rules/frames.ts';
import type { Action1865, Refusals1865 } from '../rules/index.ts';
import { events } from './en/events.ts';
import { exchangeActions, exchangeKinds, exchangePassing } from './en/exchange.ts';
import { refusals } from './en/refusals.ts';
import { terms } from './en/terms.ts';
import { trainActions, trainKinds } from './en/trains.ts';
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
    takeMaritime: (a, f) => `take ${f.name(a.maritime)}`,
    convert: () => 'become a major',
    buyShare: (a, f) => `buy a share of ${a.company} from ${f.name(a.from)}`,
    startCompany: (a, f) => `open ${a.company} at ${f.money(a.par)}, at home in ${f.name(a.home)}`,
    handOver: (a, f) => `hand ${f.name(a.maritime)} over`,
  },
  kinds: {
    ...everyGame.kinds,
    ...trainKinds,
    ...exchangeKinds,
    takeMaritime: 'Take a maritime company',
    convert: 'Become a major',
    startCompany: 'Open a company',
    handOver: 'Hand over a maritime company',
  },
  passing: {
    ...everyGame.passing,
    layTile: (t) => everyGame.laying(t.kind === 'turn' && t.laid.length > 0),
    ...exchangePassing,
    convert: 'stay a minor',
    sellShares: everyGame.trading,
  },
  fields: {
    ...everyGame.fields,
    maritime: 'Which maritime company?',
    city: 'Which city or mine?',
    mine: 'Which mine?',
    par: 'At which start price?',
    home: 'Where is its home?',
    route: 'By which direct route?',
  },
  frames: {
    ...everyGame.frames,
    draft: () => 'Draft of the maritime companies',
    conversion: (c, f) => `Before the stock round: does ${f.company(c.queue[0] ?? '')} become a major?`,
    turn: (t) => `${t.company} operates`,
    raise: (r, f) => `${f.seat(r.seat)} needs ${f.money(r.sum)} in cash for a train of ${r.company}`,
    exchange: (e, f) => `${f.list(e.absorbed)} is absorbed by ${e.survivor}`,
  },
  tags: {
    'end.bank': 'end: the bank is out of money',
    'end.standstill': 'end: nothing could happen any more',
  },
  names: {
    ...names1865({
      nth: (place, n) => `${place}, place ${n}`,
      carbonia: 'Carbonia district',
      colours: { green: 'green', brown: 'brown', gray: 'gray' },
    }),
    ...terms,
  },
  train: (type) => `${type} train`,
};
