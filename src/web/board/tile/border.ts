// A side of a hex that is a border of some kind: a river, hills with their hachures, an edge that cannot be crossed.
import { type Drawn, el } from '../svg/node.ts';
import styles from './tile.module.css';

/** `colour`: the colour of the hex. */
export const border = (kind: string, path: string, colour?: string): Drawn => [
  kind === 'mountain' && el('path', { class: styles.hachures, d: path }),
  el('path', { class: styles.border, 'data-kind': kind, 'data-colour': colour, d: path }),
];
