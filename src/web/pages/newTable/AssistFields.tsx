// The help for everybody at the table, agreed before the game and equal for all.

import { assistIn, assistsOf } from '../../../match/assist.ts';
import { orderLines } from '../../../words/web/orders.ts';
import { useLines } from '../../app/lang.ts';
import { Choices } from './Choices.tsx';
import type { Draft } from './draft.ts';

interface Props {
  readonly hasRoutes: boolean;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function AssistFields({ hasRoutes, draft, onChange }: Props) {
  const l = useLines(orderLines).assist;
  const options = assistsOf(hasRoutes).map((value) => ({ value, label: l.names[value], hint: l.hints[value] }));
  return (
    <Choices
      legend={l.legend}
      value={assistIn(draft.assist, hasRoutes)}
      options={options}
      // the most help in this game means the most in any other
      onChange={(value) => onChange({ ...draft, assist: value === options.at(-1)!.value ? 'routes' : value })}
    />
  );
}
