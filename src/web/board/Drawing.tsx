// The drawing itself, layer upon layer: paper, ground, water, lines, faces, names of waters, and what is touched.
import type { RefObject } from 'react';
import { classes } from '../design/classes.ts';
import { panelLines } from '../panels/panelLines.ts';
import styles from './board.module.css';
import { CompanyOnMap, ReachedHexes } from './CompanyOnMap.tsx';
import { Frame, HexCoordinates } from './Frame.tsx';
import { hexPath } from './geometry.ts';
import ground from './ground.module.css';
import { HexFace } from './HexFace.tsx';
import { HexGround } from './HexGround.tsx';
import { HexMark } from './HexMark.tsx';
import { HexTarget } from './HexTarget.tsx';
import { Landmass } from './Landmass.tsx';
import { LegendOnMap } from './LegendOnMap.tsx';
import { NeatLine, Paper } from './Paper.tsx';
import type { BoardPicture, Marks, PictureHex, PictureLettering } from './picture.ts';
import { StopMarks } from './StopMarks.tsx';
import { TrackLine } from './TrackLine.tsx';
import target from './target.module.css';
import { Runs } from './tile/Runs.tsx';
import { TileInHand } from './tile/TileInHand.tsx';
import { TileTracks } from './tile/TileTracks.tsx';
import { Waters } from './Waters.tsx';

interface Props {
  readonly picture: BoardPicture;
  readonly marks: Marks;
  readonly stop: string;
  readonly pickable: boolean;
  readonly label: string;
  /** Written on the sheet where there is room. */
  readonly title: string | undefined;
  /** Whether every hex says its coordinates. */
  readonly coordinates: boolean;
  readonly sheet: RefObject<SVGGElement | null>;
  /** It fills its place with the whole of the map; otherwise the sheet is moved by hand. */
  readonly whole?: boolean;
}

export function Drawing({ picture, marks, stop, pickable, label, title, coordinates, sheet, whole = false }: Props) {
  const { x, y, width, height } = picture.frame;
  const { hexes, radius, shape } = picture;
  const lines = panelLines[picture.lang].board;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside a drawing has no element of its own
    <svg
      className={styles.drawing}
      role="group"
      aria-label={whole ? label : `${label}. ${lines.keys}`}
      viewBox={whole ? `${x} ${y} ${width} ${height}` : undefined}
    >
      <g ref={sheet}>
        <g aria-hidden>
          <Paper frame={picture.frame} />
          {picture.seas && <Waters waters={picture.seas} frame={picture.frame} />}
          <Landmass hexes={hexes} radius={radius} shape={shape} />
          {hexes.map((hex) => (
            <HexGround key={hex.id} hex={hex} radius={radius} shape={shape} />
          ))}
          <Waters waters={picture.waters} frame={picture.frame} />
          {hexes.filter(isCrossed).map((hex) => (
            <path key={hex.id} className={ground.crossed} d={hexPath(hex, radius, shape)} />
          ))}
          <NeatLine frame={picture.frame} />
          <Frame picture={picture} title={title} />
          {picture.insets?.map((inset) => (
            <rect key={inset.x} className={ground.inset} {...inset} />
          ))}
          {picture.lettering.map((lettering) => (
            <Lettering key={lettering.text.join(' ')} lettering={lettering} />
          ))}
          {hexes.map((hex) => {
            const mark = marks.get(hex.id);
            // touchable track says it better than rings around its hexes
            if (mark === 'choosable' && picture.touchable) return null;
            return mark && <HexMark key={hex.id} hex={hex} radius={radius} shape={shape} mark={mark} />;
          })}
          {picture.layer && <ReachedHexes layer={picture.layer} picture={picture} />}
          {picture.legendAt && <LegendOnMap picture={picture} at={picture.legendAt} />}
          {picture.lines.map((line) => (
            <TrackLine key={line.id} line={line} />
          ))}
          {hexes.map(
            (hex) =>
              hex.tile && (
                <g
                  key={keyOf(hex, picture)}
                  className={classes(ground[hex.ground], isFresh(hex, picture) && styles.fresh)}
                >
                  <TileTracks at={hex} tile={hex.tile} />
                </g>
              ),
          )}
          {picture.runs && <Runs runs={picture.runs} />}
          {hexes.map((hex) => (
            <g key={keyOf(hex, picture)} className={isFresh(hex, picture) ? styles.fresh : undefined}>
              <HexFace hex={hex} radius={radius} edge={edgeOf(hex, picture)} />
            </g>
          ))}
          <StopMarks hexes={hexes} marks={marks} />
          {coordinates && <HexCoordinates picture={picture} />}
          {picture.layer && <CompanyOnMap layer={picture.layer} />}
          {picture.hand && <TileInHand hand={picture.hand} radius={radius} shape={shape} />}
        </g>
        {hexes.map((hex) => {
          const mark = marks.get(hex.id);
          return (
            <HexTarget
              key={hex.id}
              hex={hex}
              radius={radius}
              shape={shape}
              mark={mark}
              label={mark ? `${hex.label}. ${lines.marks[mark]}` : hex.label}
              stop={hex.id === stop}
              pickable={pickable}
            />
          );
        })}
        {picture.touchable?.map(({ id, hex, x, y, path }) => (
          <path
            key={id}
            className={target.piece}
            data-hex={hex}
            data-piece={id}
            transform={`translate(${x} ${y})`}
            d={path}
          />
        ))}
      </g>
    </svg>
  );
}

const isFresh = ({ id }: PictureHex, { fresh }: BoardPicture): boolean => fresh?.hexes.has(id) ?? false;

/** What appears is drawn anew, so that it is seen to. */
const keyOf = (hex: PictureHex, picture: BoardPicture): string =>
  isFresh(hex, picture) ? `${hex.id} ${picture.fresh!.at}` : hex.id;

/** Water with a link: one sees how many sides it crosses. */
const isCrossed = ({ tile }: PictureHex): boolean => tile?.tracks.some(({ sea }) => sea) ?? false;

function edgeOf({ x }: PictureHex, { frame, radius }: BoardPicture): 'left' | 'right' | undefined {
  if (x < frame.x + 2.5 * radius) return 'left';
  return x > frame.x + frame.width - 2.5 * radius ? 'right' : undefined;
}

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
