// Every way in which a drawn run can be illegal, and the revenue of a legal one.
import { describe, expect, test } from 'vitest';
import { emptyBoard } from '../track/board.ts';
import { graphOf } from '../track/graph.ts';
import { city, offboard, paths, town } from '../track/notation.ts';
import { printedMap } from '../track/testing/printedMap.ts';
import { checkRun } from './checkRun.ts';
import { checkRuns } from './checkRuns.ts';
import type { RunProblem, Standing, Train } from './problem.ts';

const four: Train = { id: '4', caps: [{ of: 'all', atMost: 4 }], bonuses: [{ at: ['A4.0'], amount: 10 }] };
const two: Train = { id: '2', caps: [{ of: 'all', atMost: 2 }], bonuses: [] };

/**
 * A0 city, A2 plain with a second track from B1, A4 city with B5 beside it, A6 off-board. Between A4 and B5 there are two
 * ways: straight, and round by A6's neighbour B7.
 */
const prints = {
  A0: [[city(10)], '0a'],
  B1: [[town(90)], '1a'],
  A2: [[], '03 04'],
  A4: [[city(20)], '3a 0a 5a'],
  B5: [[city(30)], '2a 0a'],
  A6: [[offboard(40)], '3a 5a'],
  B7: [[town(5)], '2a 3a'],
} as const;

const standing: Readonly<Record<string, Standing>> = { 'A0.0': 'own', 'B5.0': 'blocked' };

function problem(share: RunProblem['rules']['share'] = 'stops', other: typeof standing = {}): RunProblem {
  const map = printedMap(2, 4, (id) => {
    const [nodes, track] = prints[id as keyof typeof prints] ?? [[], ''];
    return { nodes, paths: paths(track) };
  });
  const graph = graphOf(map, emptyBoard());
  return {
    graph,
    stops: graph.stops.map(({ id, value }) => ({
      standing: other[id] ?? standing[id] ?? 'open',
      worth: value as number,
      ...(id === 'B7.0' ? { subsidy: 7 } : {}),
    })),
    trains: [four, two],
    rules: { share, least: { of: ['city', 'offboard'], atLeast: 2 }, ends: { offboard: 'must', town: 'never' } },
  };
}

const check = (track: string, other?: typeof standing) => checkRun(problem('stops', other), four, track.split(' '));

describe('a run by hand', () => {
  test('is walked piece by piece, from either end', () => {
    const run = { train: '4', stops: ['A0.0', 'A4.0', 'A6.0'], revenue: 80, subsidy: 0 };
    expect(check('A0:0 A2:0 A4:0 A4:1 A6:0')).toMatchObject({ run });
    expect(check('A6:0 A4:1 A4:0 A2:0 A0:0')).toMatchObject({ run: { ...run, stops: ['A6.0', 'A4.0', 'A0.0'] } });
  });

  test('tells what goes to the treasury', () => {
    const track = 'B5:1 B7:1 B7:0 A6:1';
    expect(check(track, { 'B5.0': 'own' })).toMatchObject({ run: { revenue: 75, subsidy: 7 } });
  });

  test.each([
    ['', 'run.unknownPiece', { piece: '' }],
    ['A0:0 A9:0', 'run.unknownPiece', { piece: 'A9:0' }],
    ['A0:0 A4:0', 'run.notJoined', { piece: 'A4:0' }],
    ['A0:0 A2:0 A2:1', 'run.reversal', { piece: 'A2:1' }],
    ['A0:0 A2:0', 'run.noStopAtEnd', { piece: 'A2:0' }],
    ['A2:0 A0:0', 'run.noStopAtEnd', { piece: 'A2:0' }],
    ['A0:0 A2:0 A4:0 A4:0 A2:0 A0:0', 'run.trackTwice', { piece: 'A4:0' }],
    ['A0:0 A2:0 A4:0 A4:1 A6:0 A6:1 B7:0 B7:1 B5:1 B5:0 A4:2', 'run.stopTwice', { stop: 'A4.0' }],
    ['A0:0 A2:0 A4:0 A4:1 A6:0 A6:1 B7:0', 'run.passesTerminal', { stop: 'A6.0' }],
    ['A0:0 A2:0 A4:0 A4:2 B5:0 B5:1 B7:1', 'run.passesBlocked', { stop: 'B5.0' }],
    ['B1:0 A2:1 A4:0', 'run.mayNotEnd', { stop: 'B1.0' }],
    ['A4:2 B5:0', 'run.noToken', {}],
  ])('%s: %s', (track, code, args) => {
    expect(check(track)).toEqual({ code, args: { train: '4', ...args } });
  });

  test('no pieces are no run', () => {
    expect(checkRun(problem(), four, [])).toEqual({ code: 'run.empty', args: { train: '4' } });
  });

  test('a closed stop, too few stops, too many', () => {
    expect(check('A0:0 A2:0 A4:0', { 'A4.0': 'closed' })).toMatchObject({ code: 'run.closed', args: { stop: 'A4.0' } });
    const least = { of: ['offboard'], atLeast: 2 } as const;
    const strict = { ...problem(), rules: { ...problem().rules, least } };
    expect(checkRun(strict, four, ['A0:0', 'A2:0', 'A4:0'])).toMatchObject({
      code: 'run.tooShort',
      args: { stops: 0, least: 2 },
    });
    expect(checkRun(problem(), two, 'A0:0 A2:0 A4:0 A4:1 A6:0'.split(' '))).toMatchObject({
      code: 'run.tooLong',
      args: { stops: 3, most: 2 },
    });
  });
});

test('too few stops of the kinds that a train has to visit', () => {
  const picky = { ...four, floors: [{ of: ['offboard'], atLeast: 1 }] } as const;
  const track = 'A0:0 A2:0 A4:0 A4:1 A6:0'.split(' ');
  expect(checkRun(problem(), picky, track)).toMatchObject({ run: { revenue: 80 } });
  expect(checkRun(problem(), picky, track.slice(0, 3))).toEqual({
    code: 'run.tooFew',
    args: { train: '4', stops: 0, least: 1 },
  });
});

describe('runs together', () => {
  const long = { train: '4', track: 'A0:0 A2:0 A4:0 A4:1 A6:0'.split(' ') };
  const short = { train: '2', track: ['A4:2', 'B5:0'] };

  test('may meet in a stop', () => {
    const all = problem('stops', { 'A4.0': 'own' });
    expect(checkRuns(all, [long, short])).toMatchObject({ runs: [{ revenue: 80 }, { revenue: 50 }] });
    expect(checkRuns({ ...all, rules: { ...all.rules, share: 'nothing' } }, [long, short])).toEqual({
      code: 'run.sharesStop',
      args: { train: '2', stop: 'A4.0', other: '4' },
    });
  });

  test('share neither a piece nor the side of a hex, unless the rules let them', () => {
    const all = problem('stops', { 'A4.0': 'own' });
    const ends = { offboard: 'must' } as const;
    const towns = { ...all, rules: { ...all.rules, ends, least: { of: 'all', atLeast: 2 } as const } };
    const beside = { train: '2', track: ['B1:0', 'A2:1', 'A4:0'] };
    expect(checkRuns(towns, [{ train: '4', track: ['A0:0', 'A2:0', 'A4:0'] }, beside])).toEqual({
      code: 'run.sharesTrack',
      args: { train: '2', piece: 'A2:1', other: '4' },
    });
    expect(checkRuns({ ...towns, rules: { ...towns.rules, share: 'track' } }, [long, beside])).toMatchObject({
      runs: [{ train: '4' }, { train: '2' }],
    });
  });

  test('a train that must run is among them', () => {
    const all = problem('stops', { 'A4.0': 'own' });
    const trains = all.trains.map((train) => ({ ...train, mustRun: true }) as const);
    expect(checkRuns({ ...all, trains }, [long, short])).toHaveProperty('runs');
    expect(checkRuns({ ...all, trains }, [long])).toEqual({ code: 'run.missing', args: { train: '2' } });
  });

  test('the first thing that is wrong is told', () => {
    expect(checkRuns(problem(), [long, { train: '2', track: [] }])).toMatchObject({ code: 'run.empty' });
  });
});
