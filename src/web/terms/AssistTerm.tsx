// The agreed help, as a line of the terms.

import { type Assist, assistIn } from '../../match/assist.ts';
import { orderLines } from '../../words/web/orders.ts';
import { useLines } from '../app/lang.ts';
import { Term } from './Term.tsx';

export function AssistTerm({ assist, hasRoutes }: { readonly assist: Assist; readonly hasRoutes: boolean }) {
  const l = useLines(orderLines).assist;
  const shown = assistIn(assist, hasRoutes);
  return (
    <Term name={l.label}>
      <span data-assist={assist} title={l.hints[shown]}>
        {l.names[shown]}
      </span>
    </Term>
  );
}
