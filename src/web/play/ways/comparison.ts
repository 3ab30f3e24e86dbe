// Compares the ways: the figures of each, the cheapest first, with the best of each column.
import type { Core } from '../../../engine/index.ts';
import type { Phrases } from '../../../words/phrases.ts';
import type { TrackFace, WayColumn } from '../../kit/face.ts';
import type { Way, WayChoice } from './ways.ts';
import { waysOf } from './ways.ts';

export interface ComparedWay extends Way {
  /** By column id. */
  readonly figures: Readonly<Record<string, number>>;
}

export function compared(track: TrackFace, state: Core, choice: WayChoice): readonly ComparedWay[] {
  const ways = waysOf(choice).map((way) => ({
    ...way,
    figures: track.ways?.figures(state, choice.chosen, way.track) ?? {},
  }));
  const columns = track.ways?.columns ?? [];
  const signed = ({ id, best }: WayColumn, way: ComparedWay) => (best === 'least' ? 1 : -1) * (way.figures[id] ?? 0);
  const order = (a: ComparedWay, b: ComparedWay) =>
    columns.reduce((so, column) => so || signed(column, a) - signed(column, b), 0) || a.track.length - b.track.length;
  return ways.toSorted(order);
}

/** True if no other way is better in this column, unless all are equal. */
export function isBest({ id, best }: WayColumn, way: ComparedWay, all: readonly ComparedWay[]): boolean {
  const values = all.map(({ figures }) => figures[id] ?? 0);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least !== most && way.figures[id] === (best === 'least' ? least : most);
}

export const figureText = ({ money }: WayColumn, value: number, f: Phrases): string =>
  money ? f.money(value) : f.figure(value);

/** The figures of all ways in a line: one value, or a range. */
export function spanText(columns: readonly WayColumn[], all: readonly ComparedWay[], f: Phrases, head: Head): string[] {
  return columns.map((column) => {
    const values = all.map(({ figures }) => figures[column.id] ?? 0);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const text =
      least === most ? figureText(column, least, f) : `${figureText(column, least, f)}–${figureText(column, most, f)}`;
    return column.money ? text : `${head(column.id)} ${text}`;
  });
}
type Head = (column: string) => string;
