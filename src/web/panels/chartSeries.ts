// The figures of a chart: one curve per player or company, one value per moment.
import type { BankSlice, Core, Game } from '../../engine/index.ts';
import type { Timeline } from '../../match/timeline.ts';
import type { Lang } from '../../words/phrases.ts';
import { panelLines } from '../../words/web/panels.ts';
import type { Words } from '../../words/words.ts';
import type { GameFace, Series } from '../kit/face.ts';

export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly curves: readonly Curve[];
}

export interface Curve {
  /** The number of a seat or the id of a company. */
  readonly id: string;
  readonly of: Series['of'];
  readonly name: string;
  /** A CSS colour. */
  readonly colour: string;
  /** Lengths of strokes and gaps; empty for a line without gaps. */
  readonly dash: readonly number[];
  readonly values: readonly number[];
}

/** The charts of a game: always worth, cash unless it is the worth itself, and those of its face. */
export function chartsOf(game: Game, face: GameFace, lang: Lang): readonly Series[] {
  const lines = panelLines[lang].charts;
  const worth: Series = {
    id: 'worth',
    of: 'players',
    title: () => (face.worthIsCash ? lines.cash : lines.worth),
    value: (state) => game.worth(state),
  };
  const cash: Series = {
    id: 'cash',
    of: 'players',
    title: () => lines.cash,
    value: (state) => cashOfSeats(game, state),
  };
  return [worth, ...(face.worthIsCash ? [] : [cash]), ...(face.series ?? [])];
}

/** Cash of all seats that own something, automata included. */
const cashOfSeats = (game: Game, state: Core): Record<number, number> => {
  const { cash } = state as Core & Partial<BankSlice>;
  return Object.fromEntries(Object.keys(game.worth(state)).map((seat) => [seat, cash?.[Number(seat)] ?? 0]));
};

export function chartOf(series: Series, { line }: Timeline, face: GameFace, words: Words, lang: Lang): Chart {
  const values = line.map(({ state }) => series.value(state) as Readonly<Record<string, number>>);
  const curves = Object.keys(values[0] ?? {}).map((id, i): Curve => {
    const mark = face.marks[id];
    return {
      id,
      of: series.of,
      name: series.of === 'players' ? words.f.seat(Number(id)) : words.value('company', id),
      colour:
        series.of === 'players'
          ? `var(--seat-${((Number(id) - 1) % 8) + 1})`
          : (mark?.thin ?? mark?.colour ?? 'var(--ink)'),
      dash: dashes[i % dashes.length]!,
      values: values.map((value) => value[id] ?? 0),
    };
  });
  return { id: series.id, title: series.title(lang), curves };
}

const dashes: readonly (readonly number[])[] = [
  [],
  [8, 4],
  [2, 3],
  [12, 3, 2, 3],
  [5, 2],
  [1, 5],
  [14, 5],
  [6, 3, 1, 3, 1, 3],
];
