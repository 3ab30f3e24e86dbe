// The role of each place of the board in the present decision.
import type { Choice, GameEvent, Seat, Value } from '../../engine/index.ts';
import { placesFrom } from '../../match/choicesAt.ts';
import { fieldsOf } from '../../match/fieldsOf.ts';
import { type Desk, menuOf, type Path } from '../../match/menu.ts';
import { eventsSince } from '../../match/since.ts';
import type { Moment } from '../../match/timeline.ts';
import type { BoardPicture, Mark } from '../board/picture.ts';
import type { GameFace } from '../kit/face.ts';
import { isAside } from './decision/asides.ts';
import { offeredCompanies } from './decision/waysAt.ts';
import { circlesOf } from './layers/circlesOf.ts';

type Marks = ReadonlyMap<string, Mark>;

/** The hexes of a field's value; none if the value is not a place. */
export type PlacesOf = (id: string) => readonly string[];

/** More refusals than this would cover the board. */
const FEW = 24;

export function marksOf(desk: Desk, path: Path, placesOf: PlacesOf): Marks {
  const { items } = menuOf(desk, path);
  const refused = placed(
    items.filter((item) => item.refusal).map((item) => String(item.value)),
    placesOf,
  );
  const chosen = Object.values(path.at(-1)?.chosen ?? {}).flatMap((value) =>
    [value as Value | readonly Value[]].flat().map(String),
  );
  return new Map<string, Mark>([
    ...(refused.length > FEW ? [] : refused.map((id) => [id, 'refused'] as const)),
    ...withStops(choosable(desk, path, placesOf), placesOf).map((id) => [id, 'choosable'] as const),
    ...withStops(chosen, placesOf).map((id) => [id, 'chosen'] as const),
  ]);
}

/** The homes of the companies on offer: a touch on one picks it. Some stand there before they start. */
export function homeMarks(desk: Desk, path: Path, face: GameFace, picture: BoardPicture): Marks {
  const started = new Set(face.track?.companies(desk.state));
  const homes = offeredCompanies(desk, path, face).flatMap((id) =>
    circlesOf(picture, face.marks[id]!).filter(({ waits }) => waits || !started.has(id)),
  );
  return new Map(
    homes.flatMap(({ hex, stop }) => [hex, ...(stop === undefined ? [] : [stop])]).map((id) => [id, 'choosable']),
  );
}

/** The places named by a card under the pointer or in focus. */
export const weighedMarks = ({ chosen }: Choice, placesOf: PlacesOf): Marks =>
  new Map(withStops(Object.values(chosen).flat().map(String), placesOf).map((id) => [id, 'chosen']));

/** The choosable places; at the top, only those of the decision itself, as actions beside it are chosen by their cards. */
function choosable(desk: Desk, path: Path, placesOf: PlacesOf): string[] {
  const isPlace = (id: string) => placesOf(id).length > 0;
  if (path.length > 0) return [...placesFrom(desk, path, isPlace)];
  const { items } = menuOf(desk, path);
  const begun = items.flatMap(({ value, next }) => {
    const type = String(value);
    return next && !isAside(desk, type) && isAboutPlaces(desk, type, isPlace) ? [next] : [];
  });
  return begun.flatMap((choice) => [...placesFrom(desk, [choice], isPlace)]);
}

/** True if a kind of action involves a place at all; other kinds are not searched. */
function isAboutPlaces({ game, state }: Desk, type: string, isPlace: (id: string) => boolean): boolean {
  const fields = fieldsOf(game, state, type);
  return fields?.names.some((name) => fields.ids(name).some((id) => isPlace(String(id)))) ?? false;
}

/** The places of the last move. */
export function recentMarks(events: readonly GameEvent[], placesOf: PlacesOf): Marks {
  const named = events.flatMap((event) => Object.values(event).flat());
  return new Map(placed(named.map(String), placesOf).map((id) => [id, 'recent']));
}

/** The places changed since one's own last move; after a long absence those of the last move alone. */
export function sinceMarks(line: readonly Moment[], mine: readonly Seat[], placesOf: PlacesOf): Marks {
  const all = recentMarks(eventsSince(line, mine), placesOf);
  return all.size > FEW || all.size === 0 ? recentMarks(line.at(-1)!.events, placesOf) : all;
}

const placed = (ids: readonly string[], placesOf: PlacesOf): string[] => ids.flatMap((id) => placesOf(id));

/** Adds the hexes of places, and the cities meant in them: a hex may have two. */
const withStops = (ids: readonly string[], placesOf: PlacesOf): string[] =>
  ids.flatMap((id) => {
    const places = placesOf(id);
    return places.length === 0 || places.includes(id) ? places : [...places, id];
  });
