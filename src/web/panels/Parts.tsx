// The parts of each player's worth, one below the other, for phones, where the table's columns have no room.
import type { Phrases } from '../../words/phrases.ts';
import { SeatChip } from '../design/SeatChip.tsx';
import styles from './result.module.css';

interface Props {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly seat: number; readonly name: string; readonly sums: readonly number[] }[];
  readonly f: Phrases;
}

export function Parts({ heads, rows, f }: Props) {
  return (
    <div className={styles.parts}>
      {rows.map(({ seat, name, sums }) => (
        <details key={seat}>
          <summary>
            <SeatChip seat={seat} name={name} />
          </summary>
          <dl>
            {heads.flatMap((head, i) =>
              sums[i] === 0
                ? []
                : [
                    <div key={head}>
                      <dt>{head}</dt>
                      <dd>{i === 0 ? f.money(sums[i]!) : f.change(sums[i]!)}</dd>
                    </div>,
                  ],
            )}
          </dl>
        </details>
      ))}
    </div>
  );
}
