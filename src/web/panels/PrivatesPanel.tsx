// The private companies: cost, income, owner, and bids.
import { railLines } from '../../words/web/rail.ts';
import { Card } from '../design/Card.tsx';
import { SeatChip } from '../design/SeatChip.tsx';
import { CompanySign } from './CompanySign.tsx';
import { factsOf } from './factsOf.ts';
import styles from './market.module.css';
import type { PanelProps } from './panelProps.ts';
import type { PrivateFacts } from './tableFacts.ts';

/** `unsold`: show the panel only while the bank still has some of them. */
export function PrivatesPanel(props: PanelProps & { readonly unsold?: boolean }) {
  const { game, face, moment, words, lang, unsold = false } = props;
  const { privates = [], privatesHead } = factsOf(game, face, moment.state, words, lang);
  if (privates.length === 0 || (unsold && privates.every(({ owner }) => owner !== null))) return null;
  const l = railLines[lang];
  const head = privatesHead ?? l.privates;
  const cost = privates.some(({ price }) => price !== '');
  return (
    <Card title={head} level={3} flush>
      <table className={styles.trains}>
        <caption className="hidden">{head}</caption>
        <thead>
          <tr>
            <th scope="col">{l.privateColumns.name}</th>
            {cost && <th scope="col">{l.trains.price}</th>}
            <th scope="col">{l.privateColumns.revenue}</th>
            <th scope="col">{l.privateColumns.owner}</th>
          </tr>
        </thead>
        <tbody>
          {privates.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                {one.name}
                <span className={styles.note}>{one.note}</span>
              </th>
              {cost && <td>{one.price}</td>}
              <td>{one.revenue}</td>
              <td>
                <Owner of={one} {...props} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Owner({ of: { owner, bids }, words, face }: PanelProps & { readonly of: PrivateFacts }) {
  if (typeof owner === 'number') return <SeatChip seat={owner} name={words.f.seat(owner)} />;
  if (owner !== null) {
    const mark = face.marks[owner];
    return mark ? <CompanySign mark={mark} label={owner} /> : owner;
  }
  return (
    <span className={styles.bids}>
      {bids.map(({ seat, amount }) => (
        <span key={seat}>
          <SeatChip seat={seat} name={amount} />
        </span>
      ))}
    </span>
  );
}
