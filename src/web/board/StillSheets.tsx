// The two sheets on which nothing changes as long as it is the same map: what lies under its grounds, and what is printed
// over them.
import { memo } from 'react';
import { Frame } from './Frame.tsx';
import { hexPath } from './geometry.ts';
import ground from './ground.module.css';
import { Landmass } from './Landmass.tsx';
import { NeatLine, Paper } from './Paper.tsx';
import type { BoardPicture, PictureHex, PictureLettering } from './picture.ts';
import { Sheet } from './Sheet.tsx';
import { Waters } from './Waters.tsx';

interface Props {
  readonly picture: BoardPicture;
  readonly whole: boolean;
}

/** A map keeps its frame, and the words upon it are those of a language. */
const isSame = (a: Props, b: Props): boolean =>
  a.picture.frame === b.picture.frame && a.picture.lang === b.picture.lang && a.whole === b.whole;

export const PaperSheet = memo(function PaperSheet({ picture, whole }: Props) {
  const { frame, seas, hexes, radius, shape } = picture;
  return (
    <Sheet whole={whole}>
      <Paper frame={frame} />
      {seas && <Waters waters={seas} frame={frame} />}
      <Landmass hexes={hexes} radius={radius} shape={shape} />
    </Sheet>
  );
}, isSame);

interface LetteringProps extends Props {
  readonly title: string | undefined;
}

export const LetteringSheet = memo(
  function LetteringSheet({ picture, whole, title }: LetteringProps) {
    const { waters, frame, hexes, radius, shape, insets, lettering } = picture;
    return (
      <Sheet whole={whole}>
        <Waters waters={waters} frame={frame} />
        {hexes.filter(isCrossed).map((hex) => (
          <path key={hex.id} className={ground.crossed} d={hexPath(hex, radius, shape)} />
        ))}
        <NeatLine frame={frame} />
        <Frame picture={picture} title={title} />
        {insets?.map((inset) => (
          <rect key={inset.x} className={ground.inset} {...inset} />
        ))}
        {lettering.map((one) => (
          <Lettering key={one.text.join(' ')} lettering={one} />
        ))}
      </Sheet>
    );
  },
  (a, b) => isSame(a, b) && a.title === b.title,
);

/** Water with a link, which is printed there: one sees how many sides it crosses. */
const isCrossed = ({ tile }: PictureHex): boolean => tile?.tracks.some(({ sea }) => sea) ?? false;

function Lettering({ lettering: { text, x, y, turn = 0, kind } }: { readonly lettering: PictureLettering }) {
  return (
    <text className={ground[`${kind}Name`]} transform={`translate(${x} ${y}) rotate(${turn})`}>
      {text.map((line, i) => (
        <tspan key={line} x={0} dy={i === 0 ? 0 : '1.15em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
