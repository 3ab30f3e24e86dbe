import { expect, test } from 'vitest';
import { table18mag } from '../../tests/support/table18mag.ts';
import { table1856 } from '../../tests/support/table1856.ts';
import { copy } from '../engine/core/copy.ts';
import { game18mag } from '../titles/18mag/rules/index.ts';
import type { State18Mag } from '../titles/18mag/rules/state.ts';
import { game1856 } from '../titles/1856/rules/index.ts';
import type { State1856 } from '../titles/1856/rules/state.ts';

const names = ['Ada', 'Bruno', 'Carla'];
const { state: canada } = table1856(names).company('GW', {
  owners: { Ada: [20, 10] },
  treasury: 320,
  tokens: ['F15.0'],
});
const { state: hungary } = table18mag(names).minor('3', { owner: 'Ada', treasury: 70, trains: ['2', '3'] });

const put = Object.assign;

test.each<[string | null, (s: State1856) => unknown]>([
  [null, (s) => s],
  ['GW has no marker', (s) => Reflect.deleteProperty(s.market.spots, 'GW')],
  ['a train is in two hands', (s) => put(s.trains, { GW: ['2-0'], CA: ['2-0'] })],
  ['too many trains of type 2', (s) => put(s.trains, { GW: ['2-0'] })],
  ['7 trains of type 2 are sold', (s) => put(s.depot.sold, { 2: 7 })],
  ['B&O is no company and has a token on the map', (s) => put(s.board.tokens, { 'J15.0': ['B&O'] })],
  ['CA is not in play and has a token on the map', (s) => put(s.board.tokens, { 'J15.0': ['CA'] })],
  ['GW has more tokens on the map than there are', (s) => put(s.board.tokens, { 'L15.0': ['GW', 'GW', 'GW', 'GW'] })],
  ['too many pieces of tile 59 are laid', (s) => put(s.board.laid, { I12: ['59', 0], L15: ['59', 0], M10: ['59', 0] })],
  ['GW has -1 loans and 0 in escrow', (s) => put(s.companies.GW, { loans: -1 })],
])('the audit of 1856 tells: %s', (fault, spoil) => {
  const s = copy(canada);
  spoil(s);
  expect(game1856.audit(s)).toBe(fault);
});

test.each<[string | null, (s: State18Mag) => unknown]>([
  [null, (s) => s],
  ['3 has 1 tokens on the map and 3 beside', (s) => put(s.tokens, { 3: 3 })],
  ['3 has 3 trains', (s) => put(put(s, { trains: { 3: ['2-0', '2-1', '2-2'] } }).depot.sold, { 2: 3 })],
  ['5 has spent a terrain token that it had not', (s) => put(s.minors['5']!, { terrainTokens: -1 })],
])('the audit of 18Mag tells: %s', (fault, spoil) => {
  const s = copy(hungary);
  spoil(s);
  expect(game18mag.audit(s)).toBe(fault);
});
