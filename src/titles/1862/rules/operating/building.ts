// Conditions for anything built or placed in a turn.
import { homeOf, isHomeForced } from '../home.ts';
import { active, isInReceivership, isLast, must, turnOf } from '../state.ts';

/** R084, R161 */
export const inService = [
  must('build.receivership', [], (s) => !isInReceivership(s, active(s))),
  must('build.lner', [], (s) => !isLast(s)),
] as const;

/** R106: a small station or a terminal is all that is built in a turn. */
export const onlyBuild = must('build.done', [], (s) => turnOf(s).built === 'nothing');

/** R081 */
export const homeFirst = must('build.homeFirst', [], (s) => !isHomeForced(s), homeOf);
