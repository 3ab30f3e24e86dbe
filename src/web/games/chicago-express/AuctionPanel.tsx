// The auction under way: what is sold, the bid that stands, and who is still in.
import { type AscendingFrame, top } from '../../../engine/index.ts';
import type { CompanyId } from '../../../games/chicago-express/companies.ts';
import type { ChicagoState } from '../../../games/chicago-express/state.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import type { Words } from '../../../i18n/words.ts';
import { Card } from '../../design/Card.tsx';
import { SeatChip } from '../../design/SeatChip.tsx';
import { CompanySign } from '../../panels/CompanySign.tsx';
import styles from './chicago.module.css';
import { chicagoLines } from './lines.ts';
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
