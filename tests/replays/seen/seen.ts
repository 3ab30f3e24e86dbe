// The visible facts of a game, in a form that outlives our own changes: after every move a line with the seats that
// decide and a digest each of money, holdings, board and events. If the state changes its shape, the functions beside
// this file read the new one and give the same facts in the same words.
import type { GameEvent, Passed } from '../../../src/engine/core/event.ts';
import type { Game } from '../../../src/engine/core/game.ts';
import { canonical, hashText } from '../../../src/engine/core/hash.ts';
import { result, waiting } from '../../../src/engine/core/play.ts';
import type { Core } from '../../../src/engine/core/state.ts';
import { gameIds } from '../../../src/titles/registry.ts';
import { eventTold } from './events.ts';

export interface Seen {
  readonly money: unknown;
  readonly holdings: unknown;
  readonly board: unknown;
}

/** Each title has a file beside this one, which reads its positions. */
const readerOf = async (id: string) => ((await import(`./titles/${id}.ts`)) as { seen: (s: never) => Seen }).seen;

const readers = new Map(await Promise.all(gameIds.map(async (id) => [id, await readerOf(id)] as const)));

export const HEADING = 'move decides money holdings board events worth';

const digest = (x: unknown): string => hashText(canonical(x)).slice(0, 8);

/** False for steps without any choice, which the log of games with trains leaves out. */
const isTold = (game: Game, event: GameEvent): boolean =>
  !game.trains || event.type !== 'passed' || !(event as Passed).forced;

/** The line of one move. */
export function lineOf(game: Game, s: Core, events: readonly GameEvent[], move: number): string {
  const { money, holdings, board } = readers.get(game.id)!(s as never);
  const decides = waiting(game, s).join('+') || '-';
  const told = events.filter((event) => isTold(game, event)).map((event) => eventTold(game.id, event));
  return [move, decides, ...[money, holdings, board, told, result(game, s).worth].map(digest)].join(' ');
}
