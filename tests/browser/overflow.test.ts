// The fullest boards there are, at four widths: no label lies upon another, nothing is cut off, no page scrolls sideways.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openFile } from './support/records.ts';
import { sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import type { Visitor } from './support/visitor.ts';

const on = stage();

const boards = sampled<[game: string, golden: string]>(
  [['1862', '4p-greedy']],
  [
    ['1856', '6p-platform'],
    ['1865', '4p-full'],
    ['18mag', '6p-platform'],
  ],
);

const widths = [1280, 1440, 1920, 390] as const;

test.each(boards)('%s: nothing is cut off, nothing lies upon anything else', async (game, golden) => {
  const v = await on.visitor({ lang: 'it' });
  const file = fileURLToPath(new URL(`../replays/golden/${game}/${golden}.json`, import.meta.url));
  await openFile(v, file, 'toHere');
  await v.page.locator('[data-board] [data-hex]').first().waitFor();
  for (const width of widths) {
    await v.page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
    await v.page.locator('[data-board] [data-hex]').first().waitFor();
    expect(await faultsIn(v), `${width} pixels`).toEqual([]);
  }
});

/** Labels upon labels, labels beyond their window, parts of the page beyond it. */
const faultsIn = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => {
    const air = 2;
    const window_ = document.querySelector('[data-board] [data-detail]')!.getBoundingClientRect();
    const shown = [...document.querySelectorAll<SVGGElement>('[data-board] [data-sign]:not([data-sign=id])')]
      .map((sign) => {
        const box = sign.getBoundingClientRect();
        // the box of a text has room for accents and tails
        const spare = sign.dataset.sign === 'name' ? box.height * 0.2 : 0;
        const hex = sign.textContent ?? '';
        return { hex, left: box.left, right: box.right, top: box.top + spare, bottom: box.bottom - spare };
      })
      .filter(({ left, right }) => right > left);
    const upon = shown.flatMap((a, i) =>
      shown
        .slice(i + 1)
        .filter(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > air &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > air,
        )
        .map((b) => `${a.hex} lies upon ${b.hex}`),
    );
    const cut = shown
      .filter(
        ({ left, right, top, bottom }) =>
          left < window_.left - 1 || right > window_.right + 1 || top < window_.top - 1 || bottom > window_.bottom + 1,
      )
      .map(({ hex }) => `${hex} is cut off`);
    const page = document.scrollingElement!;
    const sideways = page.scrollWidth > page.clientWidth ? ['the page scrolls sideways'] : [];
    return [...(shown.length > 0 ? [] : ['nothing is written']), ...upon, ...cut, ...sideways];
  });
