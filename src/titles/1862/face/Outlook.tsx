// Outlook of decisions of 1862 that need more than a line: an exchange of shares, and forced raising of money.
import { useMemo } from 'react';
import type { OutlookProps } from '../../../web/kit/face.ts';
import { ForcedOutlook } from '../../../web/kit/outlook/ForcedOutlook.tsx';
import { game1862 } from '../rules/index.ts';
import { rail1862 } from '../rules/rail.ts';
import type { State1862 } from '../rules/state.ts';
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
