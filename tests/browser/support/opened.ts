// A golden game opened at a moment, at a table of the server with one guest on every seat: without a click.
import type { Table } from '../../../src/api/tables.ts';
import type { Moment } from './moments.ts';
import { send } from './send.ts';
import { atTable } from './table.ts';
import type { Visitor } from './visitor.ts';

/** Makes a named guest, who may open tables. */
export const beGuest = async (v: Visitor, name = 'Ada'): Promise<void> => void (await send(v, '/guest', { name }));

/** Returns the address of the table opened at the moment. */
export async function openAt(v: Visitor, { record }: Moment): Promise<string> {
  const { id } = await send<Table>(v, '/tables/import', { record });
  if ((await v.page.locator('#decision').count()) === 0) await v.page.goto(`/t/${id}`);
  else await goOn(v, `/t/${id}`);
  await atTable(v);
  return id;
}

/** From one table to another through a page between, as by links: without a full reload. */
async function goOn({ page }: Visitor, path: string): Promise<void> {
  const go = (to: string) => page.evaluate((there) => history.pushState(null, '', there), to);
  await go('/shortcuts');
  await page.locator('#decision').waitFor({ state: 'detached' });
  await go(path);
}
