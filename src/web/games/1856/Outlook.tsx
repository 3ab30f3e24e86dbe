// What a decision of 1856 would lead to, where that takes more than a line: the CGR, and money that must be found.
import { useMemo } from 'react';
import { type Action, checkWhole, type Seat, top, waiting } from '../../../engine/index.ts';
import { game1856 } from '../../../games/1856/index.ts';
import { forcedPurchase } from '../../../games/1856/operating/supply.ts';
import { rail1856 } from '../../../games/1856/rail.ts';
import type { State1856 } from '../../../games/1856/state.ts';
import { type Course, playOn, playOnWith } from '../../../match/playOn.ts';
import type { OutlookProps } from '../face.ts';
import { ForcedOutlook } from '../kit18xx/outlook/ForcedOutlook.tsx';
import type { Duty } from '../kit18xx/outlook/forcedCourse.ts';
import { CgrOutlook } from './CgrOutlook.tsx';
import { isForming } from './cgrForecast.ts';
import { marks } from './marks.ts';

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

/** Who owes money that has to be found now. */
export function dutyIn(s: State1856): Duty | null {
  const frame = s.flow.at(-1);
  if (frame?.kind === 'raise') return { owes: 'sum', company: frame.company, frame: 'raise' };
  if (frame?.kind !== 'turn' || frame.at !== 'trains') return null;
  const purchase = forcedPurchase(s);
  return purchase && { owes: 'train', company: purchase.company };
}

export function Outlook(props: OutlookProps) {
  const { state, action, words, lang } = props;
  const s = state as State1856;
  const formation = useMemo(() => formationIn(s, action), [s, action]);
  const duty = useMemo(() => dutyIn(s), [s]);
  return (
    <>
      {duty && <ForcedOutlook {...props} game={game1856} rail={rail1856} marks={marks} duty={duty} />}
      {formation && <CgrOutlook now={s} course={formation} words={words} lang={lang} />}
    </>
  );
}
