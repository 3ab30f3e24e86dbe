// What a decision of 1856 would lead to, where that takes more than a line: the CGR, and money that must be found.
import { useMemo } from 'react';
import { game1856 } from '../../../games/1856/index.ts';
import { rail1856 } from '../../../games/1856/rail.ts';
import type { State1856 } from '../../../games/1856/state.ts';
import type { OutlookProps } from '../face.ts';
import { ForcedOutlook } from '../kit18xx/outlook/ForcedOutlook.tsx';
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
