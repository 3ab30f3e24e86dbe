// Payments of the next dividends: companies across, players down.

import { Card } from '../../../web/design/Card.tsx';
import { SeatChip } from '../../../web/design/SeatChip.tsx';
import { CompanySign } from '../../../web/panels/CompanySign.tsx';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import { companyIds } from '../rules/companies.ts';
import { dividendPerShare } from '../rules/dividends.ts';
import { type ChicagoState, isOpen, sharesOf, sharesSold } from '../rules/state.ts';
import { chicagoLines } from '../words/panels.ts';
import styles from './chicago.module.css';
import { dividendsOf, seatsOf } from './facts.ts';
import { marks } from './marks.ts';

interface Props {
  readonly state: ChicagoState;
  readonly words: Words;
  readonly lang: Lang;
}

export function ForecastPanel({ state, words: { f }, lang }: Props) {
  const lines = chicagoLines[lang];
  const paying = companyIds.filter((id) => isOpen(state, id) && sharesSold(state, id) > 0);
  if (state.flow.length === 0 || paying.length === 0) return null;
  return (
    <Card title={lines.forecast} level={3} flush aside={<span className={styles.hint}>{lines.forecastHint}</span>}>
      <table className={styles.forecast}>
        <caption className="hidden">{lines.forecast}</caption>
        <thead>
          <tr>
            <td />
            {paying.map((id) => (
              <th key={id} scope="col">
                <CompanySign mark={marks[id]} label={f.name(id)} />
              </th>
            ))}
            <th scope="col">{lines.sum}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.perShare}>
            <th scope="row">{lines.perShare}</th>
            {paying.map((id) => (
              <td key={id}>{f.money(dividendPerShare(state, id))}</td>
            ))}
            <td />
          </tr>
          {seatsOf(state).map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatChip seat={seat} name={f.seat(seat)} />
              </th>
              {paying.map((id) => {
                const held = sharesOf(state, id, seat);
                return <td key={id}>{held > 0 ? f.money(held * dividendPerShare(state, id)) : ''}</td>;
              })}
              <td className={styles.total}>{f.money(dividendsOf(state, seat))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
