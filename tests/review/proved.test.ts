// What is proved, in positions whose figures are counted by hand: where it must be found, and where it must not.
import { describe, expect, test } from 'vitest';
import { suggestion } from '../../src/engine/routes/suggestion.ts';
import type { PlainState } from '../../src/kernel/book.ts';
import { forced } from '../../src/review/proved/forced.ts';
import { lays } from '../../src/review/proved/lays.ts';
import { run } from '../../src/review/proved/run.ts';
import { firstLine } from '../../src/titles/first-line/rules/index.ts';
import { table1856 } from '../support/table1856.ts';
import { operating } from '../support/tableFirstLine.ts';
import { seen } from './seen.ts';

const pass = { type: 'pass' } as const;
const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation }) as const;

/** Castellammare (20), Naples (30) and Caserta (20) are joined; Bayard of Ada has a train and 300 more. */
const joined = (train: string, phase = '2') =>
  operating((s: PlainState) => {
    s.board.laid = { B5: ['5', 3], B1: ['5', 0] };
    s.trains = { bayard: [train] };
    s.depot.sold[train[0]!] = 1;
    s.phase = phase;
    s.cash.bank -= 300;
    s.cash['treasury:bayard']! += 300;
  });

/** The best runs of a train in that position. */
const runsOf = (t: ReturnType<typeof joined>) => {
  const choice = t.choices('Ada').find(({ type }) => type === 'run')!;
  return suggestion(t.game, t.state, choice)!.runs;
};

describe('a run', () => {
  const three = joined('3-0').passes('Ada', 'Ada');
  /** Castellammare to Naples, as a 2-train would run. */
  const short = runsOf(joined('2-0').passes('Ada', 'Ada')).map(({ track }) => ({ train: '3-0', track }));

  test('that leaves Caserta out misses its 20, and Ada her forty percent of them', () => {
    const found = seen(run, firstLine, three.state, [
      [1, { type: 'run', routes: short } as never],
      [1, { type: 'dividend', kind: 'payout' } as never],
    ]);
    expect(found).toMatchObject([
      { voice: 'proved', kind: 'run', index: 1, seat: 1, company: 'bayard', lost: 20, best: 70, played: 50 },
    ]);
    expect(found[0]!.facts).toMatchObject({ missed: { parts: { 1: 8 } } });
  });

  test('withheld, the treasury misses it and no shareholder', () => {
    const found = seen(run, firstLine, three.state, [
      [1, { type: 'run', routes: short } as never],
      [1, { type: 'dividend', kind: 'withhold' } as never],
    ]);
    expect(found[0]!.facts).toMatchObject({ missed: { parts: {}, treasuries: { bayard: 20 } } });
  });

  test('that is the best is not found', () => {
    expect(seen(run, firstLine, three.state, [[1, { type: 'run', routes: runsOf(three) } as never]])).toEqual([]);
  });
});

describe('a tile', () => {
  /** Lays, and runs as well as its trains can. */
  const turn = (train: string, phase: string, first: ReturnType<typeof lay>) => {
    const t = joined(train, phase);
    const { state } = t;
    const routes = runsOf(t.plays('Ada', first).passes('Ada'));
    return seen(lays, firstLine, state, [
      [1, first],
      [1, pass],
      [1, { type: 'run', routes } as never],
    ]);
  };

  test('at Nocera (20, 40 for the hills) instead of green Naples (50, free): a 3-train runs for 70 and not for 90', () => {
    expect(turn('3-0', '3', lay('C4', '5', 1))).toMatchObject([
      {
        ...{ voice: 'proved', kind: 'layTile', index: 1, until: 3, seat: 1, company: 'bayard' },
        ...{ lost: 20, best: 90, played: 70, facts: { instead: lay('B3', 'N', 0) } },
      },
    ]);
  });

  test('that serves the run as well as any is not found', () => {
    expect(turn('3-0', '3', lay('B3', 'N', 0))).toEqual([]);
    expect(turn('3-0', '2', lay('C4', '5', 1))).toEqual([]);
  });
});

describe('money found in need', () => {
  const sell = (company: string, percent: number) => ({ type: 'raiseCash', company, percent }) as const;
  /** The GW of Ada must buy a 3-train at 225: it has 100, she has 25 and needs 100 more. */
  const gw = () =>
    table1856(['Ada', 'Ben', 'Cid'])
      .phase('3')
      .company('BBG', { par: 65, owners: { Ben: [20, 10], Ada: [10, 10] }, operated: true })
      .company('WR', { par: 100, owners: { Ben: [20, 10, 10], Ada: [10, 10, 10] }, operated: true })
      .company('GW', { owners: { Ada: [20, 10], Cid: [10] }, operated: true, treasury: 100, tokens: ['F15.0'] })
      .tile('F17', '57', 0)
      .purses({ Ada: 25 })
      .operating({ company: 'GW', at: 'buyTrain' }, { interestPaid: true });
  const buy = (t: ReturnType<typeof gw>) =>
    ({ type: 'buyTrain', from: 'bank', train: `3-${t.state.depot.sold['3']}`, price: 225 }) as const;

  test('by one share of the WR, which takes 10 from each of the two that she keeps', () => {
    const t = gw();
    expect(
      seen(forced, t.game, t.state, [
        [1, sell('WR', 10)],
        [1, buy(t)],
      ]),
    ).toMatchObject([
      {
        ...{ voice: 'proved', kind: 'forced', index: 1, until: 2, seat: 1, company: 'GW' },
        ...{ lost: 20, best: 125, played: 145, facts: { plan: [sell('BBG', 20), buy(t)], presidencies: [] } },
      },
    ]);
  });

  test('by both of the BBG, which costs what the train costs her and no more', () => {
    const t = gw();
    expect(
      seen(forced, t.game, t.state, [
        [1, sell('BBG', 20)],
        [1, buy(t)],
      ]),
    ).toEqual([]);
  });
});
