// The unfinished action: the choices so far and their effect, the next question, the cards, and the final button.
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { BringsLine } from '../offers/BringsLine.tsx';
import { Cautions } from '../offers/Cautions.tsx';
import { EffectLines } from '../offers/EffectLines.tsx';
import { effectOf } from '../offers/effect.ts';
import { isBeforeRuns } from '../routes/lists.ts';
import { RoutesPick } from '../routes/RoutesPick.tsx';
import { WagonsProposal } from '../routes/WagonsPick.tsx';
import { Lines } from '../story/Lines.tsx';
import { useTable } from '../useTable.ts';
import { WaysPick } from '../ways/WaysPick.tsx';
import { isWayChoice } from '../ways/ways.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { CompanyFigures } from './CompanyFigures.tsx';
import { mayBeCompany } from './companyIn.ts';
import style from './Decision.module.css';
import { deedOf } from './deedOf.ts';
import { NumberPick } from './NumberPick.tsx';
import { useOnlyWay } from './onlyWay.ts';
import { Seldom } from './Seldom.tsx';
import { Trail } from './Trail.tsx';
import { TurnTile } from './TurnTile.tsx';
import { useDeal } from './useDeal.ts';
import { useHand } from './useHand.ts';

export function Steps() {
  const play = useTable();
  const { desk, path, face } = play;
  const deal = useDeal();
  const hand = useHand();
  const l = useLines(tableLines).decision;
  useOnlyWay();
  if (!desk || !deal) return null;
  const chosen = Object.entries(path.at(-1)?.chosen ?? {}).filter(([field]) => mayBeCompany(face, field));
  const last = path.at(-1);
  const effect = last ? effectOf(desk, path, play) : null;
  // wagons are proposed, and chosen together with the runs
  const way = isWayChoice(last) ? last : null;
  const before = last && face.track && isBeforeRuns(desk, last) ? last : null;
  return (
    <>
      <Trail />
      {!effect?.isHalf && chosen.map(([field, value]) => <CompanyFigures key={field} id={value} />)}
      {effect && effect.told.length > 0 && (
        <section className={style.effects} aria-label={l.effects}>
          <EffectLines effect={effect} whole />
        </section>
      )}
      {deal.asked && !deal.routes && !before && !way && (
        <h3 className={style.asked}>{deal.ready && deal.more ? l.orAddMore : deal.asked}</h3>
      )}
      {deal.shared.length > 0 && (
        <p className={style.why}>
          <Lines lines={deal.shared} className={style.line} />
        </p>
      )}
      {deal.routes && face.track ? (
        <RoutesPick {...deal.routes} />
      ) : way && face.track ? (
        <WaysPick key={JSON.stringify(way.chosen)} choice={way} track={face.track} desk={desk} />
      ) : before ? (
        <WagonsProposal choice={before} />
      ) : deal.number ? (
        <NumberPick {...deal.number} />
      ) : (
        <ChoiceCards cards={deal.cards} />
      )}
      <TurnTile />
      <Seldom />
      {last && deal.ready && <BringsLine choices={[last]} />}
      {last && <Cautions action={deal.ready} />}
      {deal.ready && !before && (
        <div className={style.carryOut}>
          <Button kind="primary" wide data-act="carryOut" onClick={hand.carryOut}>
            {deedOf(play, deal.ready)}
          </Button>
        </div>
      )}
    </>
  );
}
