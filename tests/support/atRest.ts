// Plays a position on to its next decision, through all automatic steps.
import { moveOn } from '../../src/engine/core/apply.ts';
import type { Game } from '../../src/engine/core/game.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { canGoOn } from '../../src/engine/flow/settle.ts';
import { repeatWhile } from './bounded.ts';

export function atRest<S extends Core>(game: Game<S>, from: S): S {
  let s = from;
  repeatWhile(
    () => canGoOn(game, s),
    () => {
      s = moveOn(game, s, undefined);
    },
  );
  return s;
}
