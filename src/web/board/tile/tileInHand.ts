// Around a tile being tried out: its possible rotations, outside it, and the joints of its new exits.
import type { BoardPicture, PictureHand } from '../picture.ts';
import { el, type SvgNode } from '../svg/node.ts';
import { APOTHEM, angleOf, towards } from './edges.ts';
import styles from './tile.module.css';

const ROTATIONS = [0, 1, 2, 3, 4, 5];
const OUTSIDE = 1.15;

export function tileInHand(hand: PictureHand, { radius, shape }: Pick<BoardPicture, 'radius' | 'shape'>): SvgNode {
  const { x, y, rotations, now, joints } = hand;
  const turns = rotations.length > 1 ? ROTATIONS : [];
  return el(
    'g',
    { key: 'hand', transform: `translate(${x} ${y})`, 'data-hand': true },
    joints.map(({ edge, joined }) => {
      const at = towards(angleOf(edge, shape), APOTHEM * radius);
      return el('circle', {
        key: edge,
        class: styles.joint,
        'data-joined': joined,
        cx: at.x,
        cy: at.y,
        r: joined ? 6.4 : 4.6,
      });
    }),
    turns.map((rotation) => {
      const at = towards(angleOf(rotation + 0.5, shape), OUTSIDE * radius);
      const fits = rotations.includes(rotation);
      return el('circle', {
        key: `turn ${rotation}`,
        class: styles.rotation,
        'data-fits': fits,
        'data-now': rotation === now || undefined,
        cx: at.x,
        cy: at.y,
        r: rotation === now ? 6 : fits ? 4.4 : 2,
      });
    }),
  );
}
