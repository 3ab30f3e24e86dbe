// A board in a page of React: the map or its text table, with its buttons, its legend and the place pointed at.
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keep, kept } from '../app/keep.ts';
import { classes } from '../design/classes.ts';
import { BoardInWords } from './BoardInWords.tsx';
import styles from './board.module.css';
import { type BoardView, boardView } from './boardView.ts';
import { Controls } from './Controls.tsx';
import inks from './inks.module.css';
import { Layers } from './Layers.tsx';
import { LegendList } from './LegendList.tsx';
import { useMapView } from './mapView.ts';
import type { BoardPicture, Marks } from './picture.ts';
import { useWish } from './wish.ts';

export interface BoardProps {
  readonly picture: BoardPicture;
  readonly marks?: Marks;
  /** Called with any touched hex, choosable or not, and with the stop or piece of track that was hit. */
  readonly onPick?: (hex: string, stop?: string, piece?: string) => void;
  /** Hexes of the present decision: shown large where hexes are too small for a finger. */
  readonly focus?: readonly string[];
  /** Describes this board to readers who do not see it. */
  readonly label: string;
  /** Written on the map where there is room. */
  readonly title?: string;
  /** Gives a drawing of this board that is in the page already, to be moved here. */
  readonly takeOver?: () => readonly Element[];
  /** Further switches for its layers. */
  readonly layers?: ReactNode;
}

const NO_MARKS: Marks = new Map();
const NOWHERE: readonly string[] = [];

/** Memoised: most moments of a game leave the board as it was. */
export const Board = memo(function Board(props: BoardProps) {
  const [asText, setAsText] = useState(kept('board') === 'text');
  const turn = useCallback(() => {
    keep('board', asText ? null : 'text');
    setAsText(!asText);
  }, [asText]);
  return (
    <section className={classes(styles.board, inks.inks)} aria-label={props.label}>
      {asText ? <BoardInWords {...props} onTurn={turn} /> : <MapBoard {...props} onTurn={turn} />}
    </section>
  );
});

function MapBoard(props: BoardProps & { readonly onTurn: () => void }) {
  const { picture, marks = NO_MARKS, onPick, focus = NOWHERE, label, title, takeOver, layers, onTurn } = props;
  const { coordinates, nextValues } = useMapView();
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<BoardView>(null);
  const pick = useRef(onPick);
  pick.current = onPick;
  const [pointed, point] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawing is taken over once
  useLayoutEffect(() => {
    const listener = {
      pick: (...meant: Parameters<NonNullable<BoardProps['onPick']>>) => pick.current?.(...meant),
      point,
    };
    view.current = boardView(element.current!, listener, takeOver?.());
    return () => view.current!.close();
  }, []);
  const isPickable = Boolean(onPick);
  useLayoutEffect(
    () => view.current!.show({ picture, marks, label, title, coordinates, isPickable }),
    [picture, marks, label, title, coordinates, isPickable],
  );

  const near = focus.join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places again move nothing
  useEffect(() => {
    view.current!.focusOn(focus);
    // a finger never leaves the board, so its place stays described until the decision moves on
    if (near === '') point(null);
  }, [near, picture.frame]);

  const wanted = useWish((wish) => wish.wanted);
  const [met, setMet] = useState(wanted);
  useEffect(() => {
    if (!wanted || wanted === met || !picture.hexes.some(({ id }) => id === wanted.hex)) return;
    setMet(wanted);
    view.current!.goTo(wanted.hex);
    view.current!.focusOn([wanted.hex]);
  });

  const caption = pointed === null ? null : picture.hexes.find(({ id }) => id === pointed)?.label;
  const { width, height } = picture.frame;
  return (
    <div className={styles.window} style={{ aspectRatio: `${width} / ${height}` }}>
      <div ref={element} className={styles.stage} data-next-values={nextValues || undefined} />
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

const hasColumns = ({ hexes }: BoardPicture): boolean =>
  hexes.some(({ tile }) => tile?.labels.some(({ kind }) => kind === 'columns'));
