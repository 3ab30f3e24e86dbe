// A row of the market, memoised: it is redrawn only when its markers move.
import { type ComponentProps, memo } from 'react';
import type { MarketSpace } from '../marketPicture.ts';
import styles from './chart.module.css';
import { Space } from './Space.tsx';

interface Props extends Pick<ComponentProps<typeof Space>, 'moves' | 'onTouch' | 'onStop'> {
  readonly row: readonly MarketSpace[];
  /** In pixels. */
  readonly height: number;
  /** The number of spaces in the longest row. */
  readonly columns: number;
  /** The space of this row where the Tab key stops, if it is in this row. */
  readonly stop: string | undefined;
}

export const MarketRow = memo(function MarketRow({ row, height, columns, moves, stop, onTouch, onStop }: Props) {
  return (
    <tr style={{ blockSize: height }}>
      {row.map((space) => (
        <Space
          key={space.id}
          space={space}
          moves={moves}
          isStop={space.id === stop}
          onTouch={onTouch}
          onStop={onStop}
        />
      ))}
      {row.length < columns && <td className={styles.bare} colSpan={columns - row.length} />}
    </tr>
  );
});
