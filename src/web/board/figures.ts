// The figures of a hex in one row: cost in red, income in bold, growth by development beside a small house.
import styles from './face.module.css';
import { round } from './geometry.ts';
import type { HexPart } from './picture.ts';
import { type Drawn, el, type SvgNode, textEl } from './svg/node.ts';

type Shown = Extract<HexPart, { kind: 'figure' | 'house' }>;

const widthOf = (part: Shown): number =>
  part.kind === 'house' ? 16 : part.role === 'growth' ? 29 : part.text.length * 9.2;

const GAP = 4;

export function figures(parts: readonly HexPart[], y: number): Drawn {
  const shown = parts.filter((part) => part.kind === 'figure' || part.kind === 'house');
  const widths = shown.map(widthOf);
  const all = widths.reduce((a, b) => a + b, 0) + GAP * (shown.length - 1);
  const lefts = widths.map((_, i) => widths.slice(0, i).reduce((a, b) => a + b + GAP, -all / 2));
  return shown.map((part, i) => figure(part, lefts[i]! + widths[i]! / 2, y));
}

export function figure(part: Shown, x: number, y: number): SvgNode {
  if (part.kind === 'house') return el('path', { class: styles.house, d: houseAt(x, y, 8) });
  if (part.role !== 'growth')
    return textEl('text', { class: styles[part.role], x: round(x), y: round(y + 5.4) }, part.text);
  return el(
    'g',
    { class: styles.growth },
    el('path', { d: houseAt(x - 9, y, 5.8) }),
    textEl('text', { x: round(x + 5.5), y: round(y + 5) }, part.text),
  );
}

/** A house around this place: walls under a roof with eaves, `h` high and wide to each side. */
function houseAt(x: number, y: number, h: number): string {
  const [left, right, eaves] = [round(x - h), round(x + h), round(y - 0.1 * h)];
  return `M${left} ${eaves}L${round(x)} ${round(y - h)}L${right} ${eaves}H${round(x + 0.7 * h)}V${round(y + 0.8 * h)}H${round(x - 0.7 * h)}V${eaves}Z`;
}
