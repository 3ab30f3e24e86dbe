import { expect, test } from 'vitest';
import { goldenTimeline } from '../../../../../tests/support/goldenTimeline.ts';
import type { Game } from '../../../../engine/index.ts';
import type { TrainsRan } from '../../../../kernel/index.ts';
import type { CompanyId } from '../companies.ts';
import { game1862 } from '../index.ts';
import type { State1862 } from '../state.ts';
import { itemised } from './itemised.ts';

test('what is told adds up to what was paid, in every run of a game', () => {
  const { line } = goldenTimeline(game1862 as unknown as Game, '4p-greedy');
  const seen = { freight: 0, local: 0, express: 0, port: 0, joined: 0, subsidy: 0 };
  for (const { before, action, events, seq } of line) {
    const ran = events.find(({ type }) => type === 'trainsRan') as TrainsRan | undefined;
    if (!before || !ran || (action as { readonly type: string }).type !== 'run') continue;
    const items = itemised(before.state as State1862, ran.company as CompanyId, ran.runs);
    expect(items, `move ${seq}`).not.toBeNull();
    for (const [i, { kind, paid, distance, joined, subsidy, revenue }] of items!.entries()) {
      const sum = paid.reduce((all, one) => all + one.sum, 0) + (distance ? distance.hexes * distance.each : 0);
      expect([sum, revenue, subsidy?.sum ?? 0], `move ${seq}, run ${i}`).toEqual([
        ran.runs[i]!.revenue,
        ran.runs[i]!.revenue,
        ran.runs[i]!.subsidy ?? 0,
      ]);
      expect(Number.isInteger(distance?.hexes ?? 0)).toBe(true);
      seen[kind] += 1;
      if (distance?.port) seen.port += 1;
      if (joined) seen.joined += 1;
      if (subsidy) seen.subsidy += 1;
    }
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});
