// A space of the market explained: its zones, its stack, and the moves of markers from it.
import type { CSSProperties } from 'react';
import type { Lang } from '../../../words/phrases.ts';
import { marketLines } from '../../../words/web/market.ts';
import type { MarketSpace } from '../marketPicture.ts';
import styles from './chart.module.css';
import type { MarketLayout, Place } from './marketLayout.ts';

interface Props {
  readonly space: MarketSpace;
  readonly place: Place;
  readonly layout: MarketLayout;
  /** The width of a space in pixels. */
  readonly unit: number;
  readonly lang: Lang;
}

export function SpaceCard({ space, place, layout, unit, lang }: Props) {
  const l = marketLines[lang];
  return (
    <div className={styles.card} style={besideOf(place, layout, unit)} role="status">
      <p className={styles.cardHead}>
        <b>{space.price}</b>
        {space.says.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      {space.companies.length > 1 && <p>{l.stack(space.companies.map(({ mark }) => mark.letter).join(', '))}</p>}
      {space.steps.length === 0 && <p>{l.leadsNowhere}</p>}
      <dl>
        {space.steps.map(({ why, to, price }) => (
          <div key={why}>
            <dt>{why}</dt>
            <dd>{to === space.id ? l.stays : `→ ${price}`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Places the card on the roomier side of the space, within the market (its greatest width is in chart.module.css). */
function besideOf({ x, y, row }: Place, { columns, height, heights }: MarketLayout, unit: number): CSSProperties {
  const half = heights[row]! / 2;
  const within = (inset: number) => `max(0px, min(${inset}px, 100% - 16rem))`;
  const across =
    x < columns / 2
      ? { insetInlineStart: within(unit * (x - 0.5)) }
      : { insetInlineEnd: within(unit * (columns - x - 0.5)) };
  const down =
    y < height / 2 ? { insetBlockStart: unit * (y + half) + 4 } : { insetBlockEnd: unit * (height - y + half) + 4 };
  return { ...across, ...down };
}
