// The heads of the sheet: a touch sorts by a column.
import { sheetLines } from '../../words/web/sheet.ts';
import { useLines } from '../app/lang.ts';
import { SeatMark } from '../design/SeatChip.tsx';
import type { SheetColumn } from './sheetOf.ts';
import type { Sorting } from './sortRows.ts';

interface Props {
  readonly columns: readonly SheetColumn[];
  readonly sorting: Sorting | null;
  readonly onSort: (by: string) => void;
}

export function SheetHead({ columns, sorting, onSort }: Props) {
  const l = useLines(sheetLines);
  const company: SheetColumn = { id: 'company', head: l.company, title: l.company, kind: 'text' };
  return (
    <thead>
      <tr>
        {[company, ...columns].map(({ id, head, title, kind, seat }) => {
          const way = sorting?.by === id ? (sorting.up ? 'ascending' : 'descending') : undefined;
          return (
            <th key={id} scope="col" data-kind={kind} aria-sort={way}>
              <button type="button" title={l.sortBy(title)} data-sort={id} onClick={() => onSort(id)}>
                {seat !== undefined && <SeatMark seat={seat} size={16} />}
                {head}
                <span aria-hidden>{way === 'ascending' ? '▲' : way ? '▼' : ''}</span>
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
