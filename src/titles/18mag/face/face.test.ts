import { describe, expect, test } from 'vitest';
import { copy, seeded, setup } from '../../../engine/index.ts';
import { layTile } from '../../../engine/track/layTile.ts';
import { wordsFrom } from '../../../words/words.ts';
import { game18mag } from '../rules/index.ts';
import { mapOf } from '../rules/map.ts';
import type { State18Mag } from '../rules/state.ts';
import { face18mag } from './face.ts';

const words = wordsFrom(undefined, game18mag as never, 'en', ['Ada', 'Bo', 'Cleo']);

function begun(players: number): State18Mag {
  const ready = setup(game18mag, { players }, seeded('face'));
  if (!ready.ok) throw new Error('no set-up');
  return copy(ready.state);
}

const pictureOf = (s: State18Mag) => face18mag(s.players).picture!(s, words, 'en');
const hexIn = (s: State18Mag, id: string) => pictureOf(s).hexes.find((hex) => hex.id === id)!;
const costIn = (s: State18Mag, id: string) => hexIn(s, id).tile!.labels.find((label) => label.kind === 'cost');

describe('the board of 18Mag', () => {
  test.each([1, 2, 3, 6])(
    'with %s players it is the map of that number, and nothing lies on anything else',
    (players) => {
      const s = begun(players);
      const { hexes } = pictureOf(s);
      expect(hexes.map((hex) => hex.id).sort()).toEqual(Object.keys(mapOf(s).hexes).sort());
      expect(new Set(hexes.map(({ x, y }) => `${x},${y}`)).size).toBe(hexes.length);
    },
  );

  test('a hex is called by the name it has on its own map', () => {
    const nameOf = (players: number, hex: string) => face18mag(players).track!.name(hex, 'en');
    expect([nameOf(2, 'C8'), nameOf(3, 'C8')]).toEqual(['Buda & Pest (C8)', 'Pozsony (C8)']);
  });

  test('Lake Balaton lies across its hex, from corner to corner', () => {
    const { waters, lettering, hexes } = pictureOf(begun(3));
    expect(waters.map(({ id }) => id)).toEqual(['F9']);
    const { x, y } = hexes.find((hex) => hex.id === 'F9')!;
    expect(lettering).toMatchObject([{ text: ['Balaton'], x, kind: 'lake' }]);
    const points = [...waters[0]!.area.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, a, b]) => [Number(a), Number(b)]);
    for (const [px, py] of points) expect(Math.hypot(px! - x, py! - y)).toBeLessThanOrEqual(50);
    expect(hexIn(begun(3), 'F9').label).toContain('no track from one side');
  });

  test('rivers beside hills show both, and a tile keeps what its upgrade costs', () => {
    const s = begun(3);
    expect(costIn(s, 'D23')).toMatchObject({ terrains: ['water'], text: '30' });
    expect(hexIn(s, 'D23')).toMatchObject({ ground: 'mountain' });
    layTile(mapOf(s), s.board, 'E12', 'L33', 2);
    expect(costIn(s, 'E12')).toMatchObject({ terrains: ['water'], text: '20' });
    layTile(mapOf(s), s.board, 'D23', '9', 0);
    expect(costIn(s, 'D23')).toBeUndefined();
  });

  test('both cities of a tile are to be seen, also the one without track', () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const [one, other] = face18mag(3).track!.tile('L32', rotation)!.stops;
      expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(25);
    }
  });

  test('a barrier is drawn, a mine is a mine, and homes wait for their minors', () => {
    const s = begun(3);
    expect(hexIn(s, 'F5').tile!.borders).toMatchObject([{ kind: 'impassable' }]);
    expect(hexIn(s, 'A10').tile!.stops).toMatchObject([{ kind: 'mine' }]);
    expect(hexIn(s, 'D7').tile!.stops[0]!.slots[0]!.awaits?.map(({ letter }) => letter)).toEqual(['11']);
  });
});

describe('the figures of 18Mag', () => {
  test('majors have shares and prices, minors an owner and terrain tokens', () => {
    const s = begun(3);
    Object.assign(s.minors['5']!, { owner: 2, status: 'drafted' });
    s.cash['treasury:5'] = 50;
    const { companies, minors, players } = face18mag(3).facts!(s, words, 'en');
    expect(companies).toHaveLength(7);
    expect(companies.every(({ shares, figures }) => shares?.pool === 10 && Number(figures.price) >= 60)).toBe(true);
    expect(minors!.companies).toHaveLength(13);
    expect(minors!.companies[0]).toMatchObject({ id: '5', name: 'EEV', leader: 2, figures: { treasury: '50' } });
    expect(minors!.companies[0]!.figures).toMatchObject({ tokens: '3', terrain: '3' });
    expect(minors!.companies[1]).toMatchObject({ id: '1', idle: 'to be drafted' });
    expect(players.map(({ owns }) => owns)).toEqual([[], ['5'], []]);
  });

  test('alone there are two sides, and István has what his cards give him', () => {
    const s = begun(1);
    const { players, bank } = face18mag(1).facts!(s, words, 'en');
    expect(players.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(players[1]!.owns).toEqual(Object.keys(s.solo!.cards));
    expect(bank).toEqual([]);
  });

  test('one line of prices; all trains are on sale and say what they bring', () => {
    const s = begun(2);
    const { market, depot } = face18mag(2);
    const { rows } = market!(s, words, 'en');
    expect(rows.map((row) => row.length)).toEqual([24]);
    expect(rows.flat().flatMap(({ companies }) => companies)).toHaveLength(4);
    const { trains, pool } = depot!(s, words, 'en');
    expect(pool).toBeNull();
    expect(trains.map(({ type }) => type)).toEqual(['2', '3', '4']);
    expect(trains[1]!.saleNote).toContain('next phase');
  });
});
