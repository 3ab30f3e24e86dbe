// One choice for all rulings: a table of 1856 is made by each set, and is then played by the rulings shown.
import { expect, test } from 'vitest';
import type { Table } from '../../src/api/tables.ts';
import { type Ruling, type RulingSet, rulingSets, valueIn } from '../../src/engine/core/options.ts';
import { playedBy } from '../../src/match/playedBy.ts';
import { loadGame } from '../../src/titles/registry.ts';
import { loadCatalogue } from '../../src/titles/words.ts';
import { rulingSetLines, setText } from '../../src/words/rulingSets.ts';
import { termValue } from '../../src/words/termWords.ts';
import { sayName } from './support/lobby.ts';
import { sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { myTurn } from './support/table.ts';
import { button, type Device, press, type Visitor } from './support/visitor.ts';

const on = stage();
const { rulings } = (await loadGame('1856'))!;
const catalogues = (await loadCatalogue('1856'))!;
const valuesOf = (set: RulingSet) => Object.fromEntries(rulings.map((ruling) => [ruling.id, valueIn(ruling, set)]));
const differing = (set: RulingSet) => rulings.filter((ruling) => valueIn(ruling, set) !== ruling.default);

const choose = (v: Visitor, set: RulingSet) =>
  press(v, v.page.getByRole('radio', { name: rulingSetLines[v.lang].names[set] }));

/** The points shown as different from the letter, in order. */
const points = ({ page }: Visitor) => page.locator('[data-part=differs] [data-ruling]');

async function seesWhatDiffers(v: Visitor, set: RulingSet): Promise<void> {
  const l = rulingSetLines[v.lang];
  const { names } = catalogues[v.lang];
  const wanted = differing(set);
  const summary = wanted.length > 0 ? l.differs(wanted.length) : l.nothingDiffers;
  await v.page.getByText(summary, { exact: true }).waitFor();
  expect(await points(v).count()).toBe(wanted.length);
  for (const [i, ruling] of wanted.entries()) {
    const text = await points(v).nth(i).innerText();
    expect(text).toContain(names[ruling.id]);
    expect(text).toContain(ruling.rule);
    expect(text).toContain(termValue(names, ruling.id, valueIn(ruling, set)));
    expect(text).toContain(l.instead('letter', termValue(names, ruling.id, ruling.default)));
  }
}

/** True if nothing sticks out to the side. */
const fits = ({ page }: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const tableHere = async ({ page }: Visitor): Promise<Table> =>
  (await page.request.get(`/api/tables/${new URL(page.url()).pathname.split('/').at(-1)}`)).json();

async function changeOne(v: Visitor, { id }: Ruling, to: string): Promise<void> {
  const single = v.page.locator('details', { hasText: v.l.lobby.create.singleRulings });
  if ((await single.getAttribute('open')) === null) await press(v, single.locator('summary'));
  await press(v, single.locator(`[data-ruling="${id}"] input[value="${to}"]`));
}

const ways = sampled<[Device, 'en' | 'it']>(
  [['phone', 'it']],
  [
    ['desktop', 'en'],
    ['desktop', 'it'],
    ['phone', 'en'],
  ],
);

test.each(ways)(
  'a table by each set: what differs is seen before it is made, and said again where it gathers (%s, %s)',
  async (device, lang) => {
    const v = await on.visitor({ device, lang });
    for (const [i, set] of rulingSets.entries()) {
      await v.page.goto('/new?game=1856');
      await seesWhatDiffers(v, 'letter');
      await choose(v, set);
      await seesWhatDiffers(v, set);
      expect(await fits(v)).toBe(true);
      await press(v, button(v, v.l.lobby.create.submit));
      if (i === 0) await sayName(v, 'Ada');
      const agreed = v.page.locator('[data-set]');
      await agreed.waitFor();
      expect((await tableHere(v)).rulings).toEqual(valuesOf(set));
      // sets with the same values in this game go by the name of the first
      expect(await agreed.innerText()).toBe(rulingSetLines[lang].names[playedBy(rulings, valuesOf(set)).set!]);
      expect(await v.page.locator('[data-ruling]').count()).toBe(0);
      expect(await fits(v)).toBe(true);
    }
  },
);

test('a single change is counted, kept at the table, and dropped with one press', async () => {
  const v = await on.visitor();
  const l = rulingSetLines.en;
  const [ruling] = differing('18xx.games');
  await v.page.goto('/new?game=1856');
  await choose(v, '18xx.games');
  await changeOne(v, ruling!, ruling!.default);
  const called = setText(l, '18xx.games', 1);
  await v.page.getByText(called, { exact: true }).waitFor();
  expect(await points(v).count()).toBe(differing('18xx.games').length - 1);
  await press(v, button(v, v.l.lobby.create.dropChanges));
  await seesWhatDiffers(v, '18xx.games');
  await changeOne(v, ruling!, ruling!.default);
  await press(v, button(v, v.l.lobby.create.submit));
  await sayName(v, 'Ada');
  await v.page.getByRole('heading', { name: v.l.lobby.gather.title }).waitFor();
  await v.page.getByText(called, { exact: true }).waitFor();
  await v.page.locator('[data-ruling]').first().waitFor();
  expect(await v.page.locator('[data-ruling]').count()).toBe(1);
  expect((await tableHere(v)).rulings).toEqual({ ...valuesOf('18xx.games'), [ruling!.id]: ruling!.default });
});

test('many changes are a mixture, and any set takes them all back', async () => {
  const v = await on.visitor();
  await v.page.goto('/new?game=1856');
  for (const ruling of differing('18xx.games').slice(0, 6)) await changeOne(v, ruling, ruling['18xx.games']);
  await v.page.getByText(rulingSetLines.en.mixture, { exact: true }).waitFor();
  expect(await points(v).count()).toBe(6);
  await choose(v, 'letter');
  await seesWhatDiffers(v, 'letter');
});

test('round one screen the table’s menu tells the set', async () => {
  const v = await on.visitor({ device: 'phone', lang: 'it' });
  await v.page.goto('/new?game=1856&where=here');
  await choose(v, '18xx.games');
  await press(v, button(v, v.l.lobby.create.submitLocal));
  await myTurn(v);
  await press(v, v.page.locator('[data-act=menu]'));
  await v.page.getByText(rulingSetLines.it.names['18xx.games'], { exact: true }).waitFor();
});

test('a game without rulings shows nothing of this', async () => {
  const v = await on.visitor();
  await v.page.goto('/new?game=chicago-express');
  await v.page.getByText(v.l.lobby.create.noOptions).waitFor();
  expect(await v.page.getByText(rulingSetLines.en.legend).count()).toBe(0);
});
