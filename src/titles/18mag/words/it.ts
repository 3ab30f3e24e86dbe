// 18Mag in Italian.

import type { Catalogue } from '../../../words/catalogue.ts';
import * as everyGame from '../../../words/it/kernel/actions.ts';
import { examples } from '../../../words/it/kernel/refusals.ts';
import type { Event18Mag } from '../rules/events.ts';
import type { Frame18Mag } from '../rules/frames.ts';
import type { Action18Mag, Refusals18Mag } from '../rules/index.ts';
import { events } from './it/events.ts';
import { refusals } from './it/refusals.ts';
import { terms } from './it/terms.ts';
import { companyName, companyNames, majorNames, placeNames } from './names.ts';

const train = (type: string) => `treno ${type}`;
const words = { second: (place: string) => `${place}, seconda città` };
/** The supply sells by type, a minor one of its trains. */
const trainOf = (id: string) => train(id.split('-')[0]!);

export const g18mag: Catalogue<Event18Mag, Refusals18Mag, Action18Mag, Frame18Mag> = {
  events,
  refusals,
  examples,
  actions: {
    ...everyGame.actions,
    draft: (a) => `prendi ${/^\d/.test(a.item) ? companyName(a.item) : `un’azione di ${companyName(a.item)}`}`,
    layTile: (a, f) =>
      `posa la tessera ${a.tile} a ${f.name(a.hex)}${a.terrain === 'token' ? ' con un gettone terreno' : ''}`,
    useTerrainToken: () => 'annuncia un gettone terreno',
    scrapTrain: (a) => `rottama un ${trainOf(a.train)}`,
    hireWagon: (a) => `noleggia un vagone di ${companyName(a.wagon)}`,
    run: (a, f) => {
      const trains =
        a.routes.length === 0 ? 'non correre' : `fai correre ${f.list(a.routes.map((run) => trainOf(run.train)))}`;
      return a.wagons.length === 0 ? trains : `${trains} con un vagone di ${f.list(a.wagons.map(companyName))}`;
    },
    buyTrain: (a, f) =>
      `compra un ${trainOf(a.train)} ${a.from === 'bank' ? 'dalla riserva' : `da ${companyName(a.from)}`} per ${f.money(a.price)}`,
    placeMajorToken: (a, f) => `piazza una stazione a ${f.name(a.city)}`,
    dividend: (a, f) => (a.amount === 0 ? 'non distribuire nulla' : `distribuisci ${f.money(a.amount)}`),
    giveIstvan: (a, f) => `dai ${companyName(a.minor)} a ${f.seat(2)}`,
    upgradeForIstvan: (a, f) => `posa la tessera ${a.tile} a ${f.name(a.hex)} per ${f.seat(2)}`,
    istvanToken: (a, f) => `piazza la stazione di ${f.seat(2)} a ${f.name(a.city)}`,
  },
  kinds: {
    ...everyGame.kinds,
    draft: 'Prendi',
    useTerrainToken: 'Annuncia un gettone terreno',
    scrapTrain: 'Rottama un treno',
    hireWagon: 'Noleggia un vagone',
    placeMajorToken: 'Piazza una stazione',
    giveIstvan: 'Dai una minore a István',
    upgradeForIstvan: 'Potenzia per István',
    istvanToken: 'Stazione di István',
  },
  passing: {
    ...everyGame.passing,
    layTile: (t) => everyGame.laying(t.kind === 'minor' && t.lays > 0),
    scrapTrain: 'tieni tutti i treni',
    placeMajorToken: 'non piazzare stazioni',
    buyShare: 'non comprare',
    sellShares: everyGame.trading,
  },
  fields: {
    ...everyGame.fields,
    item: 'Quale minore o azione?',
    company: 'Quale maggiore?',
    terrain: 'Chi paga il terreno?',
    wagon: 'Quale vagone?',
    wagons: 'Quali vagoni, in ordine di noleggio?',
    amount: 'Quanto distribuisci in tutto?',
    minor: 'Quale minore?',
  },
  frames: {
    ...everyGame.frames,
    draft: () => 'Scelta iniziale: prendi gratis una minore o un’azione',
    minor: (t) => `Turno di ${companyName(t.company)}`,
    major: (t) => `Turno di ${companyName(t.company)}`,
    istvanSetup: (_, f) => `Le carte di ${f.seat(2)}`,
    istvan: (t, f) => `Turno di ${companyName(t.company)} per ${f.seat(2)}; questo tocca a te`,
  },
  tags: {
    'phase.train': 'una fase aperta dal primo treno di un tipo',
    'phase.markers': 'una fase aperta dai segnalini «nessun treno venduto»',
  },
  company: companyName,
  train,
  names: { ...majorNames, ...terms },
  places: placeNames(words),
  values: {
    company: companyNames,
    item: companyNames,
    minor: companyNames,
    from: companyNames,
    train: { 2: train('2'), 3: train('3'), 4: train('4'), 6: train('6') },
    terrain: { treasury: 'la cassa', token: 'un gettone terreno' },
  },
};
