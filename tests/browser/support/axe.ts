// Accessibility faults of a page, found by axe.
import { AxeBuilder } from '@axe-core/playwright';
import type { Visitor } from './visitor.ts';

/** Serious and critical faults of the page, or of a part of it. */
export async function faults({ page }: Visitor, part = 'html'): Promise<string[]> {
  // All rules run, only violations are reported in full; our pages have no frames, so one run in the page is enough.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.include(part).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
