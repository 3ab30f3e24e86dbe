// Section 13: purchases of István's minors, by their cards (R174-R182, R196). are the rulings on István in
// RULINGS.md.
import { describe, expect } from 'vitest';
import { cardOf, hasStandingRule, network } from '../../../src/titles/18mag/rules/solo/cards.ts';
import { repeatWhile } from '../../support/bounded.ts';
import { istvanTable, only, type SoloTable, turns } from '../../support/istvan18mag.ts';
import { example, rule } from '../../support/rule.ts';
import { draft18mag } from '../../support/table18mag.ts';

const part = (hexes: string) => Object.fromEntries(hexes.split(' ').map((hex) => [hex, network[hex]!]));
const typesOf = (trains: readonly string[]): string[] => trains.map((train) => train.split('-')[0]!);
const hard = { soloLevel: 'hard' };
const medium = { soloLevel: 'medium' };
/** Nyíregyháza and Debrecen: a 2-train brings 40, half of it for the treasury. */
const east = part('B15 C14');

const doneOf = (table: SoloTable, minor: '1' | '2' | '3' | '4' | '6'): number => table.state.solo!.cards[minor]!.done;

describe('the red card of minor 2', () => {
  example('18mag-X19', 'its symbols in order, and the rule for the whole game before them', () => {
    expect(hasStandingRule({ options: hard })).toBe(true);
    expect(hasStandingRule({ options: medium })).toBe(false);
    expect(cardOf({ options: hard }, '2').actions).toEqual([
      { symbol: 'sister', higher: 30, lower: null },
      { symbol: 'better', train: '3', above: 95 },
      { symbol: 'better', train: '3', above: 95 },
      { symbol: 'token', hex: 'C14' },
      { symbol: 'token', hex: 'C10' },
    ]);
  });

  example('18mag-X19', 'worked off turn by turn', () => {
    const tiles = part('B15 C14 A16 C12 C10');
    const table = istvanTable({ 2: { treasury: 30, trains: ['2'] }, 3: { trains: ['2'] } }, hard, tiles).phase('green');
    const turn = () => only(turns(table, '2', { from: 'istvansToken' }), 'istvanDid').map(({ what }) => what);
    const withCash = (cash: number) => table.purses({ 2: cash });
    expect(turn()).toEqual(['2']);
    expect([typesOf(table.trains('2')), typesOf(table.trains('3'))]).toEqual([['2', '2'], []]);
    withCash(100);
    expect(turn()).toEqual(['3']);
    expect(typesOf(table.trains('2'))).toEqual(['2', '3']);
    withCash(100);
    expect(turn()).toEqual(['3']);
    expect(typesOf(table.trains('2'))).toEqual(['3', '3']);
    withCash(200);
    expect(turn()).toEqual(['C14']);
    expect(turn()).toEqual(['C10']);
    expect([table.tokens('C14.0'), table.tokens('C10.0')]).toEqual([['2'], ['2']]);
    withCash(900);
    expect(turn()).toEqual([]); // R182
    expect(table.cash('2')).toBeGreaterThan(900);
  });
});

describe('strictly in order', () => {
  rule('18mag-R174', 'nothing is done before the action in front of it', () => {
    const table = istvanTable({ 2: { treasury: 50, trains: ['2'] } }, {}, east);
    const events = turns(table, '2', { from: 'istvansToken' });
    expect(only(events, 'tokenPlaced')).toEqual([]); // the third action, which 40 would pay
    expect(only(events, 'istvanWaits')).toMatchObject([{ action: 1, symbol: 'train', why: 'cash', need: 80 }]);
    expect(doneOf(table, '2')).toBe(0);
  });

  rule('18mag-R174', 'each once', () => {
    const table = istvanTable({ 2: { treasury: 80, trains: ['2'], done: 1 } });
    turns(table, '2', { from: 'istvansToken' });
    expect([typesOf(table.trains('2')), table.cash('2')]).toEqual([['2'], 80]); // no second 2-train
  });

  // the step of the next action may be over, and then it is for the next turn
  rule('18mag-R174', 'each in its own step of the turn', () => {
    const table = istvanTable({ 2: { treasury: 400, trains: ['2'] }, 3: { trains: ['2'] } }, hard, east);
    const first = turns(table, '2');
    expect(only(first, 'istvanDid').map(({ symbol }) => symbol)).toEqual(['sister']);
    expect(only(first, 'trainScrapped')).toEqual([]);
    const second = turns(table, '2');
    expect(only(second, 'istvanDid').map(({ symbol }) => symbol)).toEqual(['better']);
  });

  //
  rule('18mag-R174', 'several in one turn where their steps come in that order', () => {
    const table = istvanTable({ 2: { treasury: 110 }, 3: { trains: ['2'] } }, hard);
    const events = turns(table, '2');
    expect(only(events, 'trainBought').map(({ from, price }) => [from, price])).toEqual([
      ['LdStEG', 80],
      ['3', 30],
    ]);
  });

  rule('18mag-R182', 'when all are done nothing is bought any more', () => {
    const table = istvanTable({ 2: { treasury: 1000, trains: ['2'], done: 3 } }, {}, east);
    const events = turns(table, '2', { from: 'istvansToken' });
    expect(events.map(({ type }) => type)).toEqual(['istvanService', 'trainsRan', 'paid', 'paid']);
  });

  rule('18mag-R182', 'the last action says so', () => {
    const table = istvanTable({ 2: { treasury: 40, trains: ['2'], done: 2 } }, {}, east);
    const events = turns(table, '2', { from: 'istvansToken' });
    expect(events.map(({ type }) => type)).toContain('istvanCardDone');
  });
});

//
describe('without a train', () => {
  rule('18mag-R175', 'a minor with a red card buys a 2-train', () => {
    const table = istvanTable({ 2: { treasury: 80, done: 1 } }, hard);
    const events = turns(table, '2');
    expect(only(events, 'istvanTrainless')).toMatchObject([{ bought: true, cash: 80 }]);
    expect([typesOf(table.trains('2')), table.cash('2'), table.cash('LdStEG')]).toEqual([['2'], 0, 20]);
    expect(doneOf(table, '2')).toBe(1);
  });

  rule('18mag-R175', 'with less than 80 it waits, and does nothing else', () => {
    const table = istvanTable({ 2: { treasury: 75, done: 3 } }, hard, east);
    const events = turns(table, '2');
    expect(only(events, 'tokenPlaced')).toEqual([]);
    expect(only(events, 'istvanTrainless')).toMatchObject([{ bought: false, cash: 75 }]);
    expect(only(events, 'istvanService')).toEqual([]);
    expect(table.cash('2')).toBe(75);
    const sisters = istvanTable({ 2: { treasury: 75 }, 3: { trains: ['2'] } }, hard);
    expect(only(turns(sisters, '2'), 'trainBought')).toEqual([]); // nor a train for 30
  });

  rule('18mag-R175', 'also with all the money for a better train the 2-train comes first', () => {
    const table = istvanTable({ 2: { treasury: 300, done: 1 } }, hard);
    turns(table, '2');
    expect([typesOf(table.trains('2')), doneOf(table, '2')]).toEqual([['2'], 1]);
  });

  rule('18mag-R175', 'other cards have no such rule', () => {
    const table = istvanTable({ 2: { treasury: 90, done: 1 } }, medium);
    expect(only(turns(table, '2'), 'trainBought')).toEqual([]);
  });
});

//
describe('the service of RÁBA', () => {
  const runs = (table: SoloTable, minor: '2' | '4' | '6' | '11') => turns(table, minor, { from: 'istvansRun' });

  rule('18mag-R176', 'he takes it where the run grows, and pays RÁBA', () => {
    const table = istvanTable({ 11: { treasury: 10, trains: ['2'], done: 3 } }, {}, part('B3'));
    const events = runs(table, '11');
    expect(only(events, 'istvanService')).toMatchObject([{ use: 'bonus', gain: 20, price: 10 }]);
    expect(only(events, 'trainsRan')).toMatchObject([{ revenue: 70 }]); // Sopron 20, Bécs 30, bonus 20
    expect([table.cash('RABA'), table.cash('11'), table.cash('István')]).toEqual([10, 35, 35]);
  });

  rule('18mag-R176', 'by however little: 10 for 10 more', () => {
    const table = istvanTable({ 4: { treasury: 10, trains: ['2'], done: 3 } }, {}, part('E10 D9'));
    expect(only(runs(table, '4'), 'istvanService')).toMatchObject([{ use: 'bonus', gain: 10, price: 10 }]);
    expect(table.cash('RABA')).toBe(10);
  });

  rule('18mag-R176', 'not where it adds nothing, and not without the money before the run', () => {
    const useless = istvanTable({ 2: { treasury: 50, trains: ['2'], done: 3 } }, {}, east);
    expect(only(runs(useless, '2'), 'istvanService')).toMatchObject([{ use: 'useless', gain: 0 }]);
    expect(useless.cash('RABA')).toBe(0);
    const poor = istvanTable({ 11: { treasury: 5, trains: ['2'], done: 3 } }, {}, part('B3'));
    const events = runs(poor, '11');
    expect(only(events, 'istvanService')).toMatchObject([{ use: 'noMoney', gain: 20 }]);
    expect(only(events, 'trainsRan')).toMatchObject([{ revenue: 50 }]);
  });

  rule('18mag-R176', 'the plus train where it earns more', () => {
    const table = istvanTable({ 6: { treasury: 10, trains: ['2'], done: 4 } }, medium, part('A12 B13'));
    const events = runs(table, '6');
    expect(only(events, 'istvanService')).toMatchObject([{ use: 'plus', gain: 10 }]);
    expect(only(events, 'trainsRan')).toMatchObject([{ revenue: 40 }]); // gray town 10, Miskolc 20, town 10
  });

  const tie = { E10: ['5', 5], F9: ['3', 2], E8: ['8', 3], D9: ['57', 0] } as const;

  rule('18mag-R176', 'on a tie the bonus at a red area', () => {
    // Szeged 20, Belgrád 10, bonus 20; or Szeged 20, a town 10, Kecskemét 20
    const table = istvanTable({ 4: { treasury: 10, trains: ['2'], done: 3 } }, {}, tie);
    const events = runs(table, '4');
    expect(only(events, 'istvanService')).toMatchObject([{ use: 'bonus', gain: 20 }]);
    expect(only(events, 'trainsRan')).toMatchObject([{ revenue: 50, runs: [{ stops: ['E10.0', 'F11.0'] }] }]);
  });

  rule('18mag-R176', 'his trains run for the most money', () => {
    const table = istvanTable({ 2: { trains: ['2', '3'], done: 3 } }, {}, part('B15 C14 A16 C12 C10'));
    // Nyíregyháza 20, town 10, Galicia 30 and Nyíregyháza 20, Debrecen 20
    expect(only(runs(table, '2'), 'trainsRan')).toMatchObject([{ revenue: 100 }]);
  });
});

rule('18mag-R177', 'a train from the supply, in the train step', () => {
  const table = istvanTable({ 2: { treasury: 80, trains: ['2'] } });
  const events = turns(table, '2', { from: 'istvansToken' });
  expect(only(events, 'trainBought')).toMatchObject([{ train: '2-1', from: 'LdStEG', price: 80 }]);
  expect(only(events, 'istvanDid')).toMatchObject([{ action: 1, symbol: 'train', what: '2' }]);
  expect(table.cash('LdStEG')).toBe(20);
});

describe('a better train', () => {
  rule('18mag-R178', 'above 95 a 2-train is scrapped, the other runs, and a 3-train is bought', () => {
    const table = istvanTable({ 2: { treasury: 100, trains: ['2', '2'], done: 1 } }, {}, east);
    const events = turns(table, '2', { from: 'istvansToken' });
    expect(events.map(({ type }) => type).filter((type) => type !== 'paid' && type !== 'istvanService')).toEqual([
      'istvanMakesRoom',
      'trainScrapped',
      'trainsRan',
      'trainBought',
      'phaseBegan',
      'istvanDid',
    ]);
    expect(only(events, 'istvanMakesRoom')).toMatchObject([{ scraps: true, above: 95, cash: 100 }]);
    expect([typesOf(table.trains('2')), table.cash('2'), table.cash('István')]).toEqual([['2', '3'], 0, 20]);
  });

  rule('18mag-R178', 'at 95 nothing is done', () => {
    const table = istvanTable({ 2: { treasury: 95, trains: ['2', '2'], done: 1 } }, {}, east);
    const events = turns(table, '2', { from: 'istvansToken' });
    expect(only(events, 'istvanWaits')).toMatchObject([{ action: 2, why: 'threshold', need: 95, cash: 95 }]);
    expect(typesOf(table.trains('2'))).toEqual(['2', '2']);
    expect(table.cash('2')).toBe(115); // one ran; for the other there is no track
  });

  rule.each(
    '18mag-R178',
    'for a 4-train above 175',
    [
      { treasury: 175, trains: ['3', '2'] },
      { treasury: 180, trains: ['3', '4'] },
    ],
    ({ treasury, trains }) => {
      const position = { treasury, trains: ['3', '2'], done: 2, tokens: ['C8.0'] };
      const table = istvanTable({ 1: position }, medium, part('C8 B9 C10')).phase('green');
      turns(table, '1', { from: 'istvansToken' });
      expect(typesOf(table.trains('1'))).toEqual(trains);
    },
  );

  //
  rule('18mag-R178', 'the last train is never scrapped: it runs, and the new one comes beside it', () => {
    const table = istvanTable({ 2: { treasury: 100, trains: ['2'], done: 1 } }, {}, east);
    const events = turns(table, '2', { from: 'istvansToken' });
    expect(only(events, 'trainScrapped')).toEqual([]);
    expect(only(events, 'istvanMakesRoom')).toMatchObject([{ scraps: false }]);
    expect([typesOf(table.trains('2')), doneOf(table, '2')]).toEqual([['2', '3'], 2]);
  });

  //
  rule('18mag-R178', 'beside the only train nothing is owed where the money is short after all', () => {
    const table = istvanTable({ 2: { treasury: 100, trains: ['2'], done: 1 } }); // no track, no run
    expect(only(turns(table, '2', { from: 'istvansToken' }), 'istvanWaits')).toMatchObject([
      { why: 'cash', need: 120 },
    ]);
    expect(table.state.solo!.cards['2']).toEqual({ done: 1, owed: null });
  });

  rule('18mag-R178', 'one a turn: the next symbol waits for the scrapping step of the next', () => {
    const table = istvanTable({ 2: { treasury: 300, done: 1 } }, medium); // without a train there would be room for two
    const events = turns(table, '2', { from: 'istvansToken' });
    expect([typesOf(table.trains('2')), doneOf(table, '2')]).toEqual([['3'], 2]);
    expect([...only(events, 'istvanWaits'), ...only(events, 'istvanMakesRoom')]).toEqual([]);
  });

  rule('18mag-R178', 'only a 2-train is scrapped: with two better ones it waits', () => {
    const table = istvanTable({ 1: { treasury: 300, trains: ['3', '3'], done: 2, tokens: ['C8.1'] } }, medium);
    const events = turns(table, '1', { from: 'istvansToken' });
    expect(only(events, 'istvanWaits')).toMatchObject([{ symbol: 'better', what: '4', why: 'limit' }]);
    expect([...only(events, 'istvanMakesRoom'), ...only(events, 'trainScrapped')]).toEqual([]);
    expect(typesOf(table.trains('1'))).toEqual(['3', '3']);
  });

  //
  rule('18mag-R178', 'short of money after the run, the purchase is tried again each turn', () => {
    const table = istvanTable({ 2: { treasury: 100, trains: ['2', '2'], done: 1 } });
    expect(only(turns(table, '2', { from: 'istvansToken' }), 'istvanWaits')).toMatchObject([
      { why: 'cash', need: 120 },
    ]);
    expect(table.state.solo!.cards['2']).toEqual({ done: 1, owed: '3' });
    table.purses({ 2: 90 });
    const second = turns(table, '2', { from: 'istvansToken' });
    expect(only(second, 'trainScrapped')).toEqual([]); // not another one
    expect(only(second, 'istvanWaits')).toMatchObject([{ why: 'cash', need: 120, cash: 90 }]); // no longer for 95
    table.purses({ 2: 120 });
    turns(table, '2', { from: 'istvansToken' });
    expect(typesOf(table.trains('2'))).toEqual(['2', '3']);
    expect(table.state.solo!.cards['2']).toEqual({ done: 2, owed: null });
  });
});

describe('a token', () => {
  rule('18mag-R179', 'on the hex of the symbol, in the token step', () => {
    const table = istvanTable({ 2: { treasury: 40, trains: ['2'], done: 2 } }, {}, east);
    const events = turns(table, '2', { from: 'istvansToken', until: 'istvansScrap' });
    expect(only(events, 'tokenPlaced')).toMatchObject([{ company: '2', city: 'C14.0', cost: 40 }]);
    expect([table.cash('2'), table.cash('SKEV')]).toEqual([0, 20]); // R196
  });

  rule.each(
    '18mag-R179',
    'waits while it cannot be placed',
    [
      { why: 'cash', treasury: 35, tiles: 'B15 C14', blocked: false },
      { why: 'noTrack', treasury: 40, tiles: 'B15', blocked: false },
      { why: 'noPlace', treasury: 40, tiles: 'B15 C14', blocked: true },
    ],
    ({ why, treasury, tiles, blocked }) => {
      const table = istvanTable({ 2: { treasury, trains: ['2'], done: 2 } }, {}, part(tiles));
      if (blocked) table.major('SIK', { tokens: ['C14.0'] });
      const events = turns(table, '2', { from: 'istvansToken', until: 'istvansScrap' });
      expect(only(events, 'istvanWaits')).toMatchObject([{ action: 3, symbol: 'token', what: 'C14', why }]);
      expect([table.cash('2'), doneOf(table, '2')]).toEqual([treasury, 2]);
    },
  );

  rule('18mag-R196', 'there is no second one of a minor in a city', () => {
    const position = { treasury: 90, trains: ['2'], done: 2, tokens: ['B15.0', 'C14.0'] };
    const table = istvanTable({ 2: position }, {}, { ...east, C14: ['14', 0] }).phase('green');
    const events = turns(table, '2', { from: 'istvansToken', until: 'istvansScrap' });
    expect(only(events, 'istvanWaits')).toMatchObject([{ symbol: 'token', what: 'C14', why: 'noPlace' }]);
    expect(table.tokens('C14.0')).toEqual(['2', null]);
  });

  //
  rule('18mag-R179', 'on a tile with two cities the player says in which', () => {
    const tiles = { ...part('C6 D7 C8'), B7: ['7', 4], B9: ['3', 0] } as const;
    const table = istvanTable({ 3: { treasury: 40, trains: ['2'], done: 2 } }, {}, tiles);
    turns(table, '3', { from: 'istvansToken' });
    expect(table.waiting).toEqual(['Ada']);
    expect(table.values('Ada', 'istvanToken')).toEqual(['C8.0', 'C8.1']);
    expect(table.refuses('Ada', { type: 'istvanToken', city: 'B5.0' })).toMatchObject({
      code: 'istvan.otherHex',
      rule: '18mag-R179',
    });
    table.plays('Ada', { type: 'istvanToken', city: 'C8.0' });
    expect(table.tokens('C8.0')).toEqual(['3']);
    expect(table.told('istvanDid')).toMatchObject([{ symbol: 'token', what: 'C8' }]);
  });

  rule('18mag-R179', 'where one of two cities is full or out of reach nobody is asked', () => {
    const table = istvanTable({ 3: { treasury: 40, trains: ['2'], done: 2 } }, {}, part('C6 D7 C8'));
    expect(only(turns(table, '3', { from: 'istvansToken' }), 'tokenPlaced')).toMatchObject([{ city: 'C8.1' }]); // Buda
  });
});

//
describe('the train of a sister', () => {
  rule('18mag-R180', 'a 2-train of the next company in number order, for 30', () => {
    const sisters = { 3: { trains: ['2'] }, 4: { trains: ['2'] } };
    const table = istvanTable({ 2: { treasury: 30, trains: ['2'] }, ...sisters }, hard);
    const events = turns(table, '2', { from: 'istvansTrains' });
    expect(only(events, 'trainBought')).toMatchObject([{ company: '2', from: '3', price: 30 }]);
    expect([table.cash('2'), table.cash('3')]).toEqual([0, 30]);
    expect(table.state.flow.find(({ kind }) => kind === 'operating')).toMatchObject({ trainSold: false }); // R034
  });

  rule('18mag-R180', 'the next one that has a 2-train', () => {
    const sisters = { 3: { trains: ['3'] }, 4: { trains: ['3', '2'] } };
    const table = istvanTable({ 2: { treasury: 30, trains: ['2'] }, ...sisters }, hard);
    expect(only(turns(table, '2', { from: 'istvansTrains' }), 'trainBought')).toMatchObject([{ from: '4' }]);
  });

  rule('18mag-R180', 'with the highest number the action is skipped for good', () => {
    const table = istvanTable({ 2: { trains: ['2'] }, 3: { treasury: 90, trains: ['2'] } }, hard);
    const events = turns(table, '3', { from: 'istvansTrains' });
    expect(only(events, 'istvanSkipped')).toMatchObject([{ company: '3', action: 1, symbol: 'sister' }]);
    expect([typesOf(table.trains('3')), table.cash('3'), doneOf(table, '3')]).toEqual([['2'], 90, 1]);
  });

  rule('18mag-R180', 'never of the player', () => {
    const table = istvanTable({ 2: { treasury: 90, trains: ['2'] } }, hard).minor('3', { owner: 'Ada', trains: ['2'] });
    expect(only(turns(table, '2', { from: 'istvansTrains' }), 'istvanSkipped')).toHaveLength(1);
  });

  rule.each(
    '18mag-R180',
    'waits without the money, and without room',
    [
      { treasury: 25, trains: ['2'], why: 'cash', need: 30 },
      { treasury: 90, trains: ['2', '2'], why: 'limit', need: 0 },
    ],
    ({ treasury, trains, why, need }) => {
      const table = istvanTable({ 2: { treasury, trains }, 3: { trains: ['2'] } }, hard);
      expect(only(turns(table, '2', { from: 'istvansTrains' }), 'istvanWaits')).toMatchObject([{ why, need }]);
      expect(doneOf(table, '2')).toBe(0);
    },
  );

  rule('18mag-R181', 'where none is higher, of a lower one for 80, the nearest first', () => {
    const lower = { 1: { trains: ['2'], tokens: ['C8.1'] }, 2: { trains: ['2'] } };
    const table = istvanTable({ ...lower, 3: { treasury: 80, trains: [] } }, medium);
    expect(only(turns(table, '3', { from: 'istvansTrains' }), 'trainBought')).toMatchObject([{ from: '2', price: 80 }]);
  });

  rule('18mag-R181', 'of a higher one first, also where 30 is short', () => {
    const table = istvanTable({ 2: { trains: ['2'] }, 3: { treasury: 20 }, 4: { trains: ['2'] } }, medium);
    expect(only(turns(table, '3', { from: 'istvansTrains' }), 'istvanWaits')).toMatchObject([{ need: 30 }]);
  });

  rule('18mag-R181', 'short of 80 it waits; with nobody to sell it is skipped', () => {
    const short = istvanTable({ 2: { trains: ['2'] }, 3: { treasury: 75 } }, medium);
    expect(only(turns(short, '3', { from: 'istvansTrains' }), 'istvanWaits')).toMatchObject([{ need: 80, cash: 75 }]);
    const none = istvanTable({ 2: { trains: ['3'] }, 3: { treasury: 90 } }, medium);
    expect(only(turns(none, '3', { from: 'istvansTrains' }), 'istvanSkipped')).toHaveLength(1);
  });
});

describe('as all minors do', () => {
  rule('18mag-R196', 'half of the revenue is his own, half the treasury’s', () => {
    const table = istvanTable({ 2: { trains: ['2'], done: 3 } }, {}, east);
    turns(table, '2', { from: 'istvansRun' });
    expect([table.cash('2'), table.cash('István')]).toEqual([20, 20]);
  });

  rule('18mag-R196', 'the third token costs 80, half of it for SzKÉV, and one is placed in a turn', () => {
    const tiles = part('B15 C14 C12 C10');
    const table = istvanTable({ 2: { treasury: 200, trains: ['3', '3'], done: 3 } }, hard, tiles);
    const step = { from: 'istvansToken', until: 'istvansScrap' } as const;
    expect(only(turns(table, '2', step), 'tokenPlaced')).toMatchObject([{ city: 'C14.0', cost: 40 }]);
    expect(only(turns(table, '2', step), 'tokenPlaced')).toMatchObject([{ city: 'C10.0', cost: 80 }]);
    expect([table.cash('2'), table.cash('SKEV')]).toEqual([80, 60]);
  });

  rule('18mag-R196', 'no third train', () => {
    const table = istvanTable({ 2: { treasury: 500, trains: ['2', '2'] } });
    expect(only(turns(table, '2', { from: 'istvansTrains' }), 'istvanWaits')).toMatchObject([{ why: 'limit' }]);
    expect(table.trains('2')).toHaveLength(2);
  });

  //
  rule('18mag-R196', 'his minors and the player’s take their turns by number', () => {
    const table = draft18mag(['Ada'], { soloCards: 'picked' });
    for (const minor of ['2', '6'] as const) table.plays('Ada', { type: 'giveIstvan', minor });
    for (const item of ['4', '7'] as const) table.plays('Ada', { type: 'draft', item });
    table.plays('Ada', { type: 'draft', item: table.values('Ada', 'draft')[0] as 'SIK' });
    const turnsBegun = () => table.told('turnBegan').map(({ company }) => company);
    expect(turnsBegun()).toEqual(['2', '4']);
    repeatWhile(
      () => turnsBegun().length < 4,
      () => table.passes('Ada'),
    );
    expect(turnsBegun()).toEqual(['2', '4', '6', '7']);
  });
});
