// Section 13: István's track (R170-R173). are the rulings on István in RULINGS.md.
import { describe, expect } from 'vitest';
import type { Colour } from '../../../src/engine/track/facts.ts';
import type { MinorId } from '../../../src/titles/18mag/rules/companies.ts';
import { mapOf } from '../../../src/titles/18mag/rules/map.ts';
import { network } from '../../../src/titles/18mag/rules/solo/cards.ts';
import { bestPositions, hexesApart } from '../../../src/titles/18mag/rules/solo/upgrade.ts';
import type { State18Mag } from '../../../src/titles/18mag/rules/state.ts';
import { istvanTable, only, type SoloTable, turns } from '../../support/istvan18mag.ts';
import { example, rule } from '../../support/rule.ts';

const part = (hexes: string) => Object.fromEntries(hexes.split(' ').map((hex) => [hex, network[hex]!]));

const colourOf = (table: SoloTable, hex: string): Colour =>
  mapOf(table.state).tiles[table.state.board.laid[hex]![0]]!.colour;

/** His track step: the player takes the first of the positions on this hex, or on the first that is offered. */
const builds = (table: SoloTable, company: MinorId, hex?: string) =>
  turns(table, company, {
    until: 'istvansToken',
    answer: (s: State18Mag) => {
      const offered = (s.flow.at(-1) as { hexes: string[] }).hexes;
      return { type: 'upgradeForIstvan', ...bestPositions(s, company, hex ?? offered[0]!)[0]! };
    },
  });

const upgraded = (table: SoloTable, company: MinorId, hex?: string): string => {
  const [done] = only(builds(table, company, hex), 'istvanUpgrade');
  return done ? `${done.hex} ${colourOf(table, done.hex)}` : 'nothing';
};

describe('the order of his upgrades', () => {
  // again and again, the nearest first, until it can go no further
  example('18mag-X20', 'minor 4: its home, then the nearest city twice, then the next', () => {
    const table = istvanTable({ 4: {} }, {}, { E10: ['14', 2], D9: ['57', 2], C8: ['209', 2] }).phase('brown');
    const order = Array.from({ length: 5 }, () => upgraded(table, '4'));
    expect(order).toEqual(['E10 brown', 'D9 green', 'D9 brown', 'C8 brown', 'nothing']);
  });

  const pest = { C8: ['209', 2], D9: ['57', 2], E10: ['14', 2], B7: ['8', 5], B5: ['14', 1] } as const;

  example('18mag-X21', 'minor 1: of two cities equally far the player chooses', () => {
    const table = istvanTable({ 1: { tokens: ['C8.0'] } }, {}, pest).phase('brown');
    const order = Array.from({ length: 3 }, () => upgraded(table, '1'));
    expect(order).toEqual(['C8 brown', 'D9 green', 'D9 brown']);
    expect([hexesApart('C8', 'E10'), hexesApart('C8', 'B5')]).toEqual([2, 2]);
    turns(table, '1');
    expect(table.waiting).toEqual(['Ada']);
    expect(table.values('Ada', 'upgradeForIstvan')).toEqual(['B5', 'E10']);
    expect(upgraded(table, '1', 'E10')).toBe('E10 brown');
    expect(upgraded(table, '1')).toBe('B5 brown');
  });

  rule('18mag-R170', 'why this city: the log says whether it is his home or the nearest, and how far', () => {
    const table = istvanTable({ 4: {} }, {}, { E10: ['14', 2], D9: ['57', 2] }).phase('brown');
    const [home] = only(builds(table, '4'), 'istvanUpgrade');
    expect(home).toMatchObject({ hex: 'E10', why: 'home', distance: 0, joined: 0 }); // Kecskemét and Belgrád were joined
    expect(only(builds(table, '4'), 'istvanUpgrade')).toMatchObject([{ hex: 'D9', why: 'nearest', distance: 1 }]);
  });

  //
  rule('18mag-R170', 'near is what is near on the map, not along the track', () => {
    const tiles = { C8: ['209', 2], B7: ['8', 5], B5: ['14', 1], C6: ['57', 2] } as const;
    const table = istvanTable({ 1: { tokens: ['C8.0'] } }, {}, tiles).phase('green');
    // from Pest by B7 and Győr to Székesfehérvár, which is next to Budapest
    expect(upgraded(table, '1')).toBe('C6 green');
  });

  rule.each(
    '18mag-R170',
    'hexes apart',
    [
      ['C8', 'C8', 0],
      ['C8', 'D9', 1],
      ['C8', 'C10', 1],
      ['E10', 'C8', 2],
      ['A12', 'E6', 5],
      ['B3', 'B15', 6],
      ['A12', 'a11', 1],
    ] as const,
    ([one, other, apart]) => expect([hexesApart(one, other), hexesApart(other, one)]).toEqual([apart, apart]),
  );
});

//
describe('what he leaves alone', () => {
  rule('18mag-R170', 'no yellow tile, though his track ends at a bare city', () => {
    const table = istvanTable({ 11: {} }, {}, { B3: ['619', 0] }).phase('green');
    expect(only(builds(table, '11'), 'istvanNoUpgrade')).toMatchObject([{ company: '11', phase: 'green' }]);
    expect(Object.keys(table.state.board.laid)).toEqual(['B3']);
    expect(upgraded(istvanTable({ 11: {} }).phase('green'), '11')).toBe('nothing');
  });

  rule('18mag-R170', 'no towns and no plain track', () => {
    const table = istvanTable({ 2: {} }, {}, { B15: ['14', 0], A16: network.A16!, B13: ['58', 2], B17: ['8', 5] });
    expect(upgraded(table.phase('green'), '2')).toBe('nothing');
  });

  rule('18mag-R170', 'no city that he does not reach, nor one for which the colour has not come', () => {
    const table = istvanTable({ 2: {} }, {}, { B15: ['14', 0], D9: ['57', 2], E10: ['57', 2] }).phase('green');
    expect(upgraded(table, '2')).toBe('nothing');
    expect(upgraded(istvanTable({ 2: {} }, {}, part('B15')), '2')).toBe('nothing'); // yellow
  });

  rule('18mag-R170', 'one city a turn', () => {
    const table = istvanTable({ 2: {} }, {}, part('B15 C14')).phase('green');
    expect(only(builds(table, '2'), 'tileLaid')).toHaveLength(1);
    expect([colourOf(table, 'B15'), colourOf(table, 'C14')]).toEqual(['green', 'yellow']);
  });

  rule('18mag-R170', 'but a city to which his track leads may be joined by its new tile, as for every minor', () => {
    const table = istvanTable({ 6: {} }, {}, { A12: ['14', 2], ...part('B13 C14') }).phase('green');
    expect(upgraded(table, '6')).toBe('C14 green');
    expect(table.state.board.laid.C14).toBeDefined();
  });
});

//
rule.each(
  '18mag-R171',
  'the bank pays the terrain of Budapest and of OO tiles to SIK, and no terrain token is spent',
  [
    { minor: '7', hex: 'E6', tokens: ['E6.0'] },
    { minor: '1', hex: 'C8', tokens: ['C8.0'] },
  ] as const,
  ({ minor, hex, tokens }) => {
    const table = istvanTable({ [minor]: { tokens, treasury: 5 } }, {}, part(hex)).phase('green');
    const before = table.state.minors[minor]!.terrainTokens;
    const [laid] = only(builds(table, minor), 'tileLaid');
    expect(laid).toMatchObject({ hex, terrain: 20, by: 'bank' });
    expect([table.cash('SIK'), table.cash(minor)]).toEqual([20, 5]);
    expect(table.state.minors[minor]!.terrainTokens).toBe(before);
  },
);

describe('how the tile lies', () => {
  const home = { B15: ['57', 0], B13: ['4', 1] } as const;

  rule(
    '18mag-R172',
    'it joins as many ends of track as can be joined: where only one position does nobody is asked',
    () => {
      const table = istvanTable({ 2: {} }, {}, { ...home, B17: ['8', 5] }).phase('green');
      const events = turns(table, '2', { until: 'istvansToken' });
      expect(only(events, 'istvanUpgrade')).toMatchObject([{ hex: 'B15', joined: 2, among: 1 }]);
      expect(table.state.board.laid.B15![0]).toBe('14');
    },
  );

  // among the best the player chooses
  rule('18mag-R172', 'among those that join most the player chooses', () => {
    const table = istvanTable({ 2: {} }, {}, home).phase('green');
    turns(table, '2');
    expect(table.waiting).toEqual(['Ada']);
    expect(bestPositions(table.state, '2', 'B15')).toEqual([
      { hex: 'B15', tile: '14', rotation: 0 },
      { hex: 'B15', tile: '15', rotation: 0 },
    ]);
    const lay = { type: 'upgradeForIstvan', hex: 'B15', tile: '619', rotation: 0 } as const;
    expect(table.refuses('Ada', lay)).toMatchObject({ code: 'istvan.joinsLess', rule: '18mag-R172' });
    expect(table.refuses('Ada', { ...lay, hex: 'B13' })).toMatchObject({
      code: 'istvan.otherCity',
      rule: '18mag-R170',
      args: { hexes: ['B15'] },
    });
    table.plays('Ada', { ...lay, tile: '15' });
    expect(table.state.board.laid.B15).toEqual(['15', 0]);
    expect(table.told('istvanUpgrade')).toMatchObject([{ joined: 1, among: 2 }]);
  });

  rule('18mag-R172', 'rotations that look alike are one', () => {
    const table = istvanTable({ 1: { tokens: ['C8.0'] } }, {}, { C8: ['209', 2] }).phase('brown');
    const events = turns(table, '1', { until: 'istvansToken' });
    expect(only(events, 'istvanUpgrade')).toMatchObject([{ hex: 'C8', among: 1 }]);
    expect(table.state.board.laid.C8![0]).toBe('L35');
  });

  rule('18mag-R172', 'a tile that has run out is not laid', () => {
    const table = istvanTable({ 1: { tokens: ['C8.0'] } }, {}, { C8: ['L33', 2], E6: ['209', 0] }).phase('green');
    expect(upgraded(table, '1')).toBe('nothing');
  });
});

//
rule.each(
  '18mag-R173',
  'in yellow a minor of his with a train pays 10 to SzKÉV',
  [
    { phase: 'yellow', trains: ['2'], treasury: 50, why: 'yellow', paid: 10 },
    { phase: 'yellow', trains: ['2'], treasury: 10, why: 'yellow', paid: 10 },
    { phase: 'yellow', trains: ['2'], treasury: 5, why: 'noMoney', paid: 0 },
    { phase: 'yellow', trains: [], treasury: 50, why: 'noTrain', paid: 0 },
    { phase: 'green', trains: ['2'], treasury: 50, why: undefined, paid: 0 },
  ] as const,
  ({ phase, trains, treasury, why, paid }) => {
    const table = istvanTable({ 2: { trains, treasury } }).phase(phase);
    const [fee] = only(turns(table, '2', { until: 'istvansToken' }), 'istvanFee');
    expect(fee?.why).toBe(why);
    expect([table.cash('SKEV'), table.cash('2')]).toEqual([paid, treasury - paid]);
  },
);
