// A space of the market: its price, further prices, and the markers on it, the first to operate on top.
import { memo } from 'react';
import { alike } from '../../board/alike.ts';
import type { MarketSpace } from '../marketPicture.ts';
import styles from './chart.module.css';
import type { MarkerMove } from './marketMoves.ts';

interface Props {
  readonly space: MarketSpace;
  readonly moves: readonly MarkerMove[];
  /** True if the Tab key stops here. */
  readonly isStop: boolean;
  readonly onTouch: (id: string | null) => void;
  readonly onStop: (id: string) => void;
}

function Cell({ space, moves, isStop, onTouch, onStop }: Props) {
  const { id, price, zone, besides, companies } = space;
  return (
    // arrow keys move between spaces, and the focused one explains itself
    <td
      tabIndex={isStop ? 0 : -1}
      data-space={id}
      data-zone={zone ?? undefined}
      data-full={companies.length > 0 || undefined}
      onPointerEnter={() => onTouch(id)}
      onFocus={() => {
        onStop(id);
        onTouch(id);
      }}
      onBlur={() => onTouch(null)}
    >
      <span className={styles.price}>{price}</span>
      {besides && (
        <span className={styles.besides}>
          {Object.entries(besides).map(([kind, sum]) => (
            <span key={kind} data-price={kind}>
              {sum}
            </span>
          ))}
        </span>
      )}
      {companies.length > 0 && (
        <ol className={styles.stack}>
          {companies.map(({ id: company, mark }) => {
            const move = moves.find((one) => one.id === company);
            const how = move ? (move.to?.id === id ? 'coming' : 'leaving') : undefined;
            return (
              <li
                key={`${company} ${how}`}
                className={styles.marker}
                data-company={company}
                data-how={how}
                data-long={mark.letter.length > 3 || undefined}
                style={{ background: mark.colour, color: mark.ink }}
              >
                {mark.letter}
              </li>
            );
          })}
        </ol>
      )}
    </td>
  );
}

/** Memoised: redrawn only when something visible has changed. */
export const Space = memo(
  Cell,
  (a, b) =>
    a.isStop === b.isStop && a.moves === b.moves && (a.space === b.space || alike(seenOf(a.space), seenOf(b.space))),
);

const seenOf = ({ id, price, zone, besides, companies }: MarketSpace) => ({ id, price, zone, besides, companies });
