// The auction under way: its lot, the standing bid, and the remaining bidders.
import { type AscendingFrame, top } from '../../../engine/index.ts';
import { Card } from '../../../web/design/Card.tsx';
import { SeatChip } from '../../../web/design/SeatChip.tsx';
import { CompanySign } from '../../../web/panels/CompanySign.tsx';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { ChicagoState } from '../rules/state.ts';
import { chicagoLines } from '../words/panels.ts';
import styles from './chicago.module.css';
import { marks } from './marks.ts';

interface Props {
  readonly state: ChicagoState;
  readonly words: Words;
  readonly lang: Lang;
}

export function AuctionPanel({ state, words: { f }, lang }: Props) {
  const frame = top(state);
  if (frame?.kind !== 'auction') return null;
  const { lot, least, high, bidder, turn, remaining } = frame as AscendingFrame;
  const lines = chicagoLines[lang];
  return (
    <Card title={lines.auction(f.name(lot))} level={3} aside={<CompanySign mark={marks[lot as CompanyId]} />}>
      <p className={styles.bid}>
        {bidder === null ? lines.noBid(f.money(least)) : lines.standing(f.money(high), f.seat(bidder))}
      </p>
      <ul className={styles.bidders} aria-label={lines.stillIn}>
        {remaining.map((seat) => (
          <li key={seat}>
            <SeatChip seat={seat} name={f.seat(seat)} active={seat === turn} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
