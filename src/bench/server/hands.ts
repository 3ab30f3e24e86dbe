// People at many tables: each hand goes through its tables in turn, and makes the next move when it has seen the last.
import { quantile, sorted } from '../measure.ts';

/** Moves under way at the same time, and the tables shared among them. */
const TABLES = 200;
const HANDS = 20;

export interface Made {
  /** Milliseconds from sending a move to its answer, and to its arrival on the socket. */
  readonly answered: number;
  readonly seen: number;
}

/** One move at this table; null when its game is over. */
export type Play<T> = (table: T) => Promise<Made | null>;

/** A finished game is replaced by a new one. */
export async function busy<T>(
  hands: readonly T[][],
  milliseconds: number,
  play: Play<T>,
  open: () => Promise<T>,
): Promise<Made[]> {
  const made: Made[] = [];
  const end = performance.now() + milliseconds;
  const goRound = async (tables: T[]) => {
    for (let turn = 0; performance.now() < end; turn++) {
      const at = turn % tables.length;
      const one = await play(tables[at]!);
      if (one) made.push(one);
      else tables[at] = await open();
    }
  };
  await Promise.all(hands.map(goRound));
  return made;
}

export async function sitDown<T>(open: () => Promise<T>): Promise<T[][]> {
  const tables = async () => {
    const own: T[] = [];
    while (own.length < TABLES / HANDS) own.push(await open());
    return own;
  };
  return Promise.all(Array.from({ length: HANDS }, tables));
}

export const answers = (made: readonly Made[], q: number): number =>
  quantile(sorted(made.map(({ answered }) => answered)), q);
export const sights = (made: readonly Made[], q: number): number => quantile(sorted(made.map(({ seen }) => seen)), q);
