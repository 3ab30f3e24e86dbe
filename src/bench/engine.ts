// Speed of the engine in a game: playouts, moves in place and immutable, hashes.
import {
  apply,
  applyInPlace,
  askedAlone,
  type Core,
  copy,
  type Game,
  hashState,
  isOver,
  type Move,
  playOut,
  rngFrom,
  seeded,
  setup,
  waiting,
  wander,
} from '../engine/index.ts';
import type { Figure } from './figure.ts';
import { rate } from './measure.ts';

const PLAYERS = 4;

export function engineFigures(game: Game): Figure[] {
  const start = startOf(game);
  const moves = movesOf(game, start);
  const playouts = rate(() => playOut(game, copy(start), playoutRng, MOVES));
  const inPlace = rate(() => tellInPlace(game, start, moves), moves.length);
  const immutable = rate(() => tell(game, start, moves), moves.length);
  const hashes = rate(() => hashState(start));
  return [
    { name: `${game.id}/playouts`, figure: playouts.figure, unit: 'games/s', n: playouts.n },
    { name: `${game.id}/in-place`, figure: inPlace.figure, unit: 'moves/s', n: inPlace.n },
    { name: `${game.id}/immutable`, figure: immutable.figure, unit: 'moves/s', n: immutable.n },
    { name: `${game.id}/ratio`, figure: inPlace.figure / immutable.figure, unit: 'in-place/immutable', n: 1 },
    { name: `${game.id}/hash`, figure: hashes.figure, unit: 'states/s', n: hashes.n },
  ];
}

function startOf(game: Game): Core {
  const ready = setup(game, { players: Math.min(PLAYERS, game.players[1]), asked: askedAlone(game) }, seeded('bench'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  return ready.state;
}

const playoutRng = rngFrom('bench');
/** Limit for random play, which can go on for ever where nobody has to do anything. */
const MOVES = 3000;

function movesOf(game: Game, start: Core): Move[] {
  const s = copy(start);
  const moves: Move[] = [];
  for (let [seat] = waiting(game, s); seat !== undefined; [seat] = waiting(game, s)) {
    const action = wander(game, s, seat, playoutRng);
    moves.push({ seat, action });
    applyInPlace(game, s, seat, action);
  }
  return moves;
}

/** The same moves as bots make them, and as people do: checked, frozen and with events. */
function tellInPlace(game: Game, start: Core, moves: readonly Move[]): void {
  const s = copy(start);
  for (const { seat, action } of moves) applyInPlace(game, s, seat, action as { type: string });
}

function tell(game: Game, start: Core, moves: readonly Move[]): void {
  let s = start;
  for (const { seat, action } of moves) {
    const outcome = apply(game, s, seat, action);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    s = outcome.state;
  }
  if (!isOver(s)) throw new Error('the game has no end');
}
