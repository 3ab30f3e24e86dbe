// The runs of trains over the track: a thick line each, with its pieces in order.
import type { PicturePiece, PictureRun } from '../picture.ts';
import { el, memoDrawn, type SvgNode } from '../svg/node.ts';
import styles from './tile.module.css';

const kept = memoDrawn<SvgNode>();

export const drawRuns = (runs: readonly PictureRun[]): SvgNode => el('g', {}, runs.map(runLine));

const runLine = (run: PictureRun): SvgNode =>
  kept(run, [], () => {
    const { id, ink, pieces, stops, faint } = run;
    const style = `stroke:${ink}`;
    const at = ({ x, y, path }: PicturePiece) => ({ transform: `translate(${x} ${y})`, d: path });
    return el(
      'g',
      { key: id, class: styles.run, 'data-run': id },
      pieces.map((piece) => el('path', { class: styles.runBed, ...at(piece) })),
      pieces.map((piece) =>
        el('path', { class: styles.runLine, 'data-faint': faint || undefined, style, ...at(piece) }),
      ),
      stops.map(({ x, y }) => el('circle', { class: styles.runStop, style, cx: x, cy: y, r: 17 })),
    );
  });
