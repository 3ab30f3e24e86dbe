// What a decision of 1862 would lead to, where that takes more than a line: an exchange of shares, and money that must be found.
import { useMemo } from 'react';
import { game1862 } from '../../../games/1862/index.ts';
import { missingForTrain } from '../../../games/1862/operating/supply.ts';
import { rail1862 } from '../../../games/1862/rail.ts';
import { hasTrain, isInReceivership, type State1862 } from '../../../games/1862/state.ts';
import type { OutlookProps } from '../face.ts';
import { ForcedOutlook } from '../kit18xx/outlook/ForcedOutlook.tsx';
import type { Duty } from '../kit18xx/outlook/forcedCourse.ts';
import { ExchangeOutlook } from './ExchangeOutlook.tsx';
import { marks } from './marks.ts';

/** A company without a train that cannot pay for the bank's, or a fine that cash did not cover. */
export function dutyIn(s: State1862): Duty | null {
  const frame = s.flow.at(-1);
  if (frame?.kind === 'fine') return { owes: 'sum', company: frame.company, frame: 'fine' };
  if (frame?.kind !== 'turn' || frame.at !== 'trains') return null;
  const { company } = frame;
  if (hasTrain(s, company) || isInReceivership(s, company) || missingForTrain(s, company) <= 0) return null;
  return { owes: 'train', company };
}

export function Outlook(props: OutlookProps) {
  const s = props.state as State1862;
  const duty = useMemo(() => dutyIn(s), [s]);
  return (
    <>
      {duty && <ForcedOutlook {...props} game={game1862} rail={rail1862} marks={marks} duty={duty} />}
      <ExchangeOutlook {...props} />
    </>
  );
}
