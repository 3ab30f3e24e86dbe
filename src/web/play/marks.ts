// What each place of the board is in the decision at hand.
import type { Value } from '../../engine/core/action.ts';
import type { GameEvent } from '../../engine/core/event.ts';
import { placesFrom } from '../../match/choicesAt.ts';
import { type Desk, levelOf, type Path } from '../../match/menu.ts';
import type { Mark } from '../board/picture.ts';

type Marks = ReadonlyMap<string, Mark>;

export function marksOf(desk: Desk, path: Path, isPlace: (id: string) => boolean): Marks {
  const marks = new Map<string, Mark>();
  for (const { value, refusal } of levelOf(desk, path).items) if (refusal) marks.set(String(value), 'refused');
  for (const id of placesFrom(desk, path, isPlace)) marks.set(id, 'choosable');
  for (const value of Object.values(path.at(-1)?.chosen ?? {}))
    for (const id of [value as Value | readonly Value[]].flat()) marks.set(String(id), 'chosen');
  return placesOnly(marks, isPlace);
}

/** The places that the last move was about. */
export function recentMarks(events: readonly GameEvent[], isPlace: (id: string) => boolean): Marks {
  const named = events.flatMap((event) => Object.values(event).flat());
  return placesOnly(new Map(named.map((value) => [String(value), 'recent'])), isPlace);
}

const placesOnly = (marks: ReadonlyMap<string, Mark>, isPlace: (id: string) => boolean): Marks =>
  new Map([...marks].filter(([id]) => isPlace(id)));
