// A city with its places for tokens, a town as a dot or a bar across its track, a mine, a port.
import { discLetters } from '../discLetters.ts';
import { type Drawn, el, type SvgNode } from '../svg/node.ts';
import { token } from '../token.ts';
import { drawIcon } from './icon.ts';
import { UNIT } from './sizes.ts';
import { slotRadius } from './slots.ts';
import styles from './tile.module.css';
import type { PictureSlot, PictureStop } from './tilePicture.ts';

export function stop({ kind, x, y, turn, slots }: PictureStop): Drawn {
  if (kind === 'city') return city(slots);
  if (kind === 'bar') {
    const transform = `translate(${x} ${y}) rotate(${turn})`;
    return el('rect', { class: styles.town, x: -3.2, y: -8.5, width: 6.4, height: 17, rx: 1.6, transform });
  }
  if (kind === 'mine' && slots.length > 0) return mine(slots);
  if (kind === 'town') return el('circle', { class: styles.town, cx: x, cy: y, r: 5.6 });
  return el('g', { transform: `translate(${x} ${y})` }, el('circle', { class: styles.works, r: 9.5 }), drawIcon(kind));
}

function city(slots: readonly PictureSlot[]): SvgNode {
  const radius = slotRadius(slots.length) * UNIT;
  const d = `M${slots.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
  return el(
    'g',
    {},
    slots.length > 1 && [
      el('path', { class: styles.hullEdge, 'stroke-width': 2 * radius + 5.2, d }),
      el('path', { class: styles.hull, 'stroke-width': 2 * radius + 2.4, d }),
    ],
    slots.map((one) => slot(one, radius)),
  );
}

/** A mine with places for tokens: the hammers lie in a free place, small beside a token. */
function mine(slots: readonly PictureSlot[]): Drawn {
  const radius = slotRadius(slots.length) * UNIT;
  return slots.map((one) => {
    const { x, y, company } = one;
    const away = company ? radius * 0.86 : 0;
    return el(
      'g',
      {},
      slot(one, radius),
      el(
        'g',
        { transform: `translate(${x + away} ${y + away})` },
        company && el('circle', { class: styles.works, r: 6.2 }),
        el('g', { class: styles.hammers, transform: company ? 'scale(0.62)' : 'scale(1.15)' }, drawIcon('mine')),
      ),
    );
  });
}

function slot({ x, y, company, awaits = [], landed }: PictureSlot, radius: number): SvgNode {
  if (company) return token(company, { x, y, radius: radius - 0.6 }, landed);
  const [first] = awaits;
  const line = awaits.length > 2 ? 7 : 9.2;
  return el(
    'g',
    { transform: `translate(${x} ${y})`, class: styles.slot },
    el('circle', { r: radius }),
    first && [
      el('circle', {
        class: styles.home,
        r: radius - 2.4,
        style: `fill:${first.colour};stroke:${first.thin ?? first.colour}`,
      }),
      awaits.map(({ letter }, i) =>
        discLetters(letter, { radius: radius - 0.6, y: (i - (awaits.length - 1) / 2) * line }),
      ),
    ],
  );
}
