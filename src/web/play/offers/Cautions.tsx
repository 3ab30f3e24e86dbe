// Warnings before a likely slip.
import { TriangleAlert } from 'lucide-react';
import type { Action } from '../../../engine/index.ts';
import { type Caution, cautionsOf } from '../../../match/cautions.ts';
import { type DecisionLines, decisionLines } from '../../../words/web/decision.ts';
import type { Words } from '../../../words/words.ts';
import { useTable } from '../useTable.ts';
import style from './offers.module.css';

export function Cautions({ action }: { readonly action: Action | null }) {
  const { desk, words, lang } = useTable();
  if (!desk || !action) return null;
  return cautionsOf(desk, action).map((caution) => (
    <span key={caution.kind} className={style.caution} data-slip={caution.kind}>
      <TriangleAlert aria-hidden />
      <span>{lineOf(caution, decisionLines[lang].slips, words)}</span>
    </span>
  ));
}

function lineOf(caution: Caution, l: DecisionLines['slips'], { f }: Words): string {
  switch (caution.kind) {
    case 'noTrain':
      return l.noTrain(f.company(caution.company));
    case 'noPermit':
      return l.noPermit(f.company(caution.company));
    case 'noRoute':
      return l.noRoute(f.company(caution.company));
    case 'earnsNothing':
      return l.earnsNothing(f.company(caution.company));
    case 'halfPrice':
      return l.halfPrice(f.company(caution.company), f.money(caution.price), f.money(caution.full));
    case 'rustsNext':
      return l.rustsNext(f.train(caution.train), caution.by);
    case 'presidency':
      return l.presidency(f.company(caution.company), caution.to === null ? '' : f.seat(caution.to));
    case 'allCash':
      return l.allCash;
    case 'noTrack':
      return l.noTrack(f.company(caution.company), f.name(caution.hex));
  }
}
