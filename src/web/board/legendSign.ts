// One sign of a legend, small, around the origin; and the beginning of the legend printed on the map.
import { classes } from '../design/classes.ts';
import face from './face.module.css';
import { figure } from './figures.ts';
import { hexPath } from './geometry.ts';
import styles from './ground.module.css';
import { scale } from './hexFace.ts';
import { legendMark } from './legendMark.ts';
import { motifOf } from './motifs.ts';
import type { BoardPicture, HexPart, LegendEntry } from './picture.ts';
import { site } from './site.ts';
import { type Drawn, el, type SvgNode, textEl } from './svg/node.ts';
import { border } from './tile/border.ts';
import { sign } from './tile/sign.ts';
import { stop } from './tile/stop.ts';
import tile from './tile/tile.module.css';
import { token } from './token.ts';
import { trackLine } from './trackLine.ts';

type Hexes = Pick<BoardPicture, 'radius' | 'shape'>;

const ORIGIN = { x: 0, y: 0 };
const DISC = { ...ORIGIN, radius: 10 };

export function legendSign(entry: LegendEntry, hexes: Hexes): Drawn {
  const { radius, shape } = hexes;
  if (entry.sign === 'company') {
    const line = { id: '', company: entry.company, from: { x: -24, y: 0 }, to: { x: 24, y: 0 } };
    return [trackLine(line), token(entry.company, DISC)];
  }
  if (entry.sign === 'border') return border(entry.border, 'M-22 0L22 0');
  if (entry.sign === 'track') return track(entry.track);
  if (entry.sign === 'tiles') {
    // side by side, one over the other
    const { grounds } = entry;
    const at = (i: number) => (i - (grounds.length - 1) / 2) * (36 / grounds.length);
    return grounds.map((one, i) =>
      el('g', { transform: `translate(${at(i)} 0) scale(0.2)` }, groundSign(one, radius, shape)),
    );
  }
  if (entry.sign === 'label') return sign(entry.label);
  if (entry.sign === 'stop') return [stop(entry.stop), entry.also && stop(entry.also)];
  if (entry.sign === 'part') return partSign(entry.part, hexes);
  if (entry.sign !== 'ground') return legendMark(entry, hexes);
  const motif = motifOf(entry.ground, '', radius, ORIGIN);
  return el(
    'g',
    { transform: 'scale(0.3)' },
    groundSign(entry.ground, radius, shape),
    motif && el('path', { class: styles.motif, d: motif.lines }),
  );
}

const groundSign = (
  ground: Extract<LegendEntry, { sign: 'ground' }>['ground'],
  radius: number,
  shape: Hexes['shape'],
) => el('path', { class: classes(styles.ground, styles[ground]), d: hexPath(ORIGIN, radius, shape) });

function track(kind: Extract<LegendEntry, { sign: 'track' }>['track']): SvgNode {
  if (kind === 'sea') return el('path', { class: tile.sea, fill: 'none', d: 'M-22 0L22 0' });
  const point = el('path', { class: tile.point, d: 'M-14 -5L14 0L-14 5Z' });
  const bridge = [
    el('path', { class: tile.rail, d: 'M-16 -12L16 12' }),
    el('path', { class: tile.bridge, d: 'M-6 4.5L6 -4.5' }),
    el('path', { class: tile.rail, d: 'M-16 12L16 -12' }),
  ];
  return el('g', { class: tile.tracks }, kind === 'off' ? point : bridge);
}

function partSign(part: HexPart, { radius, shape }: Hexes): SvgNode {
  if (part.kind === 'figure' || part.kind === 'house') return figure(part, 0, 0);
  if (part.kind === 'site') return el('g', { transform: 'scale(0.3)' }, site(part, radius, shape));
  if (part.kind === 'scale') return scale(part, 0);
  if (part.kind === 'awaits') return textEl('text', { class: face.awaits, y: 6 }, part.company.letter);
  return token(part.company, DISC);
}

const ROW = 25;

export const legendOnMap = (picture: BoardPicture, at: NonNullable<BoardPicture['legendAt']>): SvgNode =>
  el(
    'g',
    { key: 'legend', class: styles.legendOnMap, transform: `translate(${at.x} ${at.y})` },
    picture.legend
      .slice(0, at.lines)
      .map((entry, i) =>
        el(
          'g',
          { transform: `translate(0 ${i * ROW})` },
          legendSign(entry, picture),
          textEl('text', { class: styles.legendText, x: 34, y: 5 }, entry.text),
        ),
      ),
  );
