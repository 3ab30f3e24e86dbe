// The visible facts of a game, in a form that outlives our own changes: after every move a line with the seats that
// decide and a digest each of money, holdings, board and events. If the state changes its shape, the functions beside
// this file read the new one and give the same facts in the same words.
import type { GameEvent, Passed } from '../../../src/engine/core/event.ts';
import type { Game } from '../../../src/engine/core/game.ts';
import { canonical, hashText } from '../../../src/engine/core/hash.ts';
import { result, waiting } from '../../../src/engine/core/play.ts';
import type { Core } from '../../../src/engine/core/state.ts';
import { seen18mag } from './18mag.ts';
import { seen1856 } from './1856.ts';
import { seen1862 } from './1862.ts';
import { seen1865 } from './1865.ts';
import { seenChicago } from './chicago-express.ts';
import { eventTold } from './events.ts';

export interface Seen {
  readonly money: unknown;
  readonly holdings: unknown;
  readonly board: unknown;
}

const readers: Readonly<Record<string, (s: never) => Seen>> = {
  1856: seen1856,
  1862: seen1862,
  1865: seen1865,
  '18mag': seen18mag,
  'chicago-express': seenChicago,
};

export const HEADING = 'move decides money holdings board events worth';

const digest = (x: unknown): string => hashText(canonical(x)).slice(0, 8);

/** False for steps without any choice, which the log of games with trains leaves out. */
const isTold = (game: Game, event: GameEvent): boolean =>
  !game.trains || event.type !== 'passed' || !(event as Passed).forced;

/** The line of one move. */
export function lineOf(game: Game, s: Core, events: readonly GameEvent[], move: number): string {
  const { money, holdings, board } = readers[game.id]!(s as never);
  const decides = waiting(game, s).join('+') || '-';
  const told = events.filter((event) => isTold(game, event)).map((event) => eventTold(game.id, event));
  return [move, decides, ...[money, holdings, board, told, result(game, s).worth].map(digest)].join(' ');
}
