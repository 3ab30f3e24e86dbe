// Telling moments of each game, opened as bots played them and decided again by hand: three by mouse in Italian, in the
// soak ten, and also by keys in English and by thumb on a phone.
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import type { Lang } from '../../src/words/phrases.ts';
import { copied, decide, type Press } from './support/decide.ts';
import { momentOf, telling } from './support/moments.ts';
import { beGuest, openAt } from './support/opened.ts';
import { isSoak, sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import type { Device, Visitor } from './support/visitor.ts';

const on = stage();

/** True for a hex, which takes the touch itself: drawings above it are no buttons. */
const onBoard = (selector: string): boolean => selector.startsWith('[data-hex');

const mouse: Press = ({ page }, selector) =>
  onBoard(selector) ? page.locator(selector).dispatchEvent('click') : page.locator(selector).click();
const thumb: Press = ({ page }, selector) =>
  onBoard(selector) ? page.locator(selector).dispatchEvent('click') : page.locator(selector).tap();
/** Presses its own key if it has one; otherwise walks to it. */
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

async function lastAction(v: Visitor, table: string): Promise<Action> {
  const record = await (await v.page.request.get(`/api/tables/${table}/record`)).json();
  return record.entries.at(-1).action;
}

/** The decision without fields that may differ as well: a tile's rotation, and the runs. */
const told = ({ type, ...fields }: Action): object => {
  const { rotation: _, routes: __, runs: ___, path: ____, way: _____, ...named } = fields as Record<string, unknown>;
  return { type, ...named, ...(typeof named.train === 'string' && { train: copied(named.train) }) };
};

/** Number of presses for each kind of decision. */
const presses = new Map<string, readonly number[]>();

afterAll(() => {
  if (!isSoak) return;
  for (const [kind, all] of [...presses].sort()) process.stderr.write(`${kind}: ${all.join(' ')}\n`);
});

describe.each(ways)('%s', (way, press, lang, device) => {
  test.each(Object.keys(telling))('%s', { timeout: 240_000 }, async (game) => {
    const v = await on.visitor({ lang, device });
    await beGuest(v);
    const missed: unknown[] = [];
    for (const wanted of telling[game]!.filter((_, i) => isSoak || i % 4 === 0)) {
      const moment = await momentOf(game, wanted);
      const table = await openAt(v, moment);
      const taken = await decide(v, moment.action, press);
      const [done, meant] = [told(await lastAction(v, table)), told(moment.action)];
      if (!isDeepStrictEqual(done, meant)) missed.push({ wanted, done, meant });
      const kind = `${way}, ${moment.action.type}`;
      presses.set(kind, [...(presses.get(kind) ?? []), taken]);
    }
    expect(missed).toEqual([]);
  });
});
