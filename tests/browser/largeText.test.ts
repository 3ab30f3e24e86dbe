// Letters twice as large: the choices stay in sight, their pane scrolls by itself, and nothing overlaps.
import { expect, test } from 'vitest';
import { momentOf } from './support/moments.ts';
import { beGuest, openAt } from './support/opened.ts';
import { stage } from './support/stage.ts';
import { decision } from './support/table.ts';
import type { Device } from './support/visitor.ts';

const on = stage();

test.each<[Device]>([['desktop'], ['phone']])('a decision in letters of twice their size (%s)', async (device) => {
  const v = await on.visitor({ lang: 'it', device });
  await beGuest(v);
  await openAt(v, await momentOf('1862', ['2p-advanced', 'layTile', 0.4]));
  await v.page.locator('#first').waitFor({ state: 'detached' });
  const choices = decision(v).locator('[data-choice]');
  await choices.first().waitFor();
  await v.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await v.page.waitForFunction(
    () => parseFloat(getComputedStyle(document.querySelector('#decision [data-choice]')!).fontSize) >= 30,
  );
  const found = await v.page.evaluate(() => {
    const isInWindow = ({ left, right, top, bottom }: DOMRect) =>
      left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
    const isOnTop = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (one.contains(hit) || hit.contains(one));
    };
    const all = [...document.querySelectorAll('#decision [data-choice]')];
    const seen = { first: isInWindow(all[0]!.getBoundingClientRect()) && isOnTop(all[0]!) };
    const buttons = [...document.querySelectorAll('[data-board] button')].filter((one) => one.checkVisibility());
    const legend = document.querySelector('[data-board] summary')!.getBoundingClientRect();
    all.at(-1)!.scrollIntoView({ block: 'nearest' });
    return {
      ...seen,
      last: isInWindow(all.at(-1)!.getBoundingClientRect()) && isOnTop(all.at(-1)!),
      buttons: buttons.filter((one) => !isInWindow(one.getBoundingClientRect())).length,
      legend: buttons.filter((one) => {
        const { left, bottom } = one.getBoundingClientRect();
        return left < legend.right && bottom > legend.top;
      }).length,
      page: document.scrollingElement!.scrollHeight <= innerHeight && document.scrollingElement!.scrollTop === 0,
    };
  });
  expect(found).toEqual({ first: true, last: true, buttons: 0, legend: 0, page: true });
});
