// Outlook of decisions of 1856 that need more than a line: the CGR, and forced raising of money.
import { useMemo } from 'react';
import type { OutlookProps } from '../../../web/kit/face.ts';
import { ForcedOutlook } from '../../../web/kit/outlook/ForcedOutlook.tsx';
import { game1856 } from '../rules/index.ts';
import { rail1856 } from '../rules/rail.ts';
import type { State1856 } from '../rules/state.ts';
import { CgrOutlook } from './CgrOutlook.tsx';
import { dutyIn } from './dutyIn.ts';
import { formationIn } from './formationIn.ts';
import { marks } from './marks.ts';

export function Outlook(props: OutlookProps) {
  const { state, action, words, lang } = props;
  const s = state as State1856;
  const formation = useMemo(() => formationIn(s, action), [s, action]);
  const duty = useMemo(() => dutyIn(s), [s]);
  return (
    <>
      {duty && <ForcedOutlook {...props} game={game1856} rail={rail1856} marks={marks} duty={duty} />}
      {formation && <CgrOutlook now={s} formation={formation} folded={action === null} words={words} lang={lang} />}
    </>
  );
}
