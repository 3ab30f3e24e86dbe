// The column between board and decision in a very wide window: the holdings or the log.
import { X } from 'lucide-react';
import { sheetLines } from '../../../words/web/sheet.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { IconButton } from '../../design/IconButton.tsx';
import { Tabs } from '../../design/Tabs.tsx';
import { Holdings } from '../../sheet/Holdings.tsx';
import { AfterBoard, Later } from '../layout/AfterBoard.tsx';
import style from '../layout/PlayTable.module.css';
import { Log } from '../story/Log.tsx';
import { useThirdChoice } from './thirdChoice.ts';
import { useMainView } from './useMainView.ts';

export function ThirdColumn({ inert }: { readonly inert: boolean }) {
  const { round } = useMainView();
  const { third, choose } = useThirdChoice();
  const l = useLines(sheetLines);
  const { panels } = useLines(tableLines);
  const shown = third[round];
  if (shown === 'none') return null;
  const tabs = [
    { id: 'holdings' as const, label: l.holdings },
    { id: 'log' as const, label: panels.log },
  ];
  return (
    <section className={style.third} aria-label={l.column} data-part="third" inert={inert}>
      <AfterBoard>
        <Tabs
          label={l.column}
          tabs={tabs}
          active={shown}
          onChange={(what) => choose(round, what)}
          className={style.tabs ?? ''}
        >
          <Later>{shown === 'log' ? <Log /> : <Holdings standing />}</Later>
        </Tabs>
        <IconButton label={l.closeColumn} data-act="closeThird" onClick={() => choose(round, 'none')}>
          <X aria-hidden />
        </IconButton>
      </AfterBoard>
    </section>
  );
}
