// The actions and frames of every 18xx game, in Italian.

import type { RailAction, RailFrame } from '../../../kernel/index.ts';
import type { Catalogue } from '../../catalogue.ts';
import { hasTraded } from '../../telling.ts';
import { at } from './at.ts';
import { dividend, wanted, wordsFrom } from './events.ts';

type Lines = Catalogue<never, never, RailAction, never>;

export const actions: Lines['actions'] = {
  pass: () => 'passa',
  sellShares: (a, f) => `vendi il ${a.percent}% di ${f.company(a.company)}`,
  startCompany: (a, f) => `fonda ${f.company(a.company)} a ${f.money(a.par)}`,
  buyShare: (a, f) =>
    `compra un’azione di ${f.company(a.company)}${a.from === undefined ? '' : ` ${wordsFrom(a.from, f)}`}`,
  buyPrivate: (a, f) => `compra ${f.name(a.private)}`,
  layTile: (a, f) => `posa la tessera ${a.tile} ${at(f.name(a.hex))}`,
  placeToken: (a, f) => `piazza una stazione ${at(f.name(a.city))}`,
  run: (a, f) =>
    a.routes.length === 0 ? 'non correre' : `fai correre ${f.list(a.routes.map((run) => f.train(run.train)))}`,
  dividend: (a) => dividend(a.kind).order,
  buyTrain: (a, f) => `compra un ${f.train(a.train)} ${wordsFrom(a.from, f)} per ${f.money(a.price)}`,
  discardTrain: (a, f) => `scarta un ${f.train(a.train)}`,
  answer: (a) => (a.reply === 'accept' ? 'accetta' : 'rifiuta'),
  keepToken: (a, f) => `sostituisci la stazione ${at(f.name(a.city))}`,
  giveUpToken: (a, f) => `rinuncia alla stazione ${at(f.name(a.city))}`,
};

export const kinds: Lines['kinds'] = {
  pass: 'Passa',
  sellShares: 'Vendi azioni',
  startCompany: 'Fonda una società',
  buyShare: 'Compra un’azione',
  buyPrivate: 'Compra una privata',
  layTile: 'Posa una tessera',
  placeToken: 'Piazza una stazione',
  run: 'Fai correre i treni',
  dividend: 'Dividendo',
  buyTrain: 'Compra un treno',
  discardTrain: 'Scarta un treno',
  answer: 'Rispondi',
  keepToken: 'Tieni una stazione',
  giveUpToken: 'Rinuncia a una stazione',
};

/** In a stock round: "altro" only once something was bought or sold. */
export const trading = (frame: { readonly kind: string }): string =>
  hasTraded(frame) ? 'non comprare né vendere altro' : 'non comprare né vendere';

/** For a company's track. */
export const laying = (some: boolean): string => (some ? 'non posare altri binari' : 'non posare binari');

export const passing = {
  layTile: 'non posare binari',
  placeToken: 'non piazzare stazioni',
  buyTrain: 'non comprare treni',
} satisfies Lines['passing'];

export const fields: Lines['fields'] = {
  company: 'Quale società?',
  private: 'Quale privata?',
  par: 'A quale prezzo di partenza?',
  percent: 'Quale percentuale?',
  from: 'Da chi?',
  hex: 'Quale esagono?',
  tile: 'Quale tessera?',
  rotation: 'Con quale orientamento?',
  city: 'Quale città?',
  routes: 'Quali corse?',
  kind: 'Distribuire o trattenere?',
  train: 'Quale treno?',
  price: 'A quale prezzo?',
  reply: 'Che cosa rispondi?',
};

export const frames: Catalogue<never, never, never, RailFrame>['frames'] = {
  course: null,
  stock: (s) => `Turno azionario ${s.set}`,
  operating: null,
  offer: (o, f) => `${f.company(o.company)} offre ${f.money(o.price)} per ${wanted(o, f)}`,
  discard: (d, f) => `${f.company(d.queue[0] ?? '')} ha troppi treni`,
};
