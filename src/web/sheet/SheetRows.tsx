// The companies on the sheet, a row each.
import { sheetLines } from '../../i18n/web/sheet.ts';
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
          {columns.map(({ id, kind }) => {
            const text = row.cells[id] ?? '';
            const leads = row.leader === id;
            return (
              <td key={id} data-kind={kind} data-leads={leads || undefined} title={id === 'notes' ? text : undefined}>
                {id === 'trains'
                  ? row.trains.map((type, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: one train is like another
                      <TrainChip key={i} type={type} />
                    ))
                  : text}
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
