// What is asked before anything is built or placed in a turn.
import type { Action } from '../../../../engine/core/action.ts';
import type { Condition } from '../../../../engine/core/condition.ts';
import { companies } from '../companies.ts';
import { must } from '../rules.ts';
import { isInReceivership, isLast, type State1862, turnOf } from '../state.ts';

/** The company whose turn it is, and its home. */
export const homeOf = (s: State1862) => {
  const { company } = turnOf(s);
  return { company, hex: companies[company].home };
};

/** R084, R161 */
export const isInService = <A extends Action>(): readonly Condition<State1862, A>[] => [
  must(
    'build.receivership',
    [],
    (s) => !isInReceivership(s, turnOf(s).company),
    (s) => ({ company: turnOf(s).company }),
  ),
  must('build.lner', [], (s) => !isLast(s)),
];

/** R106: a small station or a terminal is all that is built in a turn. */
export const isOnlyBuild = <A extends Action>(): Condition<State1862, A> =>
  must('build.done', [], (s) => turnOf(s).built === 'nothing');
