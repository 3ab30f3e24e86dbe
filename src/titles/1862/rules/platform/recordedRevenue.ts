// Old records of 18xx.games counted one hex less for freights to ports (ruling `recordedRevenue`, closed to new
// tables): the runs must be legal, and the recorded sum stands. The action is replayed from records and never offered.
import { must } from '../../../../engine/core/condition.ts';
import { int } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AnyStep } from '../../../../engine/core/step.ts';
import type { Money } from '../../../../engine/money/bank.ts';
import type { Run } from '../../../../engine/routes/field.ts';
import { never, type Slip, withStepAfter } from '../../../../kernel/wrapping.ts';
import { run } from '../operating/run.ts';
import { type State1862, turnOf } from '../state.ts';

export interface RunAsRecorded {
  readonly type: 'runAsRecorded';
  readonly revenue: Money;
  readonly routes: readonly Run[];
}

/** More than any runs can bring. */
const MOST = 10_000;

const book: AnyStep<State1862> = run;

const { pass: _, passing: __, ...asked } = book;

const isRecorded = (s: State1862): boolean => ruling(s, 'recordedRevenue') === 'stands';

const runAsRecorded: AnyStep<State1862> = {
  ...asked,
  id: 'runAsRecorded',
  isKnown: never,
  fields: { revenue: int(() => ({ min: 0, max: MOST })), ...book.fields },
  conditions: [must('run.computed', [], isRecorded), ...book.conditions],
  apply(s, a, emit, seat) {
    book.apply(s, a, emit, seat);
    turnOf(s).revenue = (a as unknown as RunAsRecorded).revenue;
  },
};

export const recordedRevenue: Slip<State1862> = (game) => withStepAfter(game, 'turn', 'run', 'run', runAsRecorded);
