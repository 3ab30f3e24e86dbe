// The sheet: companies by players in one table, sorted by any column, copied as CSV. It lies over the board and leaves
// the decision free; on a phone it is a panel like the others.
import { ClipboardCopy, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { gives } from '../../match/assist.ts';
import { sheetLines } from '../../words/web/sheet.ts';
import { shellLines } from '../../words/web/shell.ts';
import { copyText } from '../app/copyText.ts';
import { useLines } from '../app/lang.ts';
import { Button } from '../design/Button.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { useLaidOver } from '../play/layout/useLaidOver.ts';
import { PanelSheet } from '../play/phone/PanelSheet.tsx';
import { useTable } from '../play/useTable.ts';
import { footOf, SheetFoot } from './SheetFoot.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetRows } from './SheetRows.tsx';
import style from './sheet.module.css';
import { sheetCsv } from './sheetCsv.ts';
import { sheetOf } from './sheetOf.ts';
import { nextSorting, type Sorting, sortRows } from './sortRows.ts';

export function SheetPane() {
  const { sight } = useTable();
  const l = useLines(sheetLines);
  const shell = useLines(shellLines);
  const pane = useRef<HTMLElement>(null);
  const close = () => sight.setState({ sheet: false });
  useLaidOver(pane, close);
  return (
    <section ref={pane} className={style.pane} aria-label={l.head} tabIndex={-1}>
      <header className={style.head}>
        <h2>{l.head}</h2>
        <IconButton label={shell.close} data-act="closeSheet" onClick={close}>
          <X aria-hidden />
        </IconButton>
      </header>
      <Table />
    </section>
  );
}

export function SheetPanel() {
  const { sight } = useTable();
  const l = useLines(sheetLines);
  return (
    <PanelSheet title={l.head} onClose={() => sight.setState({ sheet: false })}>
      <Table />
    </PanelSheet>
  );
}

function Table() {
  const { game, face, moment, words, lang, table } = useTable();
  const l = useLines(sheetLines);
  const [sorting, sort] = useState<Sorting | null>(null);
  const sums = gives(table.assist, 'sums');
  const sheet = useMemo(
    () => sheetOf({ game, face, moment, words, lang, sums }),
    [game, face, moment, words, lang, sums],
  );
  const rows = sortRows(sheet.rows, sorting);
  const foot = footOf(sheet, words.f.money, l, face.worthIsCash === true);
  return (
    <>
      {/* it may be wider than the window: then it scrolls, by key too */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={style.scroll} tabIndex={0} aria-label={l.head}>
        <table className={style.sheet} data-sheet>
          <caption className="hidden">{l.open}</caption>
          <SheetHead columns={sheet.columns} sorting={sorting} onSort={(by) => sort(nextSorting(sorting, by))} />
          <SheetRows rows={rows} columns={sheet.columns} />
          <SheetFoot sheet={sheet} lines={foot} />
        </table>
      </section>
      <p className={style.under}>
        {rows.some(({ leader }) => leader !== null) && <span>{l.legend}</span>}
        <span className={style.hint}>{l.hint}</span>
        <Button
          size="small"
          icon={<ClipboardCopy aria-hidden />}
          onClick={() => void copyText(sheetCsv(sheet, rows, foot, l))}
        >
          {l.copy}
        </Button>
      </p>
    </>
  );
}
