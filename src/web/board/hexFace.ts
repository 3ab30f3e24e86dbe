// The signs in a hex above the lines: locomotives, figures, the house and the name.
import styles from './face.module.css';
import { figures } from './figures.ts';
import { fittedName, NAME_LINE } from './fittedName.ts';
import type { PictureHex } from './picture.ts';
import { type Drawn, el, memoDrawn, type SvgNode, textEl } from './svg/node.ts';
import { tileFace } from './tile/tileFace.ts';
import { token } from './token.ts';

const kept = memoDrawn<Drawn>();

/** `edge`: the side of the map without room for a long name. */
export const hexFace = (hex: PictureHex, radius: number, edge: 'left' | 'right' | undefined): Drawn =>
  kept(hex, [radius, edge], () => {
    const { id, x, y, rank, parts, tile, name } = hex;
    // a tile brings all signs of its own
    if (tile) return tileFace(hex, tile, id);
    const one = parts.find((part) => part.kind === 'scale');
    const awaits = parts.find((part) => part.kind === 'awaits');
    return el(
      'g',
      { key: id, transform: `translate(${x} ${y})`, class: styles[hex.ground] },
      awaits && textEl('text', { class: styles.awaits, y: radius * 0.12 }, awaits.company.letter),
      parts.map((part) => part.kind === 'token' && token(part.company, part.at)),
      figures(parts, radius * (name ? -0.6 : -0.58)),
      one && scale(one, radius * 0.43),
      name && nameOf(name, rank, edge, radius),
    );
  });

function nameOf(name: string, rank: PictureHex['rank'], edge: string | undefined, radius: number): SvgNode {
  const { text, size, narrow } = fittedName(name, rank, radius);
  const style = `--size:${size}px;--narrow:${narrow}`;
  const attrs = { class: styles.name, 'data-name': true, 'data-rank': rank, 'data-edge': edge };
  return textEl('text', { ...attrs, y: radius * NAME_LINE, style }, text);
}

const STEP = 7;

/** A row of pegs, filled up to the step reached. */
export function scale({ steps, reached }: { readonly steps: number; readonly reached: number }, y: number): SvgNode {
  const left = (-(steps - 1) * STEP) / 2;
  const pegs = Array.from({ length: steps }, (_, i) =>
    el('circle', {
      class: i < reached ? styles.pegFull : styles.peg,
      cx: left + i * STEP,
      cy: y,
      r: i === reached - 1 ? 3.3 : 2.3,
    }),
  );
  return el('g', { class: styles.scale }, pegs);
}
