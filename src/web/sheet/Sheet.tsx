// The sheet over the table: companies by players in one table, sorted by any column, copied as CSV.
import { ClipboardCopy } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { sheetLines } from '../../i18n/web/sheet.ts';
import { gives } from '../../match/assist.ts';
import { copyText } from '../app/copyText.ts';
import { useLines } from '../app/lang.ts';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { usePlay } from '../play/Play.ts';
import { footOf, SheetFoot } from './SheetFoot.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetRows } from './SheetRows.tsx';
import style from './sheet.module.css';
import { sheetCsv } from './sheetCsv.ts';
import { sheetOf } from './sheetOf.ts';
import { nextSorting, type Sorting, sortRows } from './sortRows.ts';

export function Sheet() {
  const { sight, look } = usePlay();
  const l = useLines(sheetLines);
  const close = () => sight.setState({ sheet: false });
  return (
    <Dialog open={look.sheet} onClose={close} title={l.head} {...(style.dialog && { className: style.dialog })}>
      <Table onClose={close} />
    </Dialog>
  );
}

function Table({ onClose }: { readonly onClose: () => void }) {
  const { game, face, moment, words, lang, table } = usePlay();
  const l = useLines(sheetLines);
  const [sorting, sort] = useState<Sorting | null>(null);
  const sums = gives(table.assist, 'sums');
  const sheet = useMemo(
    () => sheetOf({ game, face, moment, words, lang, sums }),
    [game, face, moment, words, lang, sums],
  );
  const rows = sortRows(sheet.rows, sorting);
  const foot = footOf(sheet, words.f.money, l, face.worthIsCash === true);
  useEffect(() => {
    // the key that opens it closes it
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 's' && !event.ctrlKey && !event.metaKey && !event.altKey) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <>
      {/* wider than the window: then it scrolls, by key too */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={style.scroll} tabIndex={0} data-autofocus aria-label={l.head}>
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
