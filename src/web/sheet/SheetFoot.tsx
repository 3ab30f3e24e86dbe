// The players at the foot of the sheet: cash, worth, certificates, and the proceeds of selling out.
import type { SheetLines } from '../../words/web/sheet.ts';
import { sheetLines } from '../../words/web/sheet.ts';
import { useLines } from '../app/lang.ts';
import { Explained } from '../glossary/Explained.tsx';
import { withHalf } from '../panels/withHalf.ts';
import { useTable } from '../play/useTable.ts';
import style from './sheet.module.css';
import { type Sheet, type SheetPlayer, seatColumn } from './sheetOf.ts';

export interface FootLine {
  readonly id: 'cash' | 'income' | 'worth' | 'certificates' | 'liquidity';
  readonly head: string;
  /** By column. */
  readonly values: Readonly<Record<string, string>>;
}

export function footOf(
  { players }: Sheet,
  money: (sum: number) => string,
  l: SheetLines,
  worthIsCash: boolean,
): readonly FootLine[] {
  const line = (id: FootLine['id'], head: string, text: (player: SheetPlayer) => string): FootLine => ({
    id,
    head,
    values: Object.fromEntries(players.map((player) => [seatColumn(player.seat), text(player)])),
  });
  const lines = [
    line('cash', l.cash, ({ cash }) => (cash === undefined ? '' : money(cash))),
    line('income', l.income, ({ income }) => (income === undefined ? '' : `+${money(income)}`)),
    line('liquidity', l.liquidity, ({ liquidity }) => (liquidity ? money(liquidity.sum) : '')),
    line('certificates', l.certificates, ({ certificates: c }) => (c ? `${withHalf(c.held)}/${c.limit}` : '')),
    line('worth', worthIsCash ? l.cash : l.worth, ({ worth }) => money(worth)),
  ];
  return lines.filter(({ values }) => Object.values(values).some((text) => text !== ''));
}

export function SheetFoot({ sheet, lines }: { readonly sheet: Sheet; readonly lines: readonly FootLine[] }) {
  const { columns, players } = sheet;
  const rest = columns.filter(({ kind }) => kind !== 'seat').length;
  return (
    <tfoot>
      {lines.map(({ id, head, values }) => (
        <tr key={id} data-line={id}>
          <th scope="row">{id === 'liquidity' ? <Explained term="liquidity">{head}</Explained> : head}</th>
          {players.map((player) => (
            <td key={player.seat} data-kind="seat">
              <Value id={id} player={player} text={values[seatColumn(player.seat)] ?? ''} />
            </td>
          ))}
          {rest > 0 && <td colSpan={rest} />}
        </tr>
      ))}
    </tfoot>
  );
}

/** A figure that explains itself on touch, if it needs a reason. */
function Value({ id, player, text }: { id: FootLine['id']; player: SheetPlayer; text: string }) {
  const { words } = useTable();
  const l = useLines(sheetLines);
  const { f } = words;
  const { liquidity, certificates, seat } = player;
  if (id === 'liquidity' && liquidity) {
    const sales = liquidity.sales.map(({ company, percent, sum }) => l.sale(f.name(company), percent, f.money(sum)));
    const parts = f.list([
      `${l.cash.toLowerCase()} ${f.money(liquidity.cash)}`,
      ...(sales.length > 0 ? sales : [l.nothingToSell]),
    ]);
    return <Explained text={l.liquidityOf(f.seat(seat), parts)}>{text}</Explained>;
  }
  if (id === 'certificates' && certificates && certificates.held > certificates.limit) {
    const { held, limit } = certificates;
    return (
      <Explained text={l.overLimit(withHalf(held), limit, withHalf(held - limit))} className={style.over}>
        {text}
      </Explained>
    );
  }
  return text;
}
