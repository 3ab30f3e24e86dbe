// A board of hexes: drawn, panned and zoomed, chosen from by hand, by key and by ear. It knows no rule.
import { type KeyboardEvent, memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardKeyId } from '../../words/web/keys.ts';
import { keep, kept } from '../app/keep.ts';
import { classes } from '../design/classes.ts';
import { bandsFor } from './bands.ts';
import styles from './board.module.css';
import { boardKeyOf } from './boardKeys.ts';
import { Controls, STEP } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import inks from './inks.module.css';
import { Layers } from './Layers.tsx';
import { LegendList } from './LegendList.tsx';
import { useMapView } from './mapView.ts';
import type { BoardPicture, Marks, PictureHex, Point } from './picture.ts';
import { cycled, isDirection, nextHex } from './roving.ts';
import { TextBoard } from './TextBoard.tsx';
import type { PictureStop } from './tile/tilePicture.ts';
import { useView } from './useView.ts';
import { useWish } from './wish.ts';

export interface BoardProps {
  readonly picture: BoardPicture;
  readonly marks?: Marks;
  /** Called with any hex that is touched, whether or not it can be chosen, and with the stop or the track that was meant. */
  readonly onPick?: (hex: string, stop?: string, piece?: string) => void;
  /** What the decision at hand is about: shown large where hexes are too small for a finger. */
  readonly focus?: readonly string[];
  /** What this board is, for those who do not see it. */
  readonly label: string;
  /** Written on the map where there is room. */
  readonly title?: string;
  /** So many bands of hexes are drawn; it is not seen before all of them are. */
  readonly drawn?: number;
  /** Further switches of its layers. */
  readonly layers?: ReactNode;
}

const NO_MARKS: Marks = new Map();
const NOWHERE: readonly string[] = [];
const STRIDE = 120;

/** Drawn again only when it is given something else: most moments of a game leave the board as it was. */
export const Board = memo(function Board(props: BoardProps) {
  const [asText, setAsText] = useState(kept('board') === 'text');
  const turn = useCallback(() => {
    keep('board', asText ? null : 'text');
    setAsText(!asText);
  }, [asText]);
  return (
    <section className={classes(styles.board, inks.inks)} aria-label={props.label}>
      {asText ? <TextBoard {...props} onTurn={turn} /> : <MapBoard {...props} onTurn={turn} />}
    </section>
  );
});

function MapBoard(props: BoardProps & { readonly onTurn: () => void }) {
  const { picture, marks = NO_MARKS, onPick, focus = NOWHERE, label, title, drawn = Infinity, layers, onTurn } = props;
  const { coordinates, nextValues } = useMapView();
  const stage = useRef<HTMLDivElement>(null);
  const [stopped, setStop] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const byId = useMemo(() => new Map(picture.hexes.map((hex) => [hex.id, hex])), [picture]);
  const stop = byId.has(stopped) ? stopped : (picture.hexes[0]?.id ?? '');

  const view = useView(stage, picture, (target, at) => {
    const hex = hexOf(target);
    if (!hex) return;
    setPointed(hex);
    setStop(hex);
    const piece = target.closest<SVGElement>('[data-piece]')?.dataset.piece;
    onPick?.(hex, at ? stopAt(byId.get(hex), at, picture.radius) : undefined, piece);
  });

  const near = focus.join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture of the same places moves nothing
  useEffect(() => view.focusOn(focus.flatMap((id) => byId.get(id) ?? [])), [view, near]);
  // a finger never leaves the board: what it touched is told until that is done
  useEffect(() => {
    if (near === '') setPointed(null);
  }, [near]);

  const goTo = (hex: string | null) => {
    if (!hex) return;
    setStop(hex);
    view.reveal(byId.get(hex)!);
    stage.current?.querySelector<SVGGElement>(`g[data-hex="${CSS.escape(hex)}"]`)?.focus({ preventScroll: true });
  };

  const wanted = useWish((wish) => wish.wanted);
  const [met, setMet] = useState(wanted);
  useEffect(() => {
    const hex = wanted && wanted !== met ? byId.get(wanted.hex) : undefined;
    if (!hex) return;
    setMet(wanted);
    goTo(hex.id);
    view.focusOn([hex]);
  });

  const choosable = () => new Set([...marks].filter(([, mark]) => mark === 'choosable').map(([hex]) => hex));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const does: Readonly<Record<BoardKeyId, () => void>> = {
      walk: () => isDirection(key) && goTo(nextHex(picture.hexes, stop, key)),
      pan: () => view.moveBy(...strideOf(key)),
      next: () => goTo(cycled(picture.hexes, choosable(), stop, 1)),
      previous: () => goTo(cycled(picture.hexes, choosable(), stop, -1)),
      touch: () => onPick?.(stop),
      closer: () => view.zoomBy(STEP),
      farther: () => view.zoomBy(1 / STEP),
      fit: () => view.fit(),
    };
    const id = boardKeyOf(key, event.shiftKey);
    if (!id || (id === 'touch' && !onPick)) return;
    does[id]();
    event.preventDefault();
    event.stopPropagation();
  };

  const caption = pointed === null ? null : byId.get(pointed)?.label;
  const { width, height } = picture.frame;
  return (
    <div className={styles.window} style={{ aspectRatio: `${width} / ${height}` }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the hexes inside */}
      <div
        ref={stage}
        className={styles.stage}
        data-next-values={nextValues || undefined}
        data-growing={drawn < bandsFor(picture.hexes) || undefined}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const hex = hexOf(event.target);
          setPointed(hex);
          // a screen reader leads to any hex: Enter is meant for the one that has the focus
          if (hex) setStop(hex);
        }}
        onPointerOver={(event) => setPointed(hexOf(event.target as Element))}
        onPointerLeave={() => setPointed(null)}
      >
        <Drawing
          picture={picture}
          marks={marks}
          stop={stop}
          pickable={Boolean(onPick)}
          label={label}
          title={title}
          coordinates={coordinates}
          drawn={drawn}
        />
      </div>
      <p className={styles.caption} aria-hidden hidden={!caption}>
        {caption}
      </p>
      <LegendList picture={picture} />
      <Controls lang={picture.lang} view={view} onTurn={onTurn}>
        <Layers lang={picture.lang} hasPhases={hasColumns(picture)}>
          {layers}
        </Layers>
      </Controls>
    </div>
  );
}

/** If a hex has several stops: the one that was touched. */
function stopAt(hex: PictureHex | undefined, at: Point, radius: number): string | undefined {
  const stops = hex?.tile?.stops ?? [];
  if (!hex || stops.length < 2) return undefined;
  const far = ({ x, y, slots }: PictureStop) =>
    Math.min(...[{ x, y }, ...slots].map((part) => Math.hypot(hex.x + part.x - at.x, hex.y + part.y - at.y)));
  return stops.find((stop) => far(stop) < radius * 0.3)?.id;
}

const hasColumns = ({ hexes }: BoardPicture): boolean =>
  hexes.some(({ tile }) => tile?.labels.some(({ kind }) => kind === 'columns'));

const strideOf = (key: string): [number, number] => [
  key === 'ArrowLeft' ? STRIDE : key === 'ArrowRight' ? -STRIDE : 0,
  key === 'ArrowUp' ? STRIDE : key === 'ArrowDown' ? -STRIDE : 0,
];

const hexOf = (target: Element): string | null => target.closest<SVGElement>('[data-hex]')?.dataset.hex ?? null;
