// The large picture of the table: the map, or in stock rounds the market; each can take the place of the other.
import { Grid3x3, Map as MapIcon } from 'lucide-react';
import { marketLines } from '../../../i18n/web/market.ts';
import { useLines } from '../../app/lang.ts';
import { MarketPanel } from '../../panels/MarketPanel.tsx';
import { BoardArea } from '../BoardArea.tsx';
import { usePlay } from '../Play.ts';
import { useWeighed } from '../usePosition.ts';
import style from './Stage.module.css';
import { useStageChoice } from './stageChoice.ts';
import { useStage } from './useStage.ts';

export function Stage() {
  const { shown, round, mayChange } = useStage();
  const show = useStageChoice((choice) => choice.show);
  const l = useLines(marketLines);
  const [other, label, icon] =
    shown === 'map'
      ? (['market', l.toMarket, <Grid3x3 key="icon" aria-hidden />] as const)
      : (['map', l.toMap, <MapIcon key="icon" aria-hidden />] as const);
  return (
    <div className={style.stage} data-stage={shown}>
      {shown === 'map' ? <BoardArea /> : <MarketStage />}
      {mayChange && (
        <button
          type="button"
          className={style.change}
          data-act="stage"
          title={label}
          aria-label={label}
          onClick={() => show(round, other)}
        >
          {icon}
          {l[other === 'map' ? 'map' : 'head']}
        </button>
      )}
    </div>
  );
}

function MarketStage() {
  const { face, moment, words, lang } = usePlay();
  const tried = useWeighed();
  return (
    <div className={style.market}>
      <MarketPanel face={face} moment={moment} words={words} lang={lang} tried={tried} fills />
    </div>
  );
}
