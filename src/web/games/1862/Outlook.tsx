// What a decision of 1862 would lead to, where that takes more than a line: an exchange of shares, and money that must be found.
import { useMemo } from 'react';
import { game1862 } from '../../../games/1862/index.ts';
import { rail1862 } from '../../../games/1862/rail.ts';
import type { State1862 } from '../../../games/1862/state.ts';
import type { OutlookProps } from '../face.ts';
import { ForcedOutlook } from '../kit18xx/outlook/ForcedOutlook.tsx';
import { dutyIn } from './dutyIn.ts';
import { ExchangeOutlook } from './ExchangeOutlook.tsx';
import { marks } from './marks.ts';

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
