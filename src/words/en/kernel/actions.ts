// The actions and frames of every 18xx game, in English.

import type { RailAction, RailFrame } from '../../../kernel/index.ts';
import type { Catalogue } from '../../catalogue.ts';
import { hasTraded } from '../../telling.ts';
import { aTrain } from '../aTrain.ts';
import { dividend, wanted, wordsFrom } from './events.ts';

type Lines = Catalogue<never, never, RailAction, never>;

export const actions: Lines['actions'] = {
  pass: () => 'pass',
  sellShares: (a, f) => `sell ${a.percent}% of ${f.company(a.company)}`,
  startCompany: (a, f) => `start ${f.company(a.company)} at ${f.money(a.par)}`,
  buyShare: (a, f) => `buy a share of ${f.company(a.company)}${a.from === undefined ? '' : ` ${wordsFrom(a.from, f)}`}`,
  buyPrivate: (a, f) => `buy ${f.name(a.private)}`,
  layTile: (a, f) => `lay tile ${a.tile} on ${f.name(a.hex)}`,
  placeToken: (a, f) => `place a token in ${f.name(a.city)}`,
  run: (a, f) => (a.routes.length === 0 ? 'run nothing' : `run ${f.list(a.routes.map((run) => f.train(run.train)))}`),
  dividend: (a) => dividend(a.kind).order,
  buyTrain: (a, f) => `buy ${aTrain(f.train(a.train))} ${wordsFrom(a.from, f)} for ${f.money(a.price)}`,
  discardTrain: (a, f) => `discard ${aTrain(f.train(a.train))}`,
  answer: (a) => (a.reply === 'accept' ? 'accept' : 'refuse'),
  keepToken: (a, f) => `replace the token in ${f.name(a.city)}`,
  giveUpToken: (a, f) => `give up the token in ${f.name(a.city)}`,
};

export const kinds: Lines['kinds'] = {
  pass: 'Pass',
  sellShares: 'Sell shares',
  startCompany: 'Start a company',
  buyShare: 'Buy a share',
  buyPrivate: 'Buy a private company',
  layTile: 'Lay a tile',
  placeToken: 'Place a token',
  run: 'Run trains',
  dividend: 'Dividend',
  buyTrain: 'Buy a train',
  discardTrain: 'Discard a train',
  answer: 'Answer',
  keepToken: 'Keep a token',
  giveUpToken: 'Give up a token',
};

/** In a stock round: "more" only once something was bought or sold. */
export const trading = (frame: { readonly kind: string }): string =>
  hasTraded(frame) ? 'buy and sell nothing more' : 'buy and sell nothing';

/** For a company's track. */
export const laying = (some: boolean): string => (some ? 'lay no more track' : 'lay no track');

export const passing = {
  layTile: 'lay no track',
  placeToken: 'place no token',
  buyTrain: 'buy no train',
} satisfies Lines['passing'];

export const fields: Lines['fields'] = {
  company: 'Which company?',
  private: 'Which private company?',
  par: 'At which par price?',
  percent: 'What percentage?',
  from: 'From whom?',
  hex: 'Which hex?',
  tile: 'Which tile?',
  rotation: 'Which orientation?',
  city: 'Which city?',
  routes: 'Which runs?',
  kind: 'Pay out or withhold?',
  train: 'Which train?',
  price: 'At which price?',
  reply: 'What do you answer?',
};

export const frames: Catalogue<never, never, never, RailFrame>['frames'] = {
  course: null,
  stock: (s) => `Stock round ${s.set}`,
  operating: null,
  offer: (o, f) => `${f.company(o.company)} offers ${f.money(o.price)} for ${wanted(o, f)}`,
  discard: (d, f) => `${f.company(d.queue[0] ?? '')} has too many trains`,
};
