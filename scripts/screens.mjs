// npm run screens: takes the pictures in docs/screens, in a real browser, through the real server.
import { statSync, writeFileSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium, flags } from './lib/chromium.mjs';
import { ensureInstalled, root, say } from './lib/install.mjs';

ensureInstalled();
const executablePath = ensureChromium();
if (!executablePath || !ensureBuilt()) process.exit(2);
const { chromium } = await import('playwright-core');
const { openExhibit } = await import('./lib/exhibit.mjs');

const folder = `${root}docs/screens/`;
const MOST_BYTES = 450_000;
const devices = {
  desktop: { viewport: { width: 1180, height: 740 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

const settled = (page) => page.waitForLoadState('networkidle').then(() => page.evaluate(() => document.fonts.ready));
const atTable = (page) => page.locator('#decision').waitFor();
/** A half-made move: a company builds, and the board shows where. */
const building = async (page) => {
  await page.locator('#decision [data-kind=build]').first().click();
  await page.locator('[data-hex][data-mark=choosable]').first().click();
};
/** A tile being tried out on the board. */
const layingTile = async (page) => {
  await page.locator('[data-hex][data-mark=choosable]').first().dispatchEvent('click');
  await page.locator('#decision :is([data-choice], [data-act=carryOut])').first().waitFor();
  const tile = page.locator('#decision [data-choice]').first();
  if (await tile.isVisible()) await tile.click();
  await page.locator('#decision [data-act=carryOut]').waitFor();
};
/** The best runs are found. */
const proven = (page) => page.locator('#decision [data-proven]').waitFor();
const panel = (id) => (page) => page.locator(`[data-panel=${id}]`).tap();
const tab = (id) => (page) => page.locator(`[role=tab][id$=${id}]`).click();
const cards = (page) => page.locator('[data-card]').first().scrollIntoViewIfNeeded();
const sheet = async (page) => {
  await page.keyboard.press('s');
  await page.locator('[data-sheet]').waitFor();
};
const firstCard = (page) => page.locator('#decision [data-choice]').first().click();
const ruled = (page) => page.locator('#R046').waitFor();
const drawn = (page) => page.locator('[role=tabpanel] canvas').first().waitFor();

/** [file, contents, device, language, theme, address, steps before the picture is taken] */
const pictures = ({ middle, over, gathering, laying, running, wagons, alone, stock, merging, islands }) => [
  ['home-en-light', 'Home: begin in one click, my games, open tables', 'desktop', 'en', 'light', '/'],
  [
    'table-en-light',
    'A game of Chicago Express, a build half made',
    'desktop',
    'en',
    'light',
    `/t/${middle}`,
    atTable,
    building,
  ],
  [
    'table-it-dark',
    'The same table in Italian, in the dark, with the log',
    'desktop',
    'it',
    'dark',
    `/t/${middle}`,
    atTable,
    tab('log'),
  ],
  [
    'rails-tile-en-light',
    '1856: a tile tried out on the board',
    'desktop',
    'en',
    'light',
    `/t/${laying}`,
    atTable,
    layingTile,
  ],
  [
    'rails-runs-it-dark',
    '1856 in Italian, in the dark: the best runs, proven, and the market',
    'desktop',
    'it',
    'dark',
    `/t/${running}`,
    atTable,
    proven,
    tab('market'),
  ],
  [
    'phone-rails-en-light',
    '1856 on a phone: the runs of the trains',
    'phone',
    'en',
    'light',
    `/t/${running}`,
    atTable,
    proven,
  ],
  [
    'wagons-en-light',
    '18Mag: wagons that pay, proposed with the best runs',
    'desktop',
    'en',
    'light',
    `/t/${wagons}`,
    atTable,
    proven,
    tab('market'),
  ],
  ['solo-it-dark', '18Mag alone against István, in Italian', 'desktop', 'it', 'dark', `/t/${alone}`, atTable, proven],
  [
    'phone-solo-en-light',
    'István’s cards, on a phone',
    'phone',
    'en',
    'light',
    `/t/${alone}`,
    atTable,
    panel('players'),
    cards,
  ],
  ['market-it-light', '1862 in a stock round: the market is large', 'desktop', 'it', 'light', `/t/${stock}`, atTable],
  [
    'sheet-en-light',
    'The sheet: companies by players, and the revenue of every round',
    'desktop',
    'en',
    'light',
    `/t/${stock}`,
    atTable,
    sheet,
  ],
  [
    'merger-it-dark',
    '1862: a merger in figures before it is proposed',
    'desktop',
    'it',
    'dark',
    `/t/${merging}`,
    atTable,
    firstCard,
  ],
  ['islands-en-light', '1865: a dividend, and both islands', 'desktop', 'en', 'light', `/t/${islands}`, atTable],
  ['rules-it-light', 'The rules of a game, in Italian', 'desktop', 'it', 'light', '/games/1856/rules#R046', ruled],
  ['phone-market-it-light', '1862 on a phone, in a stock round', 'phone', 'it', 'light', `/t/${stock}`, atTable],
  ['title-it-light', 'The page of a game, in Italian', 'desktop', 'it', 'light', '/games/chicago-express'],
  [
    'result-en-light',
    'The result: where each player’s worth came from',
    'desktop',
    'en',
    'light',
    `/t/${over}`,
    atTable,
  ],
  [
    'charts-it-light',
    'Charts over the whole game',
    'desktop',
    'it',
    'light',
    `/t/${over}`,
    atTable,
    tab('charts'),
    drawn,
  ],
  ['gathering-en-dark', 'A table that gathers', 'desktop', 'en', 'dark', `/t/${gathering}`],
  ['new-table-it-light', 'Setting up a table, in Italian', 'desktop', 'it', 'light', '/new'],
  ['phone-table-en-light', 'The table on a phone', 'phone', 'en', 'light', `/t/${middle}`, atTable, building],
  [
    'phone-drawer-it-dark',
    'A drawer on a phone: the companies',
    'phone',
    'it',
    'dark',
    `/t/${middle}`,
    atTable,
    panel('companies'),
  ],
  ['phone-home-it-light', 'Home on a phone, in Italian', 'phone', 'it', 'light', '/'],
];

const exhibit = await openExhibit();
const browser = await chromium.launch({ executablePath, args: flags });
const shown = [];
try {
  for (const [name, about, device, lang, colorScheme, path, ...deeds] of pictures(exhibit)) {
    const context = await browser.newContext({
      ...devices[device],
      colorScheme,
      locale: lang,
      reducedMotion: 'reduce',
    });
    const [cookie, value] = exhibit.cookie.split('=');
    await context.addCookies([{ name: cookie, value, url: exhibit.address }]);
    const page = await context.newPage();
    await page.goto(`${exhibit.address}${path}`);
    await settled(page);
    for (const deed of deeds) await deed(page);
    await settled(page);
    await page.screenshot({ path: `${folder}${name}.png` });
    await context.close();
    const { size } = statSync(`${folder}${name}.png`);
    say(`${name}: ${Math.round(size / 1000)} kB`);
    if (size > MOST_BYTES) throw new Error(`${name}.png is too large for a repository`);
    shown.push(`## ${about}\n\n![${about}](${name}.png)\n`);
  }
} finally {
  await browser.close();
  await exhibit.close();
}
writeFileSync(
  `${folder}README.md`,
  `# Screens\n\nTaken by \`npm run screens\`, in a real browser, through the real server.\n\n${shown.join('\n')}`,
);
