// The end of every legend: rings of the present decision and, with track, runs, the tile in hand and the layers.
import type { Lang } from '../../words/phrases.ts';
import { mapLines } from '../../words/web/map.ts';
import type { LegendEntry } from './picture.ts';

const rings = ['choosable', 'chosen', 'recent', 'refused'] as const;
const shown = ['joined', 'open', 'turns'] as const;
const layers = ['reached', 'stops', 'home', 'closed', 'bound'] as const;

export function commonLegend(lang: Lang, hasTrack: boolean): readonly LegendEntry[] {
  const l = mapLines[lang].legend;
  const ofTrack: readonly LegendEntry[] = [
    { sign: 'run', text: l.run },
    ...shown.map((hand): LegendEntry => ({ sign: 'hand', hand, text: l.hand[hand] })),
    ...layers.map((layer): LegendEntry => ({ sign: 'layer', layer, text: l.layer[layer] })),
  ];
  return [
    ...rings.map((mark): LegendEntry => ({ sign: 'mark', mark, text: l.mark[mark] })),
    ...(hasTrack ? ofTrack : []),
  ];
}
