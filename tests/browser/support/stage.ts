// The stage of every browser test: a browser, a server, visitors; fails at the end if anybody complained.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chrome } from './chrome.ts';
import { type House, openHouse } from './house.ts';
import { inNewTab, newVisitor, type Visitor, type Wish } from './visitor.ts';

export interface Stage {
  readonly house: House;
  visitor(wish?: Wish): Promise<Visitor>;
  /** The same person in one more tab. */
  tabOf(visitor: Visitor): Promise<Visitor>;
}

/** Saves everybody's screen after a failed test, into the folder named by BINARIO_SHOTS. */
async function photograph(visitors: readonly Visitor[], test: string): Promise<void> {
  const folder = process.env.BINARIO_SHOTS;
  if (!folder) return;
  for (const [i, { page }] of visitors.entries())
    await page.screenshot({ path: join(folder, `${test.replace(/\W+/g, '-')}-${i + 1}.png`) });
}

/** To be called at the top of a test file. */
export function stage(): Stage {
  let browser: Browser;
  let house: House;
  const visitors: Visitor[] = [];
  const known = (visitor: Visitor) => {
    visitors.push(visitor);
    return visitor;
  };
  beforeAll(async () => {
    [browser, house] = await Promise.all([chrome(), openHouse()]);
  });
  afterEach(async ({ task }) => {
    const gone = visitors.splice(0);
    if (task.result?.state === 'fail') await photograph(gone, task.name);
    const complaints = gone.flatMap((visitor) => visitor.complaints.all());
    for (const { context } of gone) await context.close();
    expect(complaints, 'complaints of the browsers').toEqual([]);
  });
  afterAll(async () => {
    await house?.remove();
  });
  return {
    get house() {
      return house;
    },
    visitor: async (wish) => known(await newVisitor(browser, house.address, wish)),
    tabOf: async (visitor) => known(await inNewTab(visitor)),
  };
}
