import { describe, expect, test } from 'vitest';
import { copy, seeded, setup } from '../../engine/index.ts';
import { layTile } from '../../engine/track/layTile.ts';
import { face1856 } from '../../titles/1856/face/face.ts';
import { game1856 } from '../../titles/1856/rules/index.ts';
import { map } from '../../titles/1856/rules/map.ts';
import type { State1856 } from '../../titles/1856/rules/state.ts';
import { withoutReach } from '../play/layers/useCompanyLayer.ts';

function begun(): State1856 {
  const ready = setup(game1856, { players: 3 }, seeded('layer'));
  if (!ready.ok) throw new Error('no set-up');
  return copy(ready.state);
}

const track = face1856.track!;

describe('a company as a layer upon the map', () => {
  test('before it is there: its home, and where it is bound', () => {
    const { picture, stops } = track.layer(begun(), 'BBG');
    expect(stops).toBe(0);
    expect(picture.homes).toHaveLength(1);
    expect(picture.bound?.to.length).toBeGreaterThan(0);
    // all of this is printed, so it stays where finding routes is left to the players
    expect(withoutReach(track.layer(begun(), 'BBG')).picture).toEqual(picture);
  });

  test('it reaches what its track leads to, and is kept out where others fill a city', () => {
    const s = begun();
    s.board.tokens['J15.0'] = ['BBG'];
    layTile(map, s.board, 'J15', '57', 0);
    layTile(map, s.board, 'J17', '9', 0);
    layTile(map, s.board, 'J13', '57', 0);
    const { picture, stops, closed } = track.layer(s, 'BBG');
    expect(picture.hexes).toContain('J15');
    expect(picture.hexes).toContain('J17');
    expect(stops).toBe(2);
    expect(closed).toEqual([]);
    expect(withoutReach(track.layer(s, 'BBG'))).toMatchObject({ stops: 0, picture: { hexes: [], stops: [] } });
    const full = copy(s);
    full.board.tokens['J13.0'] = ['CPR'];
    expect(track.layer(full, 'BBG').closed).toEqual(['J13.0']);
    expect(track.layer(full, 'BBG').picture.closed).toHaveLength(1);
  });

  test('the tile in hand says what its new exits join', () => {
    const before = begun();
    layTile(map, before.board, 'J15', '57', 0);
    const after = copy(before);
    layTile(map, after.board, 'J17', '9', 0);
    expect(track.joints(before, after, 'J17')).toEqual([
      { edge: 0, joined: false },
      { edge: 3, joined: true },
    ]);
    expect(track.joints(before, before, 'J15')).toEqual([]);
  });
});
