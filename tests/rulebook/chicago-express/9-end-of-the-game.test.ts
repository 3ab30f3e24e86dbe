// Section 9: the ends of the game, and the winner.
import { expect } from 'vitest';
import { result } from '../../../src/engine/core/play.ts';
import { chicagoExpress } from '../../../src/titles/chicago-express/rules/index.ts';
import { forests, wholeNetwork } from '../../support/chicagoLines.ts';
import { chicago } from '../../support/chicagoTable.ts';
import { rule } from '../../support/rule.ts';

const two = () => chicago(['Andrea', 'Bruno']);
type Position = ReturnType<typeof two>;

const empty = (t: Position, ...ids: ('PRR' | 'BO' | 'WAB')[]) => {
  for (const id of ids) t.company(id, { network: wholeNetwork(id) });
  return t;
};
const developed = (t: Position, houses: number) =>
  t.company('NYC', { network: ['S3', ...forests] }).houses(forests.slice(0, houses));

/** Each end, one step before it is reached and when it is. */
const ends = [
  {
    end: 'locomotives',
    before: (t: Position) => empty(t, 'PRR', 'BO'),
    at: (t: Position) => empty(t, 'PRR', 'BO', 'WAB'),
  },
  {
    end: 'shares',
    before: (t: Position) => t.company('PRR', { owners: { Andrea: 3 } }).company('BO', { owners: { Andrea: 4 } }),
    at: (t: Position) => ends[1].before(t).company('CO', { owners: { Bruno: 6 } }),
  },
  { end: 'houses', before: (t: Position) => developed(t, 16), at: (t: Position) => developed(t, 17) },
  { end: 'detroit', before: (t: Position) => t.scale('Detroit', 7), at: (t: Position) => t.scale('Detroit', 8) },
] as const;

rule.each('chicago-express-R100', 'any of four conditions brings the end, and nothing short of it', ends, (row) => {
  expect(row.before(two()).toDividends().told('endReached')).toEqual([]);
  const t = row.at(two()).toDividends();
  expect(t.told('endReached')).toEqual([{ type: 'endReached', conditions: [row.end] }]);
  expect(t.state.ended).toEqual([row.end]);
  expect(t.waiting).toEqual([]);
});

rule('chicago-express-R101', 'Wabash counts like the others, and while it is closed it has its stock', () => {
  const closed = empty(two(), 'PRR', 'BO').company('PRR', { owners: { Andrea: 3 } });
  closed.company('BO', { owners: { Andrea: 4 } }).toDividends();
  expect(closed.state.ended).toEqual([]);
  const open = two()
    .company('PRR', { owners: { Andrea: 3 } })
    .company('BO', { owners: { Andrea: 4 } })
    .company('WAB', { owners: { Bruno: 2 }, network: ['D3'] });
  expect(open.toDividends().state.ended).toEqual(['shares']);
});

rule('chicago-express-R102', 'play goes on as usual until the next dividends, and then it is over', () => {
  const t = developed(two(), 16).dials({ build: 5 }).plays('Andrea', { type: 'develop', hex: forests[16]! });
  expect(t.waiting).toEqual(['Bruno']); // three houses are left, and Bruno plays on
  t.plays('Bruno', { type: 'develop', hex: forests[17]! }).plays('Andrea', { type: 'decline', dial: 'develop' });
  expect(t.told('endReached')).toEqual([]);
  t.plays('Bruno', { type: 'decline', dial: 'develop' });
  expect(t.order('endReached', 'gameOver')).toEqual(['endReached', 'gameOver']);
  expect(t.refuses('Andrea', { type: 'decline', dial: 'auction' })).toMatchObject({
    code: 'flow.over',
    rule: 'chicago-express-R102',
  });
});

rule('chicago-express-R103', 'Detroit is at 8 after the seventh dividend phase, and the eighth is the last', () => {
  const t = two().company('NYC', { owners: { Andrea: 1 } });
  const reached: number[] = [];
  for (let phase = 1; phase <= 9 && t.waiting.length > 0; phase++) {
    for (const dial of ['auction', 'auction', 'auction', 'develop', 'develop', 'develop', 'develop'] as const)
      t.plays(t.waiting[0]!, { type: 'decline', dial });
    reached.push(t.state.industry.E0);
  }
  expect(reached).toEqual([2, 3, 4, 5, 6, 7, 8, 8]);
  expect(t.told('dividend')).toHaveLength(8);
  expect(t.state.ended).toEqual(['detroit']);
});

rule('chicago-express-R104', 'most cash wins; shares and the money of companies count for nobody', () => {
  const t = two()
    .purses({ Andrea: 20, Bruno: 50 })
    .company('NYC', { income: 10, cash: 300, owners: { Andrea: 5 } }) // 2 a share
    .scale('Detroit', 8)
    .toDividends();
  expect(t.lastEvents.at(-1)).toEqual({ type: 'gameOver', winners: ['Bruno'], cash: 50 });
  expect(result(chicagoExpress, t.state)).toEqual({ worth: { 1: 30, 2: 50 }, winners: [2] });
});

rule('chicago-express-R105', 'players with equal cash win together', () => {
  const t = chicago(['Andrea', 'Bruno', 'Carlo'])
    .purses({ Andrea: 40, Bruno: 50, Carlo: 49 })
    .company('NYC', { income: 10, owners: { Andrea: 1 } })
    .scale('Detroit', 8)
    .toDividends();
  expect(t.lastEvents.at(-1)).toEqual({ type: 'gameOver', winners: ['Andrea', 'Bruno'], cash: 50 });
});
