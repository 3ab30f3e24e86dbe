// The print in a hex under the lines: its tint, its drawn pattern and the sign of a town.
import { classes } from '../design/classes.ts';
import { hexPath } from './geometry.ts';
import styles from './ground.module.css';
import { motifOf } from './motifs.ts';
import type { BoardPicture, PictureHex } from './picture.ts';
import { site } from './site.ts';
import { type Drawn, el, memoDrawn } from './svg/node.ts';

const kept = memoDrawn<Drawn>();

export const hexGround = (hex: PictureHex, radius: number, shape: BoardPicture['shape']): Drawn =>
  kept(hex, [radius, shape], () => {
    const { id, x, y, ground, parts } = hex;
    const motif = motifOf(ground, id, radius, hex);
    // drawn in place and with as few elements as possible: a board has hundreds of them
    return [
      el('path', { key: id, class: classes(styles.ground, styles[ground]), d: hexPath(hex, radius, shape) }),
      motif && el('path', { key: `${id} shade`, class: styles.shade, d: motif.shade }),
      motif && el('path', { key: `${id} motif`, class: styles.motif, d: motif.lines }),
      parts.map(
        (part) =>
          part.kind === 'site' &&
          el('g', { key: `${id} site`, transform: `translate(${x} ${y})` }, site(part, radius, shape)),
      ),
    ];
  });
