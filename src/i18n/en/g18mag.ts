// 18Mag in English.

import { companyOf, type Treasury } from '../../engine/core/owner.ts';
import type { Action18Mag } from '../../games/18mag/actions.ts';
import type { Event18Mag } from '../../games/18mag/events.ts';
import type { Frame18Mag } from '../../games/18mag/frames.ts';
import type { Refusals18Mag } from '../../games/18mag/rules.ts';
import type { Catalogue } from '../catalogue.ts';
import { companyName, companyNames, majorNames, placeNames } from '../names18mag.ts';
import { events } from './g18mag/events.ts';
import { refusals } from './g18mag/refusals.ts';
import { terms } from './g18mag/terms.ts';

const train = (type: string) => `${type}-train`;
const words = { second: (place: string) => `${place}, second city` };
/** The supply sells by type, a minor one of its trains. */
const trainOf = (id: string) => train(id.split('-')[0]!);

export const g18mag: Catalogue<Event18Mag, Refusals18Mag, Action18Mag, Frame18Mag> = {
  events,
  refusals,
  actions: {
    pass: () => 'pass',
    draft: (a) => `take ${/^\d/.test(a.item) ? companyName(a.item) : `a share of ${companyName(a.item)}`}`,
    sellShares: (a) => `sell ${a.percent}% of ${companyName(a.company)}`,
    buyShare: (a) => `buy a share of ${companyName(a.company)}`,
    layTile: (a, f) => `lay tile ${a.tile} on ${f.name(a.hex)}${a.terrain === 'token' ? ' with a terrain token' : ''}`,
    useTerrainToken: () => 'announce a terrain token',
    placeToken: (a, f) => `place a token in ${f.name(a.city)}`,
    scrapTrain: (a) => `scrap a ${trainOf(a.train)}`,
    hireWagon: (a) => `hire a wagon of ${companyName(a.wagon)}`,
    run: (a, f) => {
      const trains = a.routes.length === 0 ? 'run nothing' : `run ${f.list(a.routes.map((run) => trainOf(run.train)))}`;
      return a.wagons.length === 0 ? trains : `${trains} with a wagon of ${f.list(a.wagons.map(companyName))}`;
    },
    buyTrain: (a, f) =>
      `buy a ${trainOf(a.train)} ${a.from === 'bank' ? 'from the supply' : `of ${companyName(a.from)}`} for ${f.money(a.price)}`,
    answer: (a) => (a.reply === 'accept' ? 'accept' : 'refuse'),
    placeMajorToken: (a, f) => `place a token in ${f.name(a.city)}`,
    dividend: (a, f) => (a.amount === 0 ? 'pay nothing' : `pay out ${f.money(a.amount)}`),
    giveIstvan: (a, f) => `give ${companyName(a.minor)} to ${f.seat(2)}`,
    upgradeForIstvan: (a, f) => `lay tile ${a.tile} on ${f.name(a.hex)} for ${f.seat(2)}`,
    istvanToken: (a, f) => `place the token of ${f.seat(2)} in ${f.name(a.city)}`,
  },
  kinds: {
    pass: 'Pass',
    draft: 'Take one',
    sellShares: 'Sell shares',
    buyShare: 'Buy a share',
    layTile: 'Lay a tile',
    useTerrainToken: 'Announce a terrain token',
    placeToken: 'Place a token',
    scrapTrain: 'Scrap a train',
    hireWagon: 'Hire a wagon',
    run: 'Run trains',
    buyTrain: 'Buy a train',
    answer: 'Answer',
    placeMajorToken: 'Place a token',
    dividend: 'Dividend',
    giveIstvan: 'Give István a minor',
    upgradeForIstvan: 'Upgrade for István',
    istvanToken: 'István’s token',
  },
  passing: {
    layTile: 'no more track',
    placeToken: 'no token',
    scrapTrain: 'keep all trains',
    buyTrain: 'no more trains',
    placeMajorToken: 'no token',
    buyShare: 'buy nothing',
    sellShares: 'buy and sell nothing',
  },
  fields: {
    item: 'Which minor or share',
    company: 'Which major',
    percent: 'How many percent',
    hex: 'Which hex',
    tile: 'Which tile',
    rotation: 'Turned how',
    terrain: 'Who pays for the terrain',
    city: 'Which city',
    train: 'Which train',
    wagon: 'Whose wagon',
    wagons: 'Which wagons, in the order of hiring',
    routes: 'Which runs',
    from: 'From whom',
    price: 'At which price',
    reply: 'Your answer',
    amount: 'How much in all',
    minor: 'Which minor',
  },
  frames: {
    draft: () => 'Draft: take a minor or a share, for nothing',
    course: null,
    stock: (s) => `Stock round ${s.set}`,
    operating: null,
    minor: (t) => `${companyName(t.company)} operates`,
    major: (t) => `${companyName(t.company)} operates`,
    offer: (o, f) =>
      `${companyName(o.company)} offers ${f.money(o.price)} for the ${trainOf(o.item)} of ${companyName(companyOf(o.from as Treasury))}`,
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
