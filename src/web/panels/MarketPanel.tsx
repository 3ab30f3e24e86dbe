// The market as a panel, with the present decision's effect on it.
import type { Core } from '../../engine/index.ts';
import { Card } from '../design/Card.tsx';
import { MarketChart } from './market/MarketChart.tsx';
import { type MarkerMove, marketMoves } from './market/marketMoves.ts';
import type { PanelProps } from './panelProps.ts';

interface Props extends Pick<PanelProps, 'face' | 'words' | 'lang'> {
  readonly moment: Pick<PanelProps['moment'], 'state'>;
  /** The position after the choices so far. */
  readonly tried?: Core;
  /** The move stepped to, whose markers are seen to move. */
  readonly stepped?: number | null;
  /** True in the main view, where it fills the height. */
  readonly fills?: boolean;
}

const STILL: readonly MarkerMove[] = [];

export function MarketPanel({ face, moment, words, lang, tried, stepped = null, fills = false }: Props) {
  const picture = face.market?.(moment.state, words, lang);
  if (!picture) return null;
  const moves = tried && tried !== moment.state ? marketMoves(picture, face.market!(tried, words, lang)) : STILL;
  const chart = <MarketChart picture={picture} moves={moves} lang={lang} stepped={stepped} fills={fills} />;
  if (fills) return chart;
  return <Card flush>{chart}</Card>;
}
