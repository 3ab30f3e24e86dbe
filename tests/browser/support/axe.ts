// What axe holds against a page.
import { AxeBuilder } from '@axe-core/playwright';
import type { Visitor } from './visitor.ts';

/** What is serious or critical on the page as it stands, or in a part of it. */
export async function faults({ page }: Visitor, part = 'html'): Promise<string[]> {
  // Everything is looked at, only what is wrong is told in full; our pages have no frames, so one run in the page will do.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.include(part).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
