// Corrects the hexes and nothing else, by a printed board: one town moves north, one river goes, one range comes. Map,
// tiles and engine follow.
import { afterAll, expect, test, vi } from 'vitest';
import { emptyBoard } from '../../../engine/track/board.ts';
import { boardWith } from '../../../engine/track/layTile.ts';
import { rotationsOf, upgradesOf } from '../../../engine/track/upgrades.ts';

const [OLD, NEW] = ['C35', 'C33'];

// other tests that share these modules have the printed board before and after
vi.resetModules();
afterAll(() => {
  vi.doUnmock('./hexes.ts');
  vi.resetModules();
});

vi.doMock(import('./hexes.ts'), async (importOriginal) => {
  const printed = await importOriginal();
  const { sardinia } = printed;
  const moved = { ...sardinia, [OLD]: { ...sardinia[NEW]!, id: OLD }, [NEW]: { ...sardinia[OLD]!, id: NEW } };
  const borders = printed.borders.map(({ between: { Temo: _gone, ...between }, ...kind }) => ({
    ...kind,
    between: kind.kind === 'mountain' ? { ...between, 'Monte Arcuentu': `${NEW}-${OLD}` } : between,
  }));
  return { ...printed, sardinia: moved, borders };
});

const { borderCost, fullMap, hexNamed, isCoastal, shortMap } = await import('./map.ts');
const { mayLieOn } = await import('./tiles.ts');

test.each([
  { length: 'full', map: fullMap },
  { length: 'short', map: shortMap },
])('the town is where the corrected board has it: $length map', ({ map }) => {
  expect(hexNamed('Guspini')).toBe(NEW);
  expect(upgradesOf(map, emptyBoard(), NEW).toSorted()).toEqual(['3', '4', '58']);
  expect(upgradesOf(map, emptyBoard(), OLD).toSorted()).toEqual(['7', '8', '9']);
  // its new hex has four sides on land, which leave a town tile these rotations
  expect(rotationsOf(map, emptyBoard(), NEW, '4')).toEqual([0, 3]);
});

test('what is printed beside the town has gone with it', () => {
  expect([isCoastal(NEW), isCoastal(OLD)]).toEqual([true, false]);
  const green = boardWith(fullMap, boardWith(fullMap, emptyBoard(), NEW, '4', 0), NEW, '141', 3);
  expect(upgradesOf(fullMap, green, NEW)).toContain('146');
  expect([mayLieOn(fullMap, '146', NEW), mayLieOn(fullMap, '146', OLD)]).toEqual([true, false]);
});

test('borders cost what the corrected board says, from both sides', () => {
  expect([borderCost('C25', 0), borderCost('C27', 3)]).toEqual([10, 10]);
  expect([borderCost(NEW, 0), borderCost(OLD, 3)]).toEqual([60, 60]);
  expect(borderCost('C29', 0)).toBe(40);
});
