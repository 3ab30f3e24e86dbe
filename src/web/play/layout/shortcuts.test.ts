import { expect, test } from 'vitest';
import { GO, HELP } from '../../app/useGlobalKeys.ts';
import { boardKeyOf, boardKeys } from '../../board/boardKeys.ts';
import { panelIds } from './panelIds.ts';
import { shortcutOf, shortcuts } from './shortcuts.ts';

const everywhere = [HELP, GO];
const atTable = shortcuts.flatMap(({ keys }) => keys);
/** Movement keys, which belong to the focused element. */
const MOVES = /^(Arrow|Page|Enter$)/;

test('no key of a table has two meanings', () => {
  const keys = [...everywhere, ...atTable];
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test('letters and signs mean the same with the focus on the board as beside it', () => {
  const signs = boardKeys.flatMap(({ keys }) => keys).filter((key) => !MOVES.test(key));
  expect(signs.length).toBeGreaterThan(3);
  expect(signs.filter((key) => [...everywhere, ...atTable].includes(key.toLowerCase()))).toEqual([]);
});

test('every panel that is always there has a key', () => {
  expect(panelIds.filter((id) => id !== 'result' && !shortcuts.some((one) => one.id === id))).toEqual([]);
});

test('a key finds its shortcut; on the board Shift makes the difference', () => {
  expect([shortcutOf('R'), shortcutOf('3'), shortcutOf('§')]).toEqual(['rotate', 'pick', null]);
  expect([boardKeyOf('ArrowUp', false), boardKeyOf('ArrowUp', true), boardKeyOf('+', true)]).toEqual([
    'walk',
    'pan',
    'closer',
  ]);
});
