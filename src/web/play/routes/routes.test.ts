import { describe, expect, test } from 'vitest';
import { emptyBoard } from '../../../engine/track/board.ts';
import type { HexFacts, MapFacts, TrackFacts } from '../../../engine/track/facts.ts';
import { graphOf } from '../../../engine/track/graph.ts';
import { city, offboard, paths, town } from '../../../engine/track/notation.ts';
import { clearLegs, draftFrom, emptyDraft, legsNow, type RunsDraft, runsOf, undoLeg, withTrain } from './draft.ts';
import { extend, nextHexes } from './extend.ts';
import { stopsAlong } from './stopsAlong.ts';

/** A column of hexes from north to south: city, track, town, city; beside the second one a way round the town. */
const hex = (id: string, nodes: TrackFacts['nodes'], track: string): HexFacts => ({
  id,
  colour: 'gray',
  nodes,
  paths: paths(track),
});
const map: MapFacts = {
  orientation: 'flat',
  tiles: {},
  hexes: Object.fromEntries(
    [
      hex('B1', [city(20)], '0a'),
      hex('B3', [], '03 35'),
      hex('B5', [town(10)], '0a 3a'),
      hex('B7', [city(20, 1)], '0a 3a 4a'),
      hex('B9', [offboard(30)], '3a'),
      hex('C4', [], '02'),
      hex('C6', [], '13'),
    ].map((one) => [one.id, one]),
  ),
};
const board = emptyBoard();
const graph = graphOf(map, board);
const ground = { graph, tokens: { 'B1.0': ['X'] }, company: 'X' };

const touched = (draft: RunsDraft, ...hexes: string[]): RunsDraft =>
  hexes.reduce((now, id) => {
    const next = extend(ground, now, id);
    if (!('draft' in next)) throw new Error(`${id}: ${next.problem}`);
    return next.draft;
  }, draft);

const begin = emptyDraft(['3-0', '2-0']);

describe('a run drawn by hand', () => {
  test('goes from stop to stop by the shortest track', () => {
    const draft = touched(begin, 'B1', 'B5', 'B7');
    expect(runsOf(draft)).toEqual([{ train: '3-0', track: ['B1:0', 'B3:0', 'B5:1', 'B5:0', 'B7:1'] }]);
    expect(stopsAlong(graph, runsOf(draft)[0]!.track).map(({ id }) => id)).toEqual(['B1.0', 'B5.0', 'B7.0']);
  });

  test('a place further on is reached round other stops where that can be', () => {
    const [run] = runsOf(touched(begin, 'B1', 'B7'));
    expect(run!.track).toEqual(['B1:0', 'B3:1', 'C4:0', 'C6:0', 'B7:2']);
  });

  test('says why not: no stop, no way, been there', () => {
    expect(extend(ground, begin, 'C4')).toEqual({ problem: 'noStop' });
    expect(extend(ground, touched(begin, 'B1', 'B5'), 'B1')).toEqual({ problem: 'been' });
    const other = withTrain(touched(begin, 'B1', 'B5', 'B7'), '2-0');
    expect(extend(ground, touched(other, 'B5'), 'B7')).toEqual({ problem: 'noWay' });
  });

  test('no train passes a city full of foreign tokens, but it may end there', () => {
    const full = { ...ground, tokens: { 'B7.0': ['Y'] } };
    const draft = touched(begin, 'B5');
    expect('draft' in extend(full, draft, 'B7')).toBe(true);
    expect(extend(full, draft, 'B9')).toEqual({ problem: 'noWay' });
  });

  test('the last leg is taken back, and all of them', () => {
    const draft = touched(begin, 'B1', 'B5', 'B7');
    expect(legsNow(undoLeg(draft)).map((leg) => leg.to)).toEqual(['B1.0', 'B5.0']);
    expect(runsOf(clearLegs(draft))).toEqual([]);
  });

  test('runs that were found can be gone on with', () => {
    const runs = runsOf(touched(begin, 'B1', 'B5', 'B7'));
    const draft = draftFrom(runs, graph, ['3-0']);
    expect(runsOf(draft)).toEqual(runs);
    expect(legsNow(draft).map((leg) => leg.to)).toEqual(['B1.0', 'B5.0', 'B7.0']);
  });

  test('the board shows where it may begin, and where it may go on', () => {
    expect([...nextHexes(ground, begin)]).toEqual(['B1']);
    expect([...nextHexes(ground, touched(begin, 'B1'))].sort()).toEqual(['B5', 'B7']);
  });
});
