// Outlook of decisions of 1865 that need more than a line.
import { useMemo } from 'react';
import { top } from '../../../engine/index.ts';
import type { OutlookProps } from '../../../web/kit/face.ts';
import { ForcedOutlook } from '../../../web/kit/outlook/ForcedOutlook.tsx';
import style from '../../../web/kit/outlook/outlook.module.css';
import type { CompanyId } from '../rules/companies.ts';
import { game1865 } from '../rules/index.ts';
import { rail1865 } from '../rules/rail.ts';
import { operating, type State1865 } from '../rules/state.ts';
import { lines1865 } from '../words/panels.ts';
import { AbsorptionOutlook } from './AbsorptionOutlook.tsx';
import { dutyIn } from './dutyIn.ts';
import { marks } from './marks.ts';

type Action = OutlookProps['action'];

/** Acquirer and target, as far as chosen. */
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
