// What is touched, focused and read aloud of the hexes of one band.
import { memo } from 'react';
import type { Lang } from '../../words/phrases.ts';
import { panelLines } from '../../words/web/panels.ts';
import type { Band } from './bands.ts';
import { HexTarget } from './HexTarget.tsx';
import type { BoardPicture, Marks } from './picture.ts';

interface Props extends Pick<BoardPicture, 'radius' | 'shape'> {
  readonly band: Band;
  readonly marks: Marks;
  /** The hex at which the tab key stops. */
  readonly stop: string;
  readonly pickable: boolean;
  readonly lang: Lang;
}

function All({ band, marks, stop, pickable, lang, radius, shape }: Props) {
  const said = panelLines[lang].board.marks;
  return band.map((hex) => {
    const mark = marks.get(hex.id);
    return (
      <HexTarget
        key={hex.id}
        hex={hex}
        radius={radius}
        shape={shape}
        mark={mark}
        label={mark ? `${hex.label}. ${said[mark]}` : hex.label}
        stop={hex.id === stop}
        pickable={pickable}
      />
    );
  });
}

export const Targets = memo(
  All,
  (a, b) =>
    a.band === b.band &&
    a.pickable === b.pickable &&
    a.lang === b.lang &&
    a.radius === b.radius &&
    a.band.every(({ id }) => a.marks.get(id) === b.marks.get(id) && (a.stop === id) === (b.stop === id)),
);
