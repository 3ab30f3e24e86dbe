// The board as a table: the same places in words, to be read or read aloud.
import { Map as MapIcon } from 'lucide-react';
import { panelLines } from '../../words/web/panels.ts';
import type { BoardProps } from './Board.tsx';
import styles from './boardInWords.module.css';
import type { Marks, PictureHex } from './picture.ts';

const NO_MARKS: Marks = new Map();

export function BoardInWords({
  picture,
  marks = NO_MARKS,
  onPick,
  label,
  onTurn,
}: BoardProps & { readonly onTurn: () => void }) {
  const lines = panelLines[picture.lang].board;
  const { columns } = lines;
  const byName = new Intl.Collator(picture.lang, { numeric: true });
  const rows = [...picture.hexes].sort(
    (a, b) => weightOf(a, marks.get(a.id)) - weightOf(b, marks.get(b.id)) || byName.compare(a.row.place, b.row.place),
  );
  return (
    <div className={styles.text}>
      <button type="button" className={styles.asMap} onClick={onTurn}>
        <MapIcon size={16} aria-hidden /> {lines.asMap}
      </button>
      <table>
        <caption className="hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.place}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.cost}</th>
            <th scope="col">{columns.income}</th>
            <th scope="col">{columns.here}</th>
            {marks.size > 0 && <th scope="col">{columns.mark}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, row }) => {
            const mark = marks.get(id);
            return (
              <tr key={id} data-mark={mark}>
                <th scope="row">
                  {onPick ? (
                    <button type="button" onClick={() => onPick(id)} aria-pressed={mark === 'chosen'}>
                      {row.place}
                    </button>
                  ) : (
                    row.place
                  )}
                </th>
                <td>{row.kind}</td>
                <td>{row.cost}</td>
                <td>{row.income}</td>
                <td>{row.here}</td>
                {marks.size > 0 && <td>{mark ? lines.marks[mark] : ''}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Sorts choosable hexes first, then occupied ones, then towns, then open country. */
function weightOf(hex: PictureHex, mark: string | undefined): number {
  if (mark === 'chosen') return 0;
  if (mark === 'choosable') return 1;
  return hex.row.here !== '' ? 2 : hex.name ? 3 : 4;
}
