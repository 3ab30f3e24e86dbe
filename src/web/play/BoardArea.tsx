// The board at the shown moment, with the choices so far already on it.
import { useMemo } from 'react';
import type { Core, GameEvent } from '../../engine/index.ts';
import type { Moment } from '../../match/timeline.ts';
import { tableLines } from '../../words/web/table.ts';
import { useLines } from '../app/lang.ts';
import { Board } from '../board/Board.tsx';
import { mapTitle } from '../board/mapTitle.ts';
import type { BoardPicture, Marks, PictureHand, PictureRun } from '../board/picture.ts';
import { withLanded } from '../board/tile/withLanded.ts';
import { takeFirstBoard } from '../firstBoard/firstBoard.ts';
import type { GameFace } from '../kit/face.ts';
import { ROTATION } from './decision/cards.ts';
import { isTried, rotationsOf } from './decision/rotation.ts';
import { useHand } from './decision/useHand.ts';
import { usePosition } from './decision/usePosition.ts';
import { useBearings } from './layers/bearingsOf.ts';
import { CompanyLayerPick } from './layers/CompanyLayerPick.tsx';
import { useCompanyLayer } from './layers/useCompanyLayer.ts';
import { narrowTable } from './layout/narrowTable.ts';
import style from './layout/PlayTable.module.css';
import { useMedia } from './layout/useMedia.ts';
import { useWeighing } from './mainView/weighing.ts';
import { homeMarks, marksOf, type PlacesOf, recentMarks, sinceMarks, weighedMarks } from './marks.ts';
import { focusOf } from './phone/focusOf.ts';
import { nextHexes } from './routes/extend.ts';
import { drawnRuns, inkOfRun, pastRuns, proposedRuns } from './routes/shownRuns.ts';
import { Log } from './story/Log.tsx';
import { useStepped } from './story/useStepped.ts';
import { useSame } from './useSame.ts';
import { useTable } from './useTable.ts';
import { compared } from './ways/comparison.ts';
import { useLit } from './ways/lit.ts';
import { inksOf, shownWays } from './ways/shownWays.ts';
import { hexOfPiece, isWayChoice, pickedWay, tellingHexes, through, waysOf } from './ways/ways.ts';

export function BoardArea() {
  const { face, path, draft, words, lang, game } = useTable();
  const { touch } = useHand();
  const l = useLines(tableLines);
  const position = usePosition();
  const last = path.at(-1);
  const tried = last && isTried(last) ? String(last.chosen.hex) : null;
  const drawn = useMemo(() => face.picture?.(position, words, lang, tried), [face, position, words, lang, tried]);
  const runs = useShownRuns(position);
  const touchable = useTouchable(runs);
  const inHand = useTileInHand(drawn, position, tried);
  const layer = useCompanyLayer(position);
  const bearings = useBearings(drawn, position);
  const fresh = useFresh(drawn);
  const picture = useMemo(() => {
    if (!drawn) return undefined;
    const shown = layer?.picture ?? bearings;
    const lit = shown && { layer: shown };
    const more = { ...(touchable && { touchable }), ...(inHand && { hand: inHand }), ...lit, ...(fresh && { fresh }) };
    const hexes = fresh ? withLanded(drawn, fresh.tokens) : drawn.hexes;
    return runs.length > 0 ? { ...drawn, hexes, runs, ...more } : { ...drawn, hexes, ...more };
  }, [drawn, runs, touchable, inHand, layer, bearings, fresh]);
  const marks = useSame(useMarks(drawn), sameMarks);
  const layers = useMemo(() => <CompanyLayerPick layer={layer} />, [layer]);
  const small = useMedia(narrowTable);
  const focus = useMemo(
    () => (small && !draft && picture ? focusOf(path, marks, picture) : undefined),
    [small, draft, path, marks, picture],
  );
  if (!picture)
    return (
      <div className={style.noBoard}>
        <p>{l.noBoard}</p>
        <Log />
      </div>
    );
  return (
    <div className={style.board} data-board>
      <Board
        picture={picture}
        marks={marks}
        onPick={touch}
        {...(focus && { focus })}
        label={`${l.board}: ${game.name}`}
        title={mapTitle(game, lang)}
        takeOver={takeFirstBoard}
        layers={layers}
      />
    </div>
  );
}

/** Compares marks by value: passing moments often have the same ones, mostly none. */
const sameMarks = (a: Marks, b: Marks): boolean =>
  a.size === b.size && [...a].every(([id, mark]) => b.get(id) === mark);

/** The last move's places, and those of the present decision; for hand-drawn runs, the train's next stops. */
function useMarks(picture: BoardPicture | undefined): Marks {
  const { face, desk, path, via, draft, moment, timeline, table } = useTable();
  const weighed = useWeighing((store) => (store.path === path ? store.choice : null));
  return useMemo(() => {
    const placesOf = placesIn(picture, face);
    if (desk && draft && face.track) {
      const { graph, tokens, operating } = face.track;
      const ground = { graph: graph(desk.state), tokens: tokens(desk.state), company: operating(desk.state) };
      return new Map([...nextHexes(ground, draft)].map((hex) => [hex, 'choosable'] as const));
    }
    const last = path.at(-1);
    const telling = isWayChoice(last) ? tellingHexes(through(waysOf(last), via)) : [];
    return new Map([
      ...(desk ? sinceMarks(timeline.line, table.yours, placesOf) : recentMarks(moment.events, placesOf)),
      ...telling.map((hex) => [hex, 'choosable'] as const),
      ...(desk && picture ? homeMarks(desk, path, face, picture) : []),
      ...(desk ? marksOf(desk, path, placesOf) : []),
      ...(weighed ? weighedMarks(weighed, placesOf) : []),
    ]);
  }, [picture, moment, desk, path, via, draft, face, timeline, table.yours, weighed]);
}

function placesIn(picture: BoardPicture | undefined, { track }: GameFace): PlacesOf {
  if (track) return track.placesOf;
  const places = new Set(picture?.hexes.map((hex) => hex.id));
  return (id) => (places.has(id) ? [id] : []);
}

/** The pieces put on the board by the move stepped to. */
function useFresh(picture: BoardPicture | undefined) {
  const { face } = useTable();
  const stepped = useStepped();
  return useMemo(() => {
    if (!stepped) return undefined;
    const placesOf = placesIn(picture, face);
    const put = stepped.events.filter(({ type }) => type === 'tileLaid' || face.puts?.includes(type));
    return {
      hexes: new Set(recentMarks(put, placesOf).keys()),
      at: stepped.seq,
      tokens: landedIn(stepped, face, placesOf),
    };
  }, [stepped, picture, face]);
}

/** The letters of the companies with newly placed tokens, by hex. */
function landedIn(
  { events }: Moment,
  { marks }: GameFace,
  placesOf: PlacesOf,
): ReadonlyMap<string, ReadonlySet<string>> {
  const landed = new Map<string, Set<string>>();
  for (const event of events) {
    const { type, company, city } = event as GameEvent & { readonly company?: string; readonly city?: string };
    if (type !== 'tokenPlaced' || !company || !city || !marks[company]) continue;
    for (const hex of placesOf(city)) landed.set(hex, (landed.get(hex) ?? new Set()).add(marks[company].letter));
  }
  return landed;
}

const NO_RUNS: readonly PictureRun[] = [];

function useShownRuns(position: Core): readonly PictureRun[] {
  const { face, path, runs, draft, via, moment } = useTable();
  const last = path.at(-1);
  const open = last?.open;
  const lit = useLit((store) => store.way);
  const ways = useMemo(
    () => (face.track && isWayChoice(last) ? compared(face.track, position, last) : null),
    [face, position, last],
  );
  return useMemo(() => {
    const { track } = face;
    if (!track) return NO_RUNS;
    const picked = pickedWay(path);
    if (picked) return track.runs(position, [{ train: 'way', track: picked, ink: inkOfRun(0) }]);
    if (ways) return shownWays(track, position, through(ways, via), inksOf(ways), lit);
    if (open?.kind !== 'routes')
      return path.length > 0 ? NO_RUNS : track.runs(position, pastRuns(moment.events, track));
    return track.runs(position, draft ? drawnRuns(draft, open.trains) : proposedRuns(runs ?? [], open.trains));
  }, [face, position, ways, open, path, runs, draft, via, lit, moment]);
}

/** The signs around a tile being tried out. */
function useTileInHand(
  picture: BoardPicture | undefined,
  position: Core,
  tried: string | null,
): PictureHand | undefined {
  const { face, desk, path } = useTable();
  return useMemo(() => {
    const at = tried === null ? undefined : picture?.hexes.find((hex) => hex.id === tried);
    if (!at || !desk || !face.track) return undefined;
    const { x, y } = at;
    const now = Number(path.at(-1)!.chosen[ROTATION]);
    return { x, y, rotations: rotationsOf(path), now, joints: face.track.joints(desk.state, position, at.id) };
  }, [picture, position, tried, desk, face, path]);
}

/** The touchable track while a way is picked. */
function useTouchable(runs: readonly PictureRun[]): BoardPicture['touchable'] {
  const { path } = useTable();
  const asked = isWayChoice(path.at(-1));
  return useMemo(() => {
    if (!asked) return undefined;
    const pieces = new Map(runs.flatMap((run) => run.pieces).map((piece) => [piece.id, piece]));
    return [...pieces.values()].map((piece) => ({ ...piece, hex: hexOfPiece(piece.id) }));
  }, [asked, runs]);
}
