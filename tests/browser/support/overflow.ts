// Finds cut-off and overlapping parts of a page, measured in the browser, told in words.
import type { Visitor } from './visitor.ts';

/** Labels of the map that overlap, and labels beyond the window of the map. */
export async function faultsOfMap({ page }: Visitor): Promise<string[]> {
  // two maps exist while the board sent with the page is there
  await page.locator('#first').waitFor({ state: 'detached' });
  return page.evaluate(async () => {
    // a new size of the map takes effect in the next picture
    for (let pictures = 0; pictures < 2; pictures++) await new Promise(requestAnimationFrame);
    const air = 2;
    const window_ = document.querySelector('[data-board] [data-detail]')!.getBoundingClientRect();
    const shown = [...document.querySelectorAll<SVGGElement>('[data-board] [data-sign]:not([data-sign=id])')]
      .map((sign) => {
        const box = sign.getBoundingClientRect();
        // the box of a text has room for accents and tails; the other signs are drawn to their edges
        const isText = ['name', 'label', 'cost'].includes(sign.dataset.sign!);
        const spare = isText ? box.height * 0.2 : 0;
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
    return [...upon, ...cut];
  });
}

/**
 * Parts of the page wider than their room: text that is cut, panes that scroll sideways, parts beyond the window.
 * Selectors name parts that may scroll; their contents are measured all the same.
 */
export const tooWide = ({ page }: Visitor, may: readonly string[]): Promise<string[]> =>
  page.evaluate((may) => {
    const allowed = may.join(', ');
    const name = (one: Element) =>
      `${one.tagName.toLowerCase()}.${String(one.getAttribute('class') ?? '').split(' ')[0]} “${(one.textContent ?? '').trim().slice(0, 40)}”`;
    const scrolls = (one: Element): boolean => getComputedStyle(one).overflowX !== 'visible';
    const page = document.scrollingElement!;
    const faults: string[] = [];
    for (const one of document.body.querySelectorAll<HTMLElement>('*')) {
      // a drawing has its own scale; text for screen readers has one pixel
      if (one.closest('svg') || one.clientWidth <= 1) continue;
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      if (scrolls(one) && !one.matches(allowed) && one.scrollWidth > one.clientWidth + 1)
        faults.push(`${name(one)} has ${one.clientWidth} of ${one.scrollWidth} pixels`);
      const { left, right } = one.getBoundingClientRect();
      const outside = right > innerWidth + 1 || left < -1;
      if (outside && !hasScrollingParent(one)) faults.push(`${name(one)} stands beyond the window`);
    }
    const isTable = document.documentElement.dataset.page === 'table';
    if (isTable && page.scrollHeight > page.clientHeight) faults.push('the page scrolls below the table');
    if (page.scrollWidth > page.clientWidth) faults.push('the page scrolls sideways');
    return faults;

    function hasScrollingParent(one: Element): boolean {
      for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) if (scrolls(up)) return true;
      return false;
    }
  }, may);

/** Columns of the sheet out of sight before scrolling; only notes and rounds, which come last, may be. */
export const columnsBeyond = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => {
    const { right } = document.querySelector('[data-sheet]')!.parentElement!.getBoundingClientRect();
    return [...document.querySelectorAll('[data-sheet] thead th:not([data-kind=round], :has([data-sort=notes]))')]
      .filter((head) => head.getBoundingClientRect().right > right + 1)
      .map((head) => `${head.textContent} is out of sight`);
  });

/** Buttons, and links that look like one, whose text stands beyond their own edges. */
export const textBeyondButtons = ({ page }: Visitor, within: string): Promise<string[]> =>
  page.evaluate((within) => {
    const faults: string[] = [];
    for (const button of document.querySelectorAll(`:is(${within}) :is(button, a[class*=button])`)) {
      if (!button.checkVisibility({ visibilityProperty: true })) continue;
      const own = button.getBoundingClientRect();
      for (const part of [button, ...button.querySelectorAll('*')]) {
        // a drawing has its own scale; text for screen readers has one pixel
        if (part.closest('svg, .hidden')) continue;
        for (const text of part.childNodes) {
          if (text.nodeType !== Node.TEXT_NODE) continue;
          const range = document.createRange();
          range.selectNode(text);
          const { left, right, width } = range.getBoundingClientRect();
          if (width > 0 && (left < own.left - 1 || right > own.right + 1))
            faults.push(`“${button.textContent}” has ${Math.round(own.width)} of ${Math.round(width)} pixels`);
        }
      }
    }
    return faults;
  }, within);
