// Ten telling moments of each game, opened as bots played them and decided again by hand: by mouse in Italian, in the soak
// also by keys in English and by thumb on a phone.
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import type { Lang } from '../../src/i18n/phrases.ts';
import { decide, type Press } from './support/decide.ts';
import { type Moment, momentOf, telling } from './support/moments.ts';
import { sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { atTable, myTurn } from './support/table.ts';
import type { Device, Visitor } from './support/visitor.ts';

const on = stage();

/** What lies above a hex in the drawing is no button: the hex itself takes the touch. */
const onBoard = (selector: string): boolean => selector.startsWith('[data-hex');

const mouse: Press = ({ page }, selector) =>
  onBoard(selector) ? page.locator(selector).dispatchEvent('click') : page.locator(selector).click();
const thumb: Press = ({ page }, selector) =>
  onBoard(selector) ? page.locator(selector).dispatchEvent('click') : page.locator(selector).tap();
/** By its own key where it has one; otherwise it is walked to. */
const keys: Press = async ({ page }, selector) => {
  const wanted = page.locator(selector);
  const key = await wanted.getAttribute('data-key');
  if (key !== null) return page.keyboard.press(key);
  await wanted.focus();
  await page.keyboard.press('Enter');
};

const ways = sampled<readonly [string, Press, Lang, Device]>(
  [['by mouse', mouse, 'it', 'desktop']],
  [
    ['by keys', keys, 'en', 'desktop'],
    ['by thumb', thumb, 'it', 'phone'],
  ],
);

/** Sends with the cookies of the page, as the page itself would. */
async function send(v: Visitor, path: string, data: object): Promise<{ readonly id: string }> {
  const answer = await v.page.request.post(`/api${path}`, {
    data,
    headers: { 'x-binario': '1', origin: on.house.address },
  });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

async function open(v: Visitor, { record }: Moment): Promise<string> {
  const { id } = await send(v, '/tables/import', { record });
  await v.page.goto(`/t/${id}`);
  await atTable(v);
  return id;
}

async function lastAction(v: Visitor, table: string): Promise<Action> {
  const record = await (await v.page.request.get(`/api/tables/${table}/record`)).json();
  return record.entries.at(-1).action;
}

/** The same decision; how a tile is turned and which runs are made may be as good in another way. */
const told = ({ type, ...fields }: Action): object => {
  const { rotation: _, routes: __, runs: ___, path: ____, way: _____, ...named } = fields as Record<string, unknown>;
  return { type, ...named };
};

describe.each(ways)('%s', (_, press, lang, device) => {
  test.each(Object.keys(telling))('%s', { timeout: 240_000 }, async (game) => {
    const v = await on.visitor({ lang, device });
    await v.page.goto('/games');
    await send(v, '/guest', { name: 'Ada' });
    for (const wanted of telling[game]!) {
      const moment = momentOf(game, wanted);
      const table = await open(v, moment);
      await myTurn(v).catch(() => null);
      const presses = await decide(v, moment.action, press);
      console.log(`${game} ${moment.action.type}: ${presses}`);
      expect(told(await lastAction(v, table)), wanted.join(' ')).toEqual(told(moment.action));
    }
  });
});
