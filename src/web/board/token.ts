// A locomotive of a company: its colour and its letter.
import { classes } from '../design/classes.ts';
import { discLetters } from './discLetters.ts';
import styles from './face.module.css';
import type { CompanyMark, Point } from './picture.ts';
import { el, type SvgNode } from './svg/node.ts';

/** `landed`: the place from which a newly placed token slides in. */
export function token(
  { colour, letter, ink }: CompanyMark,
  { x, y, radius }: Point & { readonly radius: number },
  landed?: Point,
): SvgNode {
  return el(
    'g',
    {
      'data-token': true,
      class: classes(styles.token, landed && styles.landed),
      transform: `translate(${x} ${y})`,
      style: landed && `--from:${landed.x}px ${landed.y}px`,
    },
    el('circle', { class: styles.tokenRim, r: radius + 1.6 }),
    el('circle', { r: radius, style: `fill:${colour}` }),
    discLetters(letter, { radius, ink }),
  );
}
