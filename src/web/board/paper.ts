// The sheet under a map: paper and a faint net of meridians, the seas, and the outline of all the land together.
import { hexPath } from './geometry.ts';
import styles from './ground.module.css';
import { insideOf } from './neatLine.ts';
import type { BoardPicture } from './picture.ts';
import { type Drawn, el, memoDrawn } from './svg/node.ts';
import { drawWaters } from './waters.ts';

const NET = 190;

const kept = memoDrawn<Drawn>();

/** The paper of a map: one object as long as the map keeps its frame. */
export const paper = ({ frame, seas, hexes, radius, shape }: BoardPicture, prefix: string): Drawn =>
  kept(frame, [prefix], () => {
    const outline = hexes
      .filter(({ ground }) => ground !== 'off')
      .map((hex) => hexPath(hex, radius, shape))
      .join('');
    return [
      el('rect', { class: styles.paper, ...frame }),
      el('path', { class: styles.net, d: netIn(frame) }),
      seas && drawWaters(seas, frame, `${prefix}sea-`),
      el('path', { class: styles.landmass, d: outline }),
    ];
  });

function netIn(frame: BoardPicture['frame']): string {
  const { x, y, width, height } = insideOf(frame);
  const meridians = Array.from({ length: Math.floor(width / NET) }, (_, i) => x + (i + 0.6) * NET);
  const parallels = Array.from({ length: Math.floor(height / NET) }, (_, i) => y + (i + 0.7) * NET);
  return [
    ...meridians.map((at) => `M${at} ${y}V${y + height}`),
    ...parallels.map((at) => `M${x} ${at}H${x + width}`),
  ].join('');
}
