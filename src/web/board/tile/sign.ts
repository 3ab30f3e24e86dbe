// One sign of a hex around its own middle: a value, a row of values, a label, a cost, an icon, a name.
import { el, type SvgNode, textEl } from '../svg/node.ts';
import { token } from '../token.ts';
import { drawIcon } from './icon.ts';
import { COLUMN, columnsInRow, LINE, sizeOf, TERRAIN, VALUE, valueWidth } from './sizes.ts';
import styles from './tile.module.css';
import type { TileSign } from './tilePicture.ts';

export function sign(one: TileSign): SvgNode {
  if (one.kind === 'value') {
    const wide = valueWidth(one.text);
    return el(
      'g',
      { class: styles.value },
      el('rect', { x: -wide, y: -VALUE, width: 2 * wide, height: 2 * VALUE, rx: VALUE }),
      textEl('text', { y: 4 }, one.text),
    );
  }
  if (one.kind === 'columns') return columns(one.columns);
  if (one.kind === 'label')
    return textEl(
      'text',
      { class: styles.label, 'data-later': one.later || undefined, y: one.later ? 4 : 5.4 },
      one.text,
    );
  if (one.kind === 'cost') return cost(one);
  if (one.kind === 'icon') return one.company ? token(one.company, { x: 0, y: 0, radius: 8.4 }) : drawIcon(one.icon);
  if (one.kind === 'note') {
    const { width } = sizeOf(one);
    return el(
      'g',
      { class: styles.note },
      el('rect', { x: -width / 2, y: -6.5, width, height: 13, rx: 2 }),
      textEl('text', { y: 3.9 }, one.text),
    );
  }
  if (one.kind === 'id') return textEl('text', { class: styles.id, y: 3 }, one.text);
  return el(
    'text',
    { class: styles.name, 'data-name': true },
    one.lines.map((line, i) => textEl('tspan', { x: 0, y: 4 + (i - (one.lines.length - 1) / 2) * LINE }, line)),
  );
}

/** The cost of building, with an icon before it for each kind of terrain. */
function cost(one: Extract<TileSign, { kind: 'cost' }>): SvgNode {
  const { terrains, text } = one;
  const left = -sizeOf(one).width / 2;
  return el(
    'g',
    { class: styles.terrain },
    terrains.map((terrain, i) =>
      el('g', { transform: `translate(${left + (i + 0.5) * TERRAIN} 0)` }, drawIcon(terrain)),
    ),
    textEl('text', { class: styles.cost, x: (terrains.length * TERRAIN) / 2, y: 4.2 }, text),
  );
}

/** The values of a place over the game, the present one emphasised. */
function columns(all: Extract<TileSign, { kind: 'columns' }>['columns']): SvgNode {
  const { width, height } = COLUMN;
  const inRow = columnsInRow(all.length);
  const left = (-inRow * width) / 2;
  const top = (-Math.ceil(all.length / inRow) * height) / 2;
  return el(
    'g',
    { class: styles.columns },
    all.map(({ id, text, now, next }, i) =>
      el(
        'g',
        {
          'data-column': id,
          'data-now': now || undefined,
          'data-next': next || undefined,
          transform: `translate(${left + (i % inRow) * width} ${top + Math.floor(i / inRow) * height})`,
        },
        el('rect', { width, height }),
        textEl('text', { x: width / 2, y: height / 2 + 4.3 }, text),
      ),
    ),
  );
}
