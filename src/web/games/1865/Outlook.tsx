// What a decision of 1865 would lead to, where that takes more than a line.
import { useMemo } from 'react';
import { top } from '../../../engine/index.ts';
import type { CompanyId } from '../../../games/1865/companies.ts';
import { game1865 } from '../../../games/1865/index.ts';
import { rail1865 } from '../../../games/1865/rail.ts';
import { operating, type State1865 } from '../../../games/1865/state.ts';
import { lines1865 } from '../../../i18n/web/g1865.ts';
import type { OutlookProps } from '../face.ts';
import { ForcedOutlook } from '../kit18xx/outlook/ForcedOutlook.tsx';
import style from '../kit18xx/outlook/outlook.module.css';
import { AbsorptionOutlook } from './AbsorptionOutlook.tsx';
import { dutyIn } from './dutyIn.ts';
import { marks } from './marks.ts';

type Action = OutlookProps['action'];

/** Who would absorb whom, as far as it is chosen. */
export function absorptionIn(s: State1865, action: Action): { acquirer: CompanyId; target: CompanyId } | null {
  const other = action?.company as CompanyId | undefined;
  if (other === undefined) return null;
  if (action?.type === 'absorb') return { acquirer: operating(s), target: other };
  return action?.type === 'beAbsorbed' ? { acquirer: other, target: operating(s) } : null;
}

export function Outlook(props: OutlookProps) {
  const { state, action, lang } = props;
  const s = state as State1865;
  const duty = useMemo(() => dutyIn(s), [s]);
  const pair = absorptionIn(s, action);
  if (pair) return <AbsorptionOutlook {...props} {...pair} />;
  const { hints } = lines1865[lang];
  const kind = top(s)?.kind;
  const hint = kind !== undefined && Object.hasOwn(hints, kind) ? hints[kind as keyof typeof hints] : null;
  return (
    <>
      {duty && <ForcedOutlook {...props} game={game1865} rail={rail1865} marks={marks} duty={duty} />}
      {hint && <p className={style.hint}>{hint}</p>}
    </>
  );
}
