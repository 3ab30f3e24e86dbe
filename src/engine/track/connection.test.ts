// Tiles that a company may lay by its reach, on the map of 1856 (R072).
import { describe, expect, test } from 'vitest';
import { map } from '../../titles/1856/rules/map.ts';
import { type Board, emptyBoard } from './board.ts';
import { isConnectedLay, raisesValue, reachesTrackOn, usesNewTrack } from './connection.ts';
import { reachOf } from './reach.ts';
import { putToken } from './tokens.ts';

function board(laid: Board['laid'], tokens: readonly (readonly [company: string, node: string])[]): Board {
  const made = { ...emptyBoard(), laid };
  for (const [company, node] of tokens) putToken(map, made, company, node);
  return made;
}
const lay = (hex: string, tile: string, rotation: number, company = 'LPS') => ({ company, hex, tile, rotation });

describe('new track', () => {
  test('at home is connected by the token there', () => {
    const home = board({}, [['LPS', 'C14.0']]);
    expect(isConnectedLay(map, home, lay('C14', '57', 0))).toBe(true);
    expect(isConnectedLay(map, home, lay('C16', '9', 0))).toBe(false);
    expect(isConnectedLay(map, home, lay('C14', '57', 0, 'GW'))).toBe(false);
  });

  test('goes on from where track ends, and only from there', () => {
    const one = board({ C14: ['57', 0] }, [['LPS', 'C14.0']]);
    expect(isConnectedLay(map, one, lay('C16', '9', 0))).toBe(true);
    expect(isConnectedLay(map, one, lay('C16', '9', 1))).toBe(false);
  });

  test('on an upgrade has to be part of the path itself', () => {
    const junction = board({ C14: ['57', 0], C16: ['9', 0] }, [['LPS', 'C14.0']]);
    expect(isConnectedLay(map, junction, lay('C16', '23', 3))).toBe(true); // 3 to 0 and 3 to 1
    expect(isConnectedLay(map, junction, lay('C16', '23', 0))).toBe(false); // 0 to 3 and 0 to 4: not from above
  });

  test('behind a city full of others is not connected, in front of it is', () => {
    const full = board({ C14: ['57', 0], C16: ['9', 0], C18: ['9', 0], D17: ['5', 1] }, [
      ['CA', 'D17.0'],
      ['LPS', 'C14.0'],
    ]);
    expect(isConnectedLay(map, full, lay('C18', '23', 3))).toBe(true);
    const beyond = board({ D17: ['57', 1], C18: ['8', 2] }, [
      ['CA', 'D17.0'],
      ['LPS', 'C14.0'],
    ]);
    expect(isConnectedLay(map, beyond, lay('E16', '9', 1))).toBe(false);
    expect(isConnectedLay(map, beyond, lay('E16', '9', 1, 'CA'))).toBe(true);
  });

  test('leads on through a city that the tile itself opens', () => {
    // The city is full of CA; on the green tile there is room, and LPS goes through.
    const shut = board({ C14: ['6', 3], D15: ['8', 0], D17: ['57', 0] }, [
      ['CA', 'D17.0'],
      ['LPS', 'C14.0'],
    ]);
    expect(reachOf(map, shut, 'LPS').stops.has('D17.0')).toBe(true);
    expect(usesNewTrack(map, shut, lay('D17', '14', 0))).toBe(true);
  });

  test('of either city will do for a token that still chooses between them', () => {
    expect(isConnectedLay(map, board({}, [['THB', 'L15.0']]), lay('L15', '59', 0, 'THB'))).toBe(true);
  });
});

describe('a city worth more', () => {
  const toronto = board({ N11: ['120', 1] }, [
    ['CV', 'N11.0'],
    ['GT', 'N11.1'],
  ]);

  test('is reason enough, without new track', () => {
    expect(usesNewTrack(map, toronto, lay('N11', '122', 1, 'CV'))).toBe(false);
    expect(raisesValue(map, toronto, lay('N11', '122', 1, 'CV'))).toBe(true);
    expect(isConnectedLay(map, toronto, lay('N11', '122', 1, 'CV'))).toBe(true);
  });

  test('but only for who reaches it', () => {
    expect(isConnectedLay(map, toronto, lay('N11', '122', 1, 'GW'))).toBe(false);
  });
});

test('a town that becomes plain track is neither: the game asks whether the tile is reached', () => {
  // From above to D19, where the town lies.
  const withTown = board({ C14: ['57', 0], C16: ['9', 0], C18: ['8', 3], D19: ['4', 2] }, [['LPS', 'C14.0']]);
  const reach = reachOf(map, withTown, 'LPS');
  expect(isConnectedLay(map, withTown, lay('D19', '9', 2))).toBe(false);
  expect(reachesTrackOn(map, withTown, reach, 'D19')).toBe(true);
  expect(reachesTrackOn(map, withTown, reach, 'E18')).toBe(false);
});
