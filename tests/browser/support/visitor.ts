// A visitor with a browser of their own: a language, a device, a page.
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { gameIds } from '../../../src/titles/registry.ts';
import type { Lang } from '../../../src/words/phrases.ts';
import { type Complaints, listen } from './complaints.ts';
import { type Lines, linesIn } from './lines.ts';

export type Device = 'desktop' | 'phone';

export interface Wish {
  readonly lang?: Lang;
  readonly device?: Device;
  readonly dark?: boolean;
  /** Gets the guide through a first game; otherwise it counts as seen. */
  readonly guided?: boolean;
  /** Caches the whole app for offline use, which costs every new visitor a second. */
  readonly offline?: boolean;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Address of the server. */
  readonly home: string;
  readonly lang: Lang;
  readonly device: Device;
  /** Words of the pages in this visitor's language. */
  readonly l: Lines;
  readonly complaints: Complaints;
}

const devices: Readonly<Record<Device, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const locales: Readonly<Record<Lang, string>> = { en: 'en-GB', it: 'it-IT' };

export async function newVisitor(browser: Browser, home: string, wish: Wish = {}): Promise<Visitor> {
  const { lang = 'en', device = 'desktop', dark = false, offline = false, guided = false } = wish;
  const context = await browser.newContext({
    ...devices[device],
    baseURL: home,
    locale: locales[lang],
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  if (!guided) await context.addInitScript(withoutGuides, gameIds);
  return inNewTab({ context, home, lang, device });
}

/** Runs in the page. */
function withoutGuides(games: readonly string[]): void {
  for (const game of games) localStorage.setItem(`binario.guide.${game}`, 'over');
}

/** The same person in one more tab. */
export async function inNewTab({
  context,
  home,
  lang,
  device,
}: Pick<Visitor, 'context' | 'home' | 'lang' | 'device'>): Promise<Visitor> {
  const page = await context.newPage();
  return { page, context, home, lang, device, l: linesIn(lang), complaints: listen(page) };
}

/** A click of the mouse, or a tap of the thumb. */
export const press = ({ device }: Visitor, what: Locator): Promise<void> =>
  device === 'phone' ? what.tap() : what.click();

export const button = ({ page }: Visitor, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
