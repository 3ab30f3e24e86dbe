// The trains on sale, those left, the rust to come, and the effects of the phase.
import { railLines } from '../../words/web/rail.ts';
import { Badge } from '../design/Badge.tsx';
import { Card } from '../design/Card.tsx';
import { Explained } from '../glossary/Explained.tsx';
import { Colours } from './Colours.tsx';
import styles from './market.module.css';
import type { PanelProps } from './panelProps.ts';
import { TrainChip } from './TrainChip.tsx';

interface Props extends Pick<PanelProps, 'face' | 'words' | 'lang'> {
  readonly moment: Pick<PanelProps['moment'], 'state'>;
  /** True before a game begins: only the trains are shown. */
  readonly unbegun?: boolean;
}

export function DepotPanel({ face, moment, words, lang, unbegun = false }: Props) {
  const depot = face.depot?.(moment.state, words, lang);
  if (!depot) return null;
  const { trains: l, map } = railLines[lang];
  const rusting = depot.trains.some(({ rusts }) => rusts !== '');
  return (
    <Card title={l.head} level={3} flush>
      {!unbegun && (
        <p className={styles.phase}>
          <strong>
            <Explained term="phase">{depot.phase}</Explained>
          </strong>
          <span>
            {l.tiles}
            <span className="hidden">{`: ${words.f.list(depot.tiles.map((colour) => map.colours[colour]))}`}</span>
            <Colours colours={depot.tiles} />
          </span>
          {depot.facts.map(({ id, label, value }) => (
            <span key={id}>
              {label} <b>{value}</b>
            </span>
          ))}
        </p>
      )}
      <table className={styles.trains}>
        <caption className="hidden">{l.head}</caption>
        <thead>
          <tr>
            <th scope="col">{l.type}</th>
            <th scope="col">{l.price}</th>
            <th scope="col">{l.left}</th>
            {rusting && (
              <th scope="col">
                <Explained term="rust">{l.rusts}</Explained>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {depot.trains.map(({ type, price, left, soldOut, rusts, next, note, saleNote }) => (
            <tr key={type} data-next={(next && !unbegun) || undefined} data-gone={soldOut || undefined}>
              <th scope="row">
                <TrainChip type={type} /> {next && !unbegun && <Badge kind="go">{l.onSale}</Badge>}
                {note && <span className={styles.note}>{note}</span>}
                {saleNote && <span className={styles.note}>{saleNote}</span>}
              </th>
              <td>{price}</td>
              <td>{left}</td>
              {rusting && <td>{rusts}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {depot.pool && !unbegun && (
        <p className={styles.pool}>
          {l.pool}
          {depot.pool.length === 0 && `: ${l.none}`}
          {depot.pool.map((type, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one train is like another
            <TrainChip key={i} type={type} />
          ))}
        </p>
      )}
    </Card>
  );
}
