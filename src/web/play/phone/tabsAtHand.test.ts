import { expect, test } from 'vitest';
import { panelIds, tabsAtHand } from '../layout/panelIds.ts';

test('five panels at hand, the result among them once there is one; the others in the order of the panels', () => {
  expect(tabsAtHand(panelIds)).toEqual([
    ['players', 'companies', 'market', 'log', 'result'],
    ['trains', 'tiles', 'charts', 'chat'],
  ]);
  const [atHand, others] = tabsAtHand(panelIds.filter((id) => id !== 'result'));
  expect(atHand).toContain('chat');
  expect(others).toEqual(['trains', 'tiles', 'charts']);
});
