// The large picture of the table: the map, or in stock rounds the market; each can take the place of the other.
import { Grid3x3, Map as MapIcon, Table2 } from 'lucide-react';
import { marketLines } from '../../../i18n/web/market.ts';
import { sheetLines } from '../../../i18n/web/sheet.ts';
import { useLines } from '../../app/lang.ts';
import { MarketPanel } from '../../panels/MarketPanel.tsx';
import { BoardArea } from '../BoardArea.tsx';
import { narrowTable } from '../narrowTable.ts';
import { usePlay } from '../Play.ts';
import { useStepped } from '../story/useStepped.ts';
import { useMedia } from '../useMedia.ts';
import { useWeighed } from '../usePosition.ts';
import style from './Stage.module.css';
import { useStageChoice } from './stageChoice.ts';
import { useStage } from './useStage.ts';
import { Wing } from './Wing.tsx';

/** Made once: they are the same at every moment. */
const icons = { market: <Grid3x3 aria-hidden />, map: <MapIcon aria-hidden />, sheet: <Table2 aria-hidden /> };

export function Stage() {
  const { shown, round, mayChange } = useStage();
  const show = useStageChoice((choice) => choice.show);
  const l = useLines(marketLines);
  const { head: sheet, open: openSheet } = useLines(sheetLines);
  const { sight } = usePlay();
  const narrow = useMedia(narrowTable);
  const [other, label, icon] =
    shown === 'map' ? (['market', l.toMarket, icons.market] as const) : (['map', l.toMap, icons.map] as const);
  return (
    <div className={style.stage} data-stage={shown}>
      <Wing isShown={shown === 'map'}>
        <BoardArea />
      </Wing>
      <Wing isShown={shown === 'market'}>
        <MarketStage />
      </Wing>
      <div className={style.tools}>
        {!narrow && (
          <button
            type="button"
            data-act="sheet"
            title={openSheet}
            aria-label={openSheet}
            onClick={() => sight.setState({ sheet: true })}
          >
            {icons.sheet}
            {sheet}
          </button>
        )}
        {mayChange && (
          <button type="button" data-act="stage" title={label} aria-label={label} onClick={() => show(round, other)}>
            {icon}
            {l[other === 'map' ? 'map' : 'head']}
          </button>
        )}
      </div>
    </div>
  );
}

function MarketStage() {
  const { face, moment, words, lang } = usePlay();
  const tried = useWeighed();
  const stepped = useStepped();
  return (
    <div className={style.market}>
      <MarketPanel
        face={face}
        moment={moment}
        words={words}
        lang={lang}
        tried={tried}
        stepped={stepped?.seq ?? null}
        fills
      />
    </div>
  );
}
