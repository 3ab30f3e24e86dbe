import { describe, expect, test } from 'vitest';
import { copy, seeded, setup } from '../../engine/index.ts';
import { graphOf } from '../../engine/track/graph.ts';
import { layTile } from '../../engine/track/layTile.ts';
import { face1856 } from '../../titles/1856/face/face.ts';
import { game1856 } from '../../titles/1856/rules/index.ts';
import { map } from '../../titles/1856/rules/map.ts';
import type { State1856 } from '../../titles/1856/rules/state.ts';
import { wordsFrom } from '../../words/words.ts';
import { inkOn, marksFrom } from './marks.ts';

const words = wordsFrom(undefined, game1856 as never, 'en', ['Ada', 'Bruno', 'Chiara']);

function begun(): State1856 {
  const ready = setup(game1856, { players: 3 }, seeded('face'));
  if (!ready.ok) throw new Error('no set-up');
  return copy(ready.state);
}

const hexIn = (s: State1856, id: string, tried: string | null = null) =>
  face1856.picture!(s, words, 'en', tried).hexes.find((hex) => hex.id === id)!;

describe('the board of an 18xx game', () => {
  test('every hex of the map is drawn once, within the frame', () => {
    const { hexes, frame } = face1856.picture!(begun(), words, 'en');
    expect(hexes.map((hex) => hex.id).sort()).toEqual(Object.keys(map.hexes).sort());
    for (const { x, y } of hexes) {
      expect(x > frame.x && x < frame.x + frame.width).toBe(true);
      expect(y > frame.y && y < frame.y + frame.height).toBe(true);
    }
    expect(new Set(hexes.map(({ x, y }) => `${x},${y}`)).size).toBe(hexes.length);
  });

  test('neighbours lie side by side: H11 is right below H9, and G10 left of both', () => {
    const s = begun();
    const [h9, h11, g10] = ['H9', 'H11', 'G10'].map((id) => hexIn(s, id));
    expect(h11!.x).toBe(h9!.x);
    expect(h11!.y - h9!.y).toBeCloseTo(Math.sqrt(3) * 50, 0);
    expect(g10!.x).toBeLessThan(h9!.x);
    expect(g10!.y).toBeCloseTo((h9!.y + h11!.y) / 2, 0);
  });

  test('homes wait for their companies, and tokens take their place', () => {
    const s = begun();
    expect(hexIn(s, 'J15').tile!.stops[0]!.slots[0]!.awaits?.map((mark) => mark.letter)).toEqual(['BBG']);
    s.board = { ...s.board, tokens: { ...s.board.tokens, 'J15.0': ['BBG'] } };
    expect(hexIn(s, 'J15').tile!.stops[0]!.slots[0]).toMatchObject({ company: { letter: 'BBG' } });
    expect(hexIn(s, 'J15').row.here).toBe('BBG');
  });

  test('off the board the column of the phase is the strong one; where it is not printed the one before holds', () => {
    const s = begun();
    s.phase = 'D';
    const now = (id: string) =>
      hexIn(s, id)
        .tile!.labels.flatMap((label) => (label.kind === 'columns' ? label.columns : []))
        .find((one) => one.now);
    expect(now('A20')).toMatchObject({ id: 'black', text: '60' });
    expect(now('K2')).toMatchObject({ id: 'brown', text: '30' });
  });

  test('a tile that is tried out says so, and says what it is', () => {
    const s = begun();
    layTile(map, s.board, 'H11', '4', 1);
    expect(hexIn(s, 'H11', 'H11')).toMatchObject({ ground: 'yellow', tile: { tried: true } });
    expect(hexIn(s, 'H11').label).toContain('yellow tile 4');
  });

  test('a run is drawn piece by piece, with a ring at each stop', () => {
    const s = begun();
    layTile(map, s.board, 'G14', '9', 1);
    const track = ['F15:1', 'G14:0'];
    expect(track.every((id) => graphOf(map, s.board).pieceOf.get(id) !== undefined)).toBe(true);
    const [run] = face1856.track!.runs(s, [{ train: '2-0', track, ink: 'red' }]);
    expect(run!.pieces).toHaveLength(2);
    expect(run!.stops).toHaveLength(1);
  });

  test('cities are places on the board, trains and tiles are not', () => {
    const { placesOf, idsAt } = face1856.track!;
    expect(['F15', 'F15.0', '2-0', '57', 'CA'].map(placesOf)).toEqual([['F15'], ['F15'], [], [], []]);
    expect(idsAt(begun(), 'I12')).toEqual(['I12', 'I12.0', 'I12.1']);
  });
});

describe('figures', () => {
  test('players, companies, market and trains are told from the state', () => {
    const s = begun();
    s.market.spots = { GT: { row: 0, col: 4 }, CA: { row: 0, col: 4 } };
    s.market.arrivals = ['CA', 'GT'];
    s.companies.GT.status = 'started';
    s.companies.GT.par = 100;
    s.cash['treasury:GT'] = 1000;
    const facts = face1856.facts!(s, words, 'en');
    expect(facts.players.map(({ cash }) => cash)).toEqual([500, 500, 500]);
    expect(facts.companies[0]).toMatchObject({
      id: 'GT',
      figures: { price: '100', par: '100', treasury: '1,000', tokens: '4' },
    });
    const space = face1856.market!(s, words, 'en').rows[0]![4]!;
    expect(space).toMatchObject({ price: 100, zone: 'par' });
    expect(space.companies.map(({ id }) => id)).toEqual(['CA', 'GT']);
    expect(face1856.depot!(s, words, 'en').trains.find((train) => train.next)).toMatchObject({ type: '2', left: '6' });
  });

  test('letters can be read on every colour', () => {
    expect(inkOn('#ffd9eb')).not.toBe(inkOn('#2d0047'));
    expect(marksFrom({ GT: { paper: '#78c292' } }).GT).toMatchObject({ letter: 'GT', ink: inkOn('#ffffff') });
  });
});
