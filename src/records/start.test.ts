import { expect, test } from 'vitest';
import { table1865 } from '../../tests/support/table1865.ts';
import type { Game } from '../engine/index.ts';
import { game1865 } from '../titles/1865/rules/index.ts';
import { openRecord } from './open.ts';
import { recordOf } from './write.ts';

const game = game1865 as unknown as Game;
const seats = ['Ada', 'Ben'].map((name) => ({ name, kind: 'person' as const }));

test('a city that has grown since the set-up has more places beside the token that always stood there', () => {
  const { state } = table1865(['Ada', 'Ben'])
    .phase('3')
    .company('FCS', { owners: { Ada: [40, 20] }, trains: ['PH2'] })
    .tile('E33', '14', 0)
    .operating({ company: 'FCS', at: 'build' });
  expect(state.board.tokens['E33.0']).toEqual(['FCS', null]);
  const start = state as never;
  const opened = openRecord(game, recordOf(game, start, { seats, entries: [], start }));
  expect('problem' in opened ? opened : opened.state.game).toBe('1865');
});
