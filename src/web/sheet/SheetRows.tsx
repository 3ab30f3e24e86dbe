// The companies on the sheet, a row each.
import { sheetLines } from '../../words/web/sheet.ts';
import { useLines } from '../app/lang.ts';
import { CompanySign } from '../panels/CompanySign.tsx';
import { TrainChip } from '../panels/TrainChip.tsx';
import style from './sheet.module.css';
import type { SheetColumn, SheetRow } from './sheetOf.ts';

interface Props {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
}

export function SheetRows({ rows, columns }: Props) {
  const l = useLines(sheetLines);
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row.id} data-company={row.id} data-idle={row.isIdle || undefined}>
          <th scope="row" title={row.title}>
            <span className={style.company}>
              <CompanySign mark={row.mark} />
              {row.mark.letter === row.name ? <span className="hidden">{row.title}</span> : row.name}
            </span>
          </th>
          {ownColumns(row, columns).map(({ id, kind, span }) => {
            const text = row.cells[id] ?? '';
            const leads = row.leader === id;
            return (
              <td key={id} colSpan={span} data-kind={kind} data-leads={leads || undefined}>
                {id === 'trains' ? (
                  row.trains.map((type, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: one train is like another
                    <TrainChip key={i} type={type} />
                  ))
                ) : text && id === 'notes' ? (
                  <span className={style.notes}>{text}</span>
                ) : (
                  text
                )}
                {leads && (
                  <span className={style.star} role="img" aria-label={l.leads}>
                    ★
                  </span>
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

interface OwnColumn extends Pick<SheetColumn, 'id' | 'kind'> {
  readonly span?: number;
}

/** The company's own columns: for one that never earned anything, its note spans the rounds. */
function ownColumns({ cells }: SheetRow, columns: readonly SheetColumn[]): readonly OwnColumn[] {
  const rounds = columns.filter(({ kind }) => kind === 'round');
  if (!cells.notes || rounds.some(({ id }) => cells[id])) return columns;
  return columns
    .filter(({ kind }) => kind !== 'round')
    .map((column) => (column.id === 'notes' ? { ...column, span: 1 + rounds.length } : column));
}
