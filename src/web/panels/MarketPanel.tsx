// The market of prices: a grid, or one line, with the markers of the companies stacked as they lie.
import { Fragment, useLayoutEffect, useRef } from 'react';
import { railLines } from '../../i18n/web/rail.ts';
import { Card } from '../design/Card.tsx';
import { CompanySign } from './CompanySign.tsx';
import styles from './market.module.css';
import type { MarketSpace } from './marketPicture.ts';
import type { PanelProps } from './panelProps.ts';

/** Stands for any figure in the legend. */
const ANY = '00';

export function MarketPanel({ face, moment, words, lang }: PanelProps) {
  const box = useRef<HTMLElement>(null);
  // the dearest marker is in sight, as soon as the panel itself is: a drawer opens later
  useLayoutEffect(() => {
    const { current: window } = box;
    if (!window) return;
    const shown = new ResizeObserver(() => {
      const { left, right } = window.getBoundingClientRect();
      if (right === left) return;
      const ends = [...window.querySelectorAll('td[data-full]')].map((space) => space.getBoundingClientRect().right);
      window.scrollLeft += Math.max(left, ...ends) - right;
      shown.disconnect();
    });
    shown.observe(window);
    return () => shown.disconnect();
  }, []);
  const picture = face.market?.(moment.state, words, lang);
  if (!picture) return null;
  const l = railLines[lang].market;
  const used = new Set(picture.rows.flat().map(({ zone }) => zone));
  const columns = Math.max(...picture.rows.map((row) => row.length));
  return (
    <Card title={l.head} level={3} flush>
      {/* wider than the panel: then it scrolls, by key too */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section ref={box} className={styles.scroll} tabIndex={0} aria-label={l.scroll}>
        <table className={styles.market}>
          <caption className="hidden">{l.scroll}</caption>
          <tbody>
            {picture.rows.map((spaces, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place
              <tr key={row}>
                {spaces.map((space, col) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a space is nothing but its place
                  <Space key={col} space={space} />
                ))}
                {spaces.length < columns && <td className={styles.bare} colSpan={columns - spaces.length} />}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl className={styles.zones}>
        {picture.zones
          .filter(({ id }) => used.has(id))
          .map(({ id, text }) => (
            <Fragment key={id}>
              <dt data-zone={id} className={styles.swatch} />
              <dd>{text}</dd>
            </Fragment>
          ))}
        {picture.besides?.map(({ id, text }) => (
          <Fragment key={id}>
            <dt className={styles.besides}>
              <span data-price={id}>{ANY}</span>
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}

function Space({ space: { price, zone, besides, companies } }: { readonly space: MarketSpace }) {
  return (
    <td data-zone={zone ?? undefined} data-full={companies.length > 0 || undefined}>
      <span className={styles.price}>{price}</span>
      {besides && (
        <span className={styles.besides}>
          {Object.entries(besides).map(([id, sum]) => (
            <span key={id} data-price={id}>
              {sum}
            </span>
          ))}
        </span>
      )}
      {companies.length > 0 && (
        <ol className={styles.stack}>
          {companies.map(({ id, mark }) => (
            <li key={id}>
              <CompanySign mark={mark} label={id} />
            </li>
          ))}
        </ol>
      )}
    </td>
  );
}
