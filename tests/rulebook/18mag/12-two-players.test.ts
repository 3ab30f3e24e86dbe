// Section 12: the game for two players.
import { expect } from 'vitest';
import { emptyBoard } from '../../../src/engine/track/board.ts';
import { fits, upgradesOf } from '../../../src/engine/track/upgrades.ts';
import { homeOf, type MinorId, majorsOf, minorsOf } from '../../../src/titles/18mag/rules/companies.ts';
import { mapOf, smallMap } from '../../../src/titles/18mag/rules/map.ts';
import { marketOf, startCards } from '../../../src/titles/18mag/rules/market.ts';
import { operatingRounds } from '../../../src/titles/18mag/rules/trains.ts';
import { lay, site } from '../../support/build18mag.ts';
import { example, rule } from '../../support/rule.ts';
import { draft18mag, table18mag } from '../../support/table18mag.ts';

const two = ['Ada', 'Ben'];
const players = { players: 2 };
const { hexes } = smallMap;
const buy = (train: string, price: number) => ({ type: 'buyTrain', from: 'bank', train, price }) as const;

/** Ada's minor 3 at a step of its turn; Ben's minor 11 comes after it. */
const at = (step: 'layTile' | 'buyTrain' | 'run') =>
  table18mag(two)
    .tile('C6', '57', 1)
    .minor('3', { owner: 'Ada', treasury: 500 })
    .minor('11', { owner: 'Ben', treasury: 200 })
    .operating({ company: '3', at: step });

rule('18mag-R147', 'the rules of the other chapters hold: a second tile costs 10', () => {
  const t = at('layTile')
    .plays('Ada', lay('C4', '9', 1))
    .plays('Ada', lay('C2', '58', 4));
  expect([t.cash('3'), t.cash('SKEV')]).toEqual([490, 10]);
});

rule('18mag-R148', 'the small map is used, and no hex of the other', () => {
  expect(mapOf(players)).toBe(smallMap);
  const none = { code: 'track.noHex', rule: '18mag-R148', args: { hex: 'H27' } };
  expect(at('layTile').refuses('Ada', lay('H27', '57', 1))).toEqual(none);
  expect(site('3').refuses('Ada', lay('a11', '57', 1))).toMatchObject({ code: 'track.noHex' });
});

rule('18mag-R149', 'seven minors and four majors take part', () => {
  expect(minorsOf(players)).toEqual(['1', '2', '3', '4', '6', '7', '11']);
  expect([...majorsOf(players)].sort()).toEqual(['LdStEG', 'RABA', 'SIK', 'SKEV']);
  const draft = draft18mag(two);
  expect(draft.values('Ada', 'draft')).toHaveLength(11);
  expect(draft.refuses('Ada', { type: 'draft', item: '5' })).toMatchObject({ code: 'draft.notOffered' });
  expect(draft.refuses('Ada', { type: 'draft', item: 'SNW' })).toMatchObject({ code: 'draft.notOffered' });
});

rule('18mag-R150', 'homes on the small map, and a terrain token each for minors 6 and 7', () => {
  const homes = minorsOf(players).map((id): [MinorId, string] => [id, homeOf(players, id).split('.')[0]!]);
  expect(Object.fromEntries(homes)).toEqual({ 1: 'C8', 2: 'B15', 3: 'C6', 4: 'E10', 6: 'A12', 7: 'E6', 11: 'B3' });
  const names = homes.map(([, hex]) => hexes[hex]!.name);
  const cities = ['Nyíregyháza', 'Székesfehérvár', 'Szeged', 'Miskolc', 'Pécs & Mohács', 'Sopron'];
  expect(names).toEqual(['Buda & Pest', ...cities]);
  // Pest: the city with the track to the top right
  expect([homeOf(players, '1'), hexes.C8!.paths.at(-1)]).toEqual(['C8.1', [3, 7]]);
  const minors = Object.entries(draft18mag(two).state.minors);
  expect(minors.flatMap(([id, { terrainTokens }]) => (terrainTokens > 0 ? [[id, terrainTokens]] : []))).toEqual([
    ['6', 1],
    ['7', 1],
  ]);
});

rule.each(
  '18mag-R151',
  'LdStEG sells all trains and earns a quarter',
  [
    { type: '2', price: 80, part: 20 },
    { type: '3', price: 120, part: 30 },
    { type: '4', price: 200, part: 50 },
  ],
  ({ type, price, part }) => {
    const t = at('buyTrain');
    const bank = t.cash('bank');
    t.plays('Ada', buy(type, price));
    expect([t.cash('3'), t.cash('LdStEG'), t.cash('bank') - bank]).toEqual([500 - price, part, price - part]);
  },
);

rule('18mag-R151', 'there are no 6-trains', () => {
  expect(at('buyTrain').refuses('Ada', buy('6', 320))).toMatchObject({ code: 'train.notForSale' });
});

rule('18mag-R153', 'no mines; two gray towns worth 10 have printed track and take no tiles', () => {
  const nodes = Object.values(hexes).flatMap((hex) => hex.nodes);
  expect(nodes.filter(({ kind }) => kind === 'mine')).toEqual([]);
  const gray = Object.values(hexes).filter(({ colour }) => colour === 'gray');
  expect(gray.map(({ id, nodes: [town] }) => [id, town!.kind, town!.value])).toEqual([
    ['a11', 'town', 10],
    ['A4', 'town', 10],
  ]);
  for (const { paths } of gray) expect(paths).toHaveLength(2);
  expect(at('layTile').refuses('Ada', lay('A4', '4', 1))).toMatchObject({ code: 'track.printed' });
});

const PRICES = '55 60 65 70 75 80 85 90 95 100 110 120 130 140 152 164 178 192 208 224 242 260 280 300';

rule('18mag-R154', 'the price track', () => {
  expect(marketOf(players).rows[0]!.map(({ price }) => price)).toEqual(PRICES.split(' ').map(Number));
});

/** Spaces that a dividend of this total moves the marker from 100. */
function moved(paid: number): number {
  const t = table18mag(two)
    .major('RABA', { price: 100, owners: { Ada: [20] }, treasury: 400 })
    .operating({ company: 'RABA', at: 'dividend' })
    .plays('Ada', { type: 'dividend', amount: paid });
  const track = PRICES.split(' ').map(Number);
  return track.indexOf(t.price('RABA')) - track.indexOf(100);
}

example('18mag-X18', 'dividend totals', () => {
  const totals = [0, 10, 20, 40, 50, 80, 90, 120, 130, 210];
  expect(totals.map(moved)).toEqual([-1, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

rule.each(
  '18mag-R155',
  'the ends of each row',
  [
    { paid: 10, steps: 0 },
    { paid: 30, steps: 1 },
    { paid: 60, steps: 2 },
    { paid: 110, steps: 3 },
    { paid: 140, steps: 4 },
  ],
  ({ paid, steps }) => {
    expect(moved(paid)).toBe(steps);
  },
);

rule('18mag-R156', 'all from 130 on moves four', () => {
  expect([130, 160, 200, 300].map(moved)).toEqual([4, 4, 4, 4]);
});

rule('18mag-R157', 'there are no gray tiles: brown is the last phase', () => {
  const t = table18mag(two)
    .phase('brown')
    .tile('C6', '611', 1)
    .minor('3', { owner: 'Ada', treasury: 500 })
    .operating({ company: '3' });
  expect(t.refuses('Ada', lay('C6', '455', 0))).toMatchObject({ code: 'track.colour' });
});

/** All pass until the game is over. */
function playsOn(t: ReturnType<typeof table18mag>) {
  for (let i = 0; t.told('gameOver').length === 0; i++) {
    if (i > 200) throw new Error('the game goes on');
    t.passes(t.waiting[0]!);
  }
  return t;
}

rule(
  '18mag-R158',
  'the first train of the third type brings brown: a stock round, three operating rounds, the end',
  () => {
    const t = at('buyTrain').phase('green').plays('Ada', buy('4', 200));
    expect(t.state.phase).toBe('brown');
    playsOn(t);
    const rounds = t.events.filter(({ type }) => type.endsWith('RoundBegan')).map(({ type }) => type);
    expect(rounds).toEqual(['stockRoundBegan', ...Array<string>(3).fill('operatingRoundBegan')]);
    expect(t.told('operatingRoundBegan').map(({ round, of, last }) => [round, of, last])).toEqual([
      [1, 3, true],
      [2, 3, true],
      [3, 3, true],
    ]);
    expect(operatingRounds(players, 'brown')).toBe(3);
  },
);

rule('18mag-R158', 'or the last marker does', () => {
  const t = at('buyTrain')
    .phase('green')
    .set((s) => {
      s.markers = 2;
    });
  playsOn(t);
  expect(t.told('phaseBegan')).toMatchObject([{ phase: 'brown', by: 'markers' }]);
  expect(t.told('operatingRoundBegan')).toHaveLength(3);
});

/** Eight picks: all may take the same kinds in the same order. */
function drafted() {
  const t = draft18mag(two);
  const order: string[] = [];
  for (const item of ['1', '2', '3', '4', '6', '7', 'RABA', 'SIK'] as const) {
    order.push(t.waiting[0]!);
    t.plays(t.waiting[0]!, { type: 'draft', item });
  }
  return { t, order };
}

rule('18mag-R159', 'three minors and one share each; what is left goes back or is out', () => {
  const { t } = drafted();
  const owners = Object.entries(t.state.minors).map(([id, { owner }]) => [id, owner]);
  expect(Object.fromEntries(owners)).toEqual({ 1: 1, 2: 2, 3: 2, 4: 1, 6: 1, 7: 2, 11: null });
  expect(t.state.minors['11']!.status).toBe('out');
  expect([t.percent('LdStEG'), t.percent('SKEV')]).toEqual([{ pool: 100 }, { pool: 100 }]);
  const full = draft18mag(two)
    .plays('Ada', { type: 'draft', item: 'RABA' })
    .plays('Ben', { type: 'draft', item: '1' })
    .plays('Ben', { type: 'draft', item: '2' });
  expect(full.refuses('Ada', { type: 'draft', item: 'RABA' })).toMatchObject({ code: 'draft.notOffered' });
  expect(full.refuses('Ada', { type: 'draft', item: 'SIK' })).toMatchObject({ code: 'draft.sharesFull' });
});

rule('18mag-R160', 'the order is 1-2-2-1-1-2-2-1', () => {
  expect(drafted().order).toEqual(['Ada', 'Ben', 'Ben', 'Ada', 'Ada', 'Ben', 'Ben', 'Ada']);
});

rule('18mag-R161', 'the first player has the priority card', () => {
  expect(drafted().t.state.priority).toBe(1);
});

rule('18mag-R162', 'ten certificates', () => {
  const five = [20, 10, 10, 10, 10];
  const t = table18mag(two)
    .major('RABA', { owners: { Ada: five } })
    .major('SIK', { owners: { Ada: [20, 10, 10, 10] } })
    .purses({ Ada: 500 })
    .plays('Ada', { type: 'buyShare', company: 'SKEV' });
  const limit = { code: 'share.certificateLimit', args: { limit: 10 } };
  expect(t.refuses('Ada', { type: 'buyShare', company: 'LdStEG' })).toMatchObject(limit);
});

rule('18mag-R193', 'red areas, the lake, OO, Budapest, and no K', () => {
  const red = Object.values(hexes).filter(({ colour }) => colour === 'red');
  const row = (yellow: number, green: number, brown: number) => ({ yellow, green, brown });
  expect(red.map(({ id, name, nodes }) => [id, name, nodes[0]!.value])).toEqual([
    ['A2', 'Bécs', row(30, 40, 50)],
    ['A18', 'Galicia', row(30, 40, 50)],
    ['F3', 'Trieszt', row(20, 30, 40)],
    ['F11', 'Belgrád', row(10, 20, 30)],
  ]);
  const labelled = (label: string) => Object.values(hexes).flatMap((hex) => (hex.label === label ? [hex.id] : []));
  expect([labelled('OO'), labelled('B'), labelled('K')]).toEqual([['E6'], ['C8'], []]);
  expect(Object.values(hexes).filter(({ futureLabel }) => futureLabel !== undefined)).toEqual([]);
  const bare = emptyBoard();
  expect([fits(smallMap, bare, 'D5', '8', 1), fits(smallMap, bare, 'D5', '9', 0)]).toEqual([true, false]);
  for (const hex of Object.keys(hexes)) expect(upgradesOf(smallMap, bare, hex)).not.toContain('236');
});

rule('18mag-R194', 'start prices from the same ten cards; round tiles on the 3- and the 4-stack', () => {
  const { state } = draft18mag(two);
  const drawn = majorsOf(players).map((id) => marketOf(players).rows[0]![state.market.spots[id]!.col]!.price);
  expect(drawn).toHaveLength(4);
  for (const price of drawn) expect(startCards).toContain(price);
  expect(state.roundTiles).toEqual(['3', '4']);
});
