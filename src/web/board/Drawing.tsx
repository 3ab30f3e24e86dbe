// The drawing itself, sheet upon sheet: paper, ground, water, lines, faces, names of waters, and what is touched.
import { panelLines } from '../../words/web/panels.ts';
import { type Band, useBands } from './bands.ts';
import styles from './board.module.css';
import { CompanyOnMap, ReachedHexes } from './CompanyOnMap.tsx';
import { HexCoordinates } from './Frame.tsx';
import { Faces, freshIn, Grounds, Tracks } from './HexBands.tsx';
import { HexMark } from './HexMark.tsx';
import { LegendOnMap } from './LegendOnMap.tsx';
import { PlaceLabels } from './PlaceLabels.tsx';
import type { BoardPicture, Marks } from './picture.ts';
import { Sheet } from './Sheet.tsx';
import { LetteringSheet, PaperSheet } from './StillSheets.tsx';
import { StopMarks } from './StopMarks.tsx';
import { Targets } from './Targets.tsx';
import { TrackLine } from './TrackLine.tsx';
import target from './target.module.css';
import { Runs } from './tile/Runs.tsx';
import { TileInHand } from './tile/TileInHand.tsx';

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
  /** It fills its place with the whole of the map; otherwise the sheet is moved by hand. */
  readonly whole?: boolean;
  /** So many bands are drawn, the others not yet. */
  readonly drawn?: number;
}

const NOTHING: Band = [];

export function Drawing(props: Props) {
  const { picture, marks, stop, pickable, label, title, coordinates, whole = false, drawn = Infinity } = props;
  const { x, y, width, height } = picture.frame;
  const { hexes, radius, shape, frame, fresh, lang } = picture;
  const lines = panelLines[lang].board;
  const bands = useBands(hexes).map((band, at) => ({ key: band[0]!.id, band: at < drawn ? band : NOTHING }));
  const sheets = (
    <>
      <PaperSheet picture={picture} whole={whole} />
      {bands.map(({ key, band }) => (
        <Grounds key={key} band={band} whole={whole} radius={radius} shape={shape} />
      ))}
      <LetteringSheet picture={picture} whole={whole} title={title} />
      <Sheet whole={whole}>
        {marked(picture, marks).map(({ hex, mark }) => (
          <HexMark key={hex.id} hex={hex} radius={radius} shape={shape} mark={mark} />
        ))}
        {picture.layer && <ReachedHexes layer={picture.layer} picture={picture} />}
        {picture.legendAt && <LegendOnMap picture={picture} at={picture.legendAt} />}
        {picture.lines.map((line) => (
          <TrackLine key={line.id} line={line} />
        ))}
      </Sheet>
      {bands.map(({ key, band }) => (
        <Tracks key={key} band={band} whole={whole} fresh={freshIn(band, fresh)} />
      ))}
      <Sheet whole={whole}>{picture.runs && <Runs runs={picture.runs} />}</Sheet>
      {bands.map(({ key, band }) => (
        <Faces key={key} {...{ band, whole, radius, frame }} fresh={freshIn(band, fresh)} />
      ))}
      <Sheet whole={whole}>
        <StopMarks hexes={hexes} marks={marks} />
        {coordinates && <HexCoordinates picture={picture} />}
        {!whole && !picture.touchable && <PlaceLabels picture={picture} marks={marks} />}
        {picture.layer && <CompanyOnMap layer={picture.layer} />}
        {picture.hand && <TileInHand hand={picture.hand} radius={radius} shape={shape} />}
      </Sheet>
    </>
  );
  return (
    <>
      {!whole && sheets}
      {/* biome-ignore lint/a11y/useSemanticElements: a group inside a drawing has no element of its own */}
      <svg
        className={styles.drawing}
        role="group"
        aria-label={whole ? label : `${label}. ${lines.keys}`}
        viewBox={whole ? `${x} ${y} ${width} ${height}` : undefined}
      >
        {whole && sheets}
        <g>
          {/* a whole map is only looked at */}
          {!whole &&
            bands.map(({ key, band }) => (
              <Targets key={key} {...{ band, marks, stop, pickable, lang, radius, shape }} />
            ))}
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
    </>
  );
}

/** The hexes with a ring around them; touchable track says it better than rings around its hexes. */
const marked = ({ hexes, touchable }: BoardPicture, marks: Marks) =>
  hexes.flatMap((hex) => {
    const mark = marks.get(hex.id);
    return mark && !(mark === 'choosable' && touchable) ? [{ hex, mark }] : [];
  });
