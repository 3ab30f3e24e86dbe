// The value of an offer to the deciding seat, under its name.
import type { Choice } from '../../../engine/index.ts';
import { useTable } from '../useTable.ts';
import { bringsText } from './bringsText.ts';
import style from './offers.module.css';

/** Several choices of one row share a line. */
export function BringsLine({ choices }: { readonly choices: readonly Choice[] }) {
  const text = bringsText(useTable(), choices);
  return (
    text !== null && (
      <span className={style.brings} data-brings>
        {text}
      </span>
    )
  );
}
