// The sheet for print: all of it, in the order of the companies.

import { gives } from '../../match/assist.ts';
import { sheetLines } from '../../words/web/sheet.ts';
import { useLines } from '../app/lang.ts';
import { useTable } from '../play/useTable.ts';
import { footOf, SheetFoot } from './SheetFoot.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetRows } from './SheetRows.tsx';
import style from './sheet.module.css';
import { sheetOf } from './sheetOf.ts';

export function PrintedSheet() {
  const { game, face, moment, words, lang, table } = useTable();
  const l = useLines(sheetLines);
  const sheet = sheetOf({ game, face, moment, words, lang, sums: gives(table.assist, 'sums') });
  return (
    <table className={style.sheet}>
      <caption className="hidden">{l.open}</caption>
      <SheetHead columns={sheet.columns} sorting={null} onSort={() => {}} />
      <SheetRows rows={sheet.rows} columns={sheet.columns} />
      <SheetFoot sheet={sheet} lines={footOf(sheet, words.f.money, l, face.worthIsCash === true)} />
    </table>
  );
}
