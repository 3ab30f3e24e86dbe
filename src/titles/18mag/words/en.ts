// 18Mag in English.

import type { Catalogue } from '../../../words/catalogue.ts';
import * as everyGame from '../../../words/en/kernel/actions.ts';
import { examples } from '../../../words/en/kernel/refusals.ts';
import type { Event18Mag } from '../rules/events.ts';
import type { Frame18Mag } from '../rules/frames.ts';
import type { Action18Mag, Refusals18Mag } from '../rules/index.ts';
import { events } from './en/events.ts';
import { refusals } from './en/refusals.ts';
import { terms } from './en/terms.ts';
import { companyName, companyNames, majorNames, placeNames } from './names.ts';

const train = (type: string) => `${type}-train`;
const words = { second: (place: string) => `${place}, second city` };
/** The supply sells by type, a minor one of its trains. */
const trainOf = (id: string) => train(id.split('-')[0]!);

export const g18mag: Catalogue<Event18Mag, Refusals18Mag, Action18Mag, Frame18Mag> = {
  events,
  refusals,
  examples,
  actions: {
    ...everyGame.actions,
    draft: (a) => `take ${/^\d/.test(a.item) ? companyName(a.item) : `a share of ${companyName(a.item)}`}`,
    layTile: (a, f) => `lay tile ${a.tile} on ${f.name(a.hex)}${a.terrain === 'token' ? ' with a terrain token' : ''}`,
    useTerrainToken: () => 'announce a terrain token',
    scrapTrain: (a) => `scrap a ${trainOf(a.train)}`,
    hireWagon: (a) => `hire a wagon of ${companyName(a.wagon)}`,
    run: (a, f) => {
      const trains = a.routes.length === 0 ? 'run nothing' : `run ${f.list(a.routes.map((run) => trainOf(run.train)))}`;
      return a.wagons.length === 0 ? trains : `${trains} with a wagon of ${f.list(a.wagons.map(companyName))}`;
    },
    buyTrain: (a, f) =>
      `buy a ${trainOf(a.train)} ${a.from === 'bank' ? 'from the supply' : `of ${companyName(a.from)}`} for ${f.money(a.price)}`,
    placeMajorToken: (a, f) => `place a token in ${f.name(a.city)}`,
    dividend: (a, f) => (a.amount === 0 ? 'pay nothing' : `pay out ${f.money(a.amount)}`),
    giveIstvan: (a, f) => `give ${companyName(a.minor)} to ${f.seat(2)}`,
    upgradeForIstvan: (a, f) => `lay tile ${a.tile} on ${f.name(a.hex)} for ${f.seat(2)}`,
    istvanToken: (a, f) => `place the token of ${f.seat(2)} in ${f.name(a.city)}`,
  },
  kinds: {
    ...everyGame.kinds,
    draft: 'Take one',
    useTerrainToken: 'Announce a terrain token',
    scrapTrain: 'Scrap a train',
    hireWagon: 'Hire a wagon',
    placeMajorToken: 'Place a token',
    giveIstvan: 'Give István a minor',
    upgradeForIstvan: 'Upgrade for István',
    istvanToken: 'István’s token',
  },
  passing: {
    ...everyGame.passing,
    layTile: (t) => everyGame.laying(t.kind === 'minor' && t.lays > 0),
    scrapTrain: 'keep all trains',
    placeMajorToken: 'place no token',
    buyShare: 'buy nothing',
    sellShares: everyGame.trading,
  },
  fields: {
    ...everyGame.fields,
    item: 'Which minor or share?',
    company: 'Which major?',
    terrain: 'Who pays for the terrain?',
    wagon: 'Whose wagon?',
    wagons: 'Which wagons, in the order of hiring?',
    amount: 'How much in all?',
    minor: 'Which minor?',
  },
  frames: {
    ...everyGame.frames,
    draft: () => 'Draft: take a minor or a share, for nothing',
    minor: (t) => `${companyName(t.company)} operates`,
    major: (t) => `${companyName(t.company)} operates`,
    istvanSetup: (_, f) => `The cards of ${f.seat(2)}`,
    istvan: (t, f) => `${companyName(t.company)} operates for ${f.seat(2)}; this is left to you`,
  },
  tags: {
    'phase.train': 'a phase begun by the first train of a type',
    'phase.markers': 'a phase begun by the markers “no train sold”',
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
    terrain: { treasury: 'the treasury', token: 'a terrain token' },
  },
};
