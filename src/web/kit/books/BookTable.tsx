// The panel for figures of a game's own book: a row for each company or place, self-explaining heads, a foot.
import type { ReactNode } from 'react';
import { Card } from '../../design/Card.tsx';
import { Explained } from '../../glossary/Explained.tsx';
import style from './books.module.css';

export interface BookColumn {
  readonly id: string;
  readonly head: string;
  /** An explanation of the head, where it needs one. */
  readonly means?: string;
  /** `wide`: words, which take the free room; `mid`: a mark. Figures without it. */
  readonly look?: 'wide' | 'mid';
}

export interface BookRow {
  readonly id: string;
  readonly head: ReactNode;
  /** By id of column. */
  readonly cells: Readonly<Record<string, ReactNode>>;
}

interface Props {
  readonly id: string;
  readonly title: string;
  /** The head of the first column. */
  readonly head: string;
  readonly columns: readonly BookColumn[];
  readonly rows: readonly BookRow[];
  readonly children: ReactNode;
}

export const BookTable = ({ id, title, head, columns, rows, children }: Props) => (
  <Card title={title} level={3} flush>
    <table className={style.book} data-panel={id}>
      <caption className="hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={lookOf(column)}>
              {column.means ? <Explained text={column.means}>{column.head}</Explained> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-row={row.id}>
            <th scope="row">{row.head}</th>
            {columns.map((column) => (
              <td key={column.id} className={lookOf(column)}>
                {row.cells[column.id]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <div className={style.foot}>{children}</div>
  </Card>
);

const lookOf = ({ look }: BookColumn): string | undefined => look && style[look];
