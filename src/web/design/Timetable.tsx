// A table like a printed timetable: a dark band of column heads, hairlines, figures in columns. On phones rows become entries.
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import style from './Timetable.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** The cell that names the row. */
  readonly main?: boolean;
  /** Aligns figures to the right. */
  readonly figures?: boolean;
  /** Place on phones: on the line of the name, below it, or hidden. */
  readonly phone?: 'beside' | 'below' | 'hide';
}

export interface TimetableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** True for rows emphasised in signal red: "your move". */
  readonly marked?: (row: Row) => boolean;
  readonly className?: string;
}

export function Timetable<Row>({ caption, columns, rows, rowKey, marked, className }: TimetableProps<Row>) {
  const looks = (column: Column<Row>) =>
    classes(column.figures && style.figures, column.main && style.main, style[column.phone ?? 'below']);
  return (
    <table className={classes(style.timetable, className)}>
      <caption className="hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={looks(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={marked?.(row) ? style.marked : undefined}>
            {columns.map((column) =>
              column.main ? (
                <th key={column.id} scope="row" className={looks(column)}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} className={looks(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
