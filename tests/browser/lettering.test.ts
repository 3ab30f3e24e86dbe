// The boards of all titles, full, in a window of 1440: the letters of tokens can be read, and names stay in their hexes.
import { expect, test } from 'vitest';
import { momentOf } from './support/moments.ts';
import { beGuest, openAt } from './support/opened.ts';
import { stage } from './support/stage.ts';

const on = stage();

const boards = [
  ['1856', '6p-platform', 'layTile', 0.9],
  ['1862', '4p-greedy', 'layTile', 0.85],
  ['1865', '4p-full', 'layTile', 0.9],
  ['18mag', '6p-platform', 'layTile', 0.9],
  ['chicago-express', '6p-1', 'build', 0.7],
] as const;

test('tokens have letters of nine pixels, and no name leaves its hex', async () => {
  const v = await on.visitor();
  await v.page.setViewportSize({ width: 1440, height: 900 });
  await beGuest(v);
  for (const [game, ...wanted] of boards) {
    await openAt(v, await momentOf(game, wanted));
    await v.page.locator('[data-board] [data-token]').first().waitFor();
    await v.page.locator('#first').waitFor({ state: 'detached' });
    const { letters, tokens, names, out } = await v.page.evaluate(() => {
      const scaleOf = (one: SVGGraphicsElement) => one.getScreenCTM()!.d;
      const texts = [...document.querySelectorAll<SVGTextElement>('[data-board] [data-token] text')];
      const shown = texts.filter((text) => text.checkVisibility());
      const hexes = [...document.querySelectorAll('[data-board] [data-hex]')].map((hex) => hex.getBoundingClientRect());
      const middles = hexes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width, height }));
      const named = [...document.querySelectorAll<SVGGraphicsElement>('[data-board] [data-name]')];
      return {
        tokens: shown.length,
        letters: Math.min(...shown.map((text) => parseFloat(getComputedStyle(text).fontSize) * scaleOf(text))),
        names: named.length,
        out: named.flatMap((name) => {
          const { x, y, width, height } = name.getBoundingClientRect();
          const at = { x: x + width / 2, y: y + height / 2 };
          const far = (to: { readonly x: number; readonly y: number }) => Math.hypot(to.x - at.x, to.y - at.y);
          const hex = middles.reduce((best, next) => (far(next) < far(best) ? next : best));
          const isFlat = hex.width > hex.height;
          // letters fill the middle of their box; the halo around them counts for nothing
          const dx = Math.abs(at.x - hex.x) + width / 2 - 2;
          const dy = Math.abs(at.y - hex.y) + height * 0.3;
          const [along, across] = isFlat ? [dx, dy] : [dy, dx];
          const half = Math.min(hex.width, hex.height) / 2;
          const depth = Math.max(across, 0.5 * across + (Math.sqrt(3) / 2) * along) / half;
          return depth > 1.03 ? [`${name.textContent} ${depth.toFixed(2)}`] : [];
        }),
      };
    });
    expect(tokens, game).toBeGreaterThan(5);
    expect(letters, game).toBeGreaterThanOrEqual(9);
    expect(names, game).toBeGreaterThan(20);
    expect(out, game).toEqual([]);
  }
});
