// Warnings before a likely slip.
import { TriangleAlert } from 'lucide-react';
import type { Action } from '../../../engine/index.ts';
import { type Slip, slipsOf } from '../../../match/slips.ts';
import { type DecisionLines, decisionLines } from '../../../words/web/decision.ts';
import type { Words } from '../../../words/words.ts';
import { useTable } from '../useTable.ts';
import style from './offers.module.css';

export function Cautions({ action }: { readonly action: Action | null }) {
  const { desk, words, lang } = useTable();
  if (!desk || !action) return null;
  return slipsOf(desk, action).map((slip) => (
    <span key={slip.slip} className={style.caution} data-slip={slip.slip}>
      <TriangleAlert aria-hidden />
      <span>{cautionOf(slip, decisionLines[lang].slips, words)}</span>
    </span>
  ));
}

function cautionOf(slip: Slip, l: DecisionLines['slips'], { f }: Words): string {
  switch (slip.slip) {
    case 'noTrain':
      return l.noTrain(f.company(slip.company));
    case 'noPermit':
      return l.noPermit(f.company(slip.company));
    case 'noRoute':
      return l.noRoute(f.company(slip.company));
    case 'earnsNothing':
      return l.earnsNothing(f.company(slip.company));
    case 'halfPrice':
      return l.halfPrice(f.company(slip.company), f.money(slip.price), f.money(slip.full));
    case 'rustsNext':
      return l.rustsNext(f.train(slip.train), slip.by);
    case 'presidency':
      return l.presidency(f.company(slip.company), slip.to === null ? '' : f.seat(slip.to));
    case 'allCash':
      return l.allCash;
    case 'noTrack':
      return l.noTrack(f.company(slip.company), f.name(slip.hex));
  }
}
