// The zones of the market in words, and the meaning of its further prices.
import { Fragment } from 'react';
import type { Lang } from '../../../words/phrases.ts';
import { marketLines } from '../../../words/web/market.ts';
import type { MarketPicture } from '../marketPicture.ts';
import styles from './chart.module.css';

interface Props {
  readonly picture: MarketPicture;
  readonly lang: Lang;
  /** True below the market, where entries follow one another in a line. */
  readonly inline?: boolean;
}

/** Stands for any figure. */
const ANY = '00';

export function MarketLegend({ picture, lang, inline = false }: Props) {
  const used = new Set(picture.rows.flat().map(({ zone }) => zone));
  return (
    <dl className={styles.legend} data-inline={inline || undefined} aria-label={marketLines[lang].zones}>
      {picture.zones
        .filter(({ id }) => used.has(id))
        .map(({ id, text }) => (
          <div key={id}>
            <dt data-zone={id} className={styles.swatch} />
            <dd>{text}</dd>
          </div>
        ))}
      {picture.besides?.map(({ id, text }) => (
        <Fragment key={id}>
          <div>
            <dt className={styles.besides}>
              <span data-price={id}>{ANY}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        </Fragment>
      ))}
    </dl>
  );
}
