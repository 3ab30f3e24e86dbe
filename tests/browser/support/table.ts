// A table as its visitors see it: the decision, the panels, the log, the menu.
import type { Locator } from 'playwright-core';
import type { PanelId } from '../../../src/web/play/layout/panelIds.ts';
import type { Preference } from '../../../src/web/play/preferences.ts';
import { press, type Visitor } from './visitor.ts';

export const decision = ({ page }: Visitor): Locator => page.locator('#decision');
export const atTable = (v: Visitor): Promise<void> => decision(v).waitFor();

/** Waits for this visitor's move with open choices. */
export const myTurn = (v: Visitor): Promise<void> =>
  decision(v).locator('[data-choice], [data-act=number]').first().waitFor();

/** The number of the page's last entry: moves and undos alike. */
export const seqSeen = async ({ page }: Visitor): Promise<number> =>
  Number(await page.locator('[data-seq]:not(li)').getAttribute('data-seq'));

/** Waits until the page has caught up with this entry. */
export const caughtUp = ({ page }: Visitor, seq: number): Promise<void> =>
  page.locator(`[data-seq="${seq}"]:not(li)`).waitFor();

/** Brings a panel in sight: a tab beside the board, or on a phone a drawer. */
export async function openPanel(v: Visitor, id: PanelId): Promise<Locator> {
  const { page, l } = v;
  // in stock rounds the market is large, and the map is the panel
  if (id === 'market' && (await page.locator('[data-stage=market]').count()) > 0)
    await press(v, page.locator('[data-act=stage]'));
  const name = l.table.panels[id];
  if (v.device === 'desktop') {
    // a very wide window has tabs in a third column too
    const side = page.locator('aside');
    await press(v, side.getByRole('tab', { name }));
    // the result is shown large, in place of the board
    return id === 'result' ? page.getByRole('region', { name }) : side.getByRole('tabpanel', { name });
  }
  const drawer = page.getByRole('dialog', { name });
  if (!(await drawer.isVisible())) {
    const tab = page.locator(`[data-panel=${id}]`);
    if (!(await tab.isVisible())) await press(v, page.locator('[data-act=more]'));
    await press(v, tab);
  }
  return drawer;
}

/** All companies and players in one table, over the board: by its key, or on a phone through the menu of the rest. */
export async function openSheet(v: Visitor): Promise<Locator> {
  if (v.device === 'desktop') await v.page.keyboard.press('s');
  else {
    await press(v, v.page.locator('[data-act=more]'));
    await press(v, v.page.locator('[data-act=sheet]'));
  }
  const sheet = v.page.locator('[data-sheet]');
  await sheet.waitFor();
  return sheet;
}

export async function closeSheet(v: Visitor): Promise<void> {
  await v.page.keyboard.press('s');
  await v.page.locator('[data-sheet]').waitFor({ state: 'detached' });
}

/** On a phone a drawer lies over the board. */
export async function closeDrawer(v: Visitor): Promise<void> {
  const drawer = v.page.locator('dialog[open]');
  await press(v, drawer.getByRole('button', { name: v.l.shell.close }).first());
  await drawer.waitFor({ state: 'detached' });
}

/** The log, entry by entry, as text; undone moves are marked. */
export async function readLog(v: Visitor): Promise<string[]> {
  const list = (await openPanel(v, 'log')).getByRole('list', { name: v.l.table.log.label });
  await list.waitFor({ state: 'attached' });
  const all = v.page.locator('[data-act=everyMove]');
  if ((await all.getAttribute('aria-pressed')) !== 'true') await press(v, all);
  // reasons of a bot's moves last only while the page is open, and times change their form with the day
  const lines = await list.locator('[data-entry]').evaluateAll((entries) =>
    entries.map((entry) => {
      const told = entry.cloneNode(true) as Element;
      for (const why of told.querySelectorAll('[data-why], time')) why.remove();
      return told.textContent ?? '';
    }),
  );
  if (v.device === 'phone') await closeDrawer(v);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
}

export async function openMenu(v: Visitor): Promise<Locator> {
  await press(v, v.page.locator('[data-act=menu]'));
  return v.page.getByRole('dialog', { name: v.l.table.menu.label });
}

/** Turns one of the visitor's own preferences on or off. */
export async function prefer(v: Visitor, id: Preference, on: boolean): Promise<void> {
  const menu = await openMenu(v);
  const wish = menu.getByRole('switch', { name: v.l.table.preferences[id].label });
  if ((await wish.isChecked()) !== on) await press(v, wish);
  await closeDrawer(v);
}

/** The quiet words above the board. */
export const banner = ({ page }: Visitor, kind: string): Locator => page.locator(`[data-kind=${kind}]`);

/** The table's own button; a notice after a quick move has another. */
export const undoButton = ({ page }: Visitor): Locator => page.locator('[data-act=undo]');
