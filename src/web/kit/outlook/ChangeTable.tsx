// The table of changes: a row for each player or company concerned, and in each column the value now, the value then,
// and the difference.
import type { ReactNode } from 'react';
import style from './outlook.module.css';
import { minus, type Span, signed, spanText, turnOf } from './span.ts';

type Told = (figure: number) => string;

/** A value now and then; a gain or loss alone; or a word. */
export type Cell =
  | {
      readonly before: number;
      readonly after: Span /** Where it is not written as its column is. */;
      readonly told?: Told;
    }
  | { readonly gets: Span }
  | { readonly text: ReactNode };

export interface ChangeColumn {
  readonly id: string;
  readonly head: string;
  /** The format of its figures; plain without it. */
  readonly told?: Told;
}

export interface ChangeRow {
  readonly id: string;
  readonly head: ReactNode;
  /** By column id; a missing cell is empty. */
  readonly cells: Readonly<Record<string, Cell>>;
}

interface Props {
  readonly caption: string;
  /** The head of the first column. */
  readonly head: string;
  readonly columns: readonly ChangeColumn[];
  readonly rows: readonly ChangeRow[];
}

export const ChangeTable = ({ caption, head, columns, rows }: Props) => (
  <table className={style.changes}>
    <caption className="hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        {columns.map((column) => (
          <th key={column.id} scope="col">
            {column.head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id} data-row={row.id}>
          <th scope="row">{row.head}</th>
          {columns.map((column) => (
            <td key={column.id} data-column={column.id}>
              {row.cells[column.id] && <Figure cell={row.cells[column.id]!} told={column.told ?? String} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function Figure({ cell, told: asColumn }: { readonly cell: Cell; readonly told: Told }) {
  if ('text' in cell) return cell.text;
  if ('gets' in cell) return <span data-turn={turnOf(cell.gets)}>{spanText(cell.gets, signed(asColumn))}</span>;
  const { before, after, told = asColumn } = cell;
  const by = minus(after, before);
  if (turnOf(by) === 'none') return <span className={style.same}>{told(before)}</span>;
  return (
    <>
      <span className={style.same}>{told(before)}</span> → <strong>{spanText(after, told)}</strong>{' '}
      <small data-turn={turnOf(by)}>{spanText(by, signed(told))}</small>
    </>
  );
}
