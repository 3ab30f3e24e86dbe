// How a bot plays what it knows: how badly it misjudges, and what it likes more than its worth.
import type { Temper } from './names.ts';

/** Weights of what an idea brings; what it costs counts in full. */
export interface Weights {
  /** Of track, tokens and trains. */
  readonly build: number;
  /** Of shares, companies and private companies. */
  readonly invest: number;
  /** Of what others lose: 0 if only the own gain counts. */
  readonly harm: number;
}

export interface Manner {
  /** Largest error in judging an idea, as a part of its worth. */
  readonly doubt: number;
  readonly weights: Weights;
}

const weightsOf: Readonly<Record<Temper, Weights>> = {
  builder: { build: 1.3, invest: 0.9, harm: 0 },
  investor: { build: 0.9, invest: 1.3, harm: 0 },
  raider: { build: 1, invest: 1, harm: 0.5 },
};

const EVEN: Weights = { build: 1, invest: 1, harm: 0 };

export const mannerOf = (doubt: number, temper?: Temper): Manner => ({
  doubt,
  weights: temper ? weightsOf[temper] : EVEN,
});

/** Judges as well as it can, and likes nothing more than its worth. */
export const plainManner = mannerOf(0);
