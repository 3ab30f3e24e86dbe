// The formation of the CGR that a decision would bring: by what is chosen, or by the question a president is asked.
import { type Action, checkWhole, type Seat, top, waiting } from '../../../engine/index.ts';
import { game1856 } from '../../../games/1856/index.ts';
import type { State1856 } from '../../../games/1856/state.ts';
import { type Course, playOn, playOnWith } from '../../../match/playOn.ts';
import type { OutlookProps } from '../face.ts';
import { isForming } from './cgrForecast.ts';

type Chosen = OutlookProps['action'];

const wholeOf = (s: State1856, seat: Seat | undefined, action: Chosen): Action | null =>
  seat !== undefined && action !== null && checkWhole(game1856, s, seat, action) === null
    ? (action as unknown as Action)
    : null;

/** How the CGR forms: from the purchase that is chosen, or from the answer to a president's question. */
export function formationIn(s: State1856, action: Chosen): Course<State1856> | null {
  const [seat] = waiting(game1856, s);
  const whole = wholeOf(s, seat, action);
  if (top(s)?.kind === 'settling')
    return (whole && playOnWith(game1856, s, seat!, whole, isForming)) ?? playOn(game1856, s, isForming);
  if (whole?.type !== 'buyTrain' || s.cgr.stage !== 'before') return null;
  const course = playOnWith(game1856, s, seat!, whole, isForming);
  return course && course.state.cgr.stage !== 'before' ? course : null;
}
