// What 18xx.games does otherwise than the book (RULINGS.md). Each file is one such point. It asks its ruling and wraps the
// book's frames, steps or set-up, so that the book's own files do not know of it.
import type { Game } from '../../../engine/core/game.ts';
import { wrapped } from '../../../kernel/wrapping.ts';
import type { State18Mag } from '../state.ts';
import { noTrainSold, type Rounds } from './noTrainSold.ts';
import { priorityAfterDraft } from './priorityAfterDraft.ts';
import { startStacks } from './startStacks.ts';
import { terrainToken } from './terrainToken.ts';
import { wagons } from './wagons.ts';

/** `rounds` are the operating rounds of the book. */
export const withPlatform = (book: Game<State18Mag>, rounds: Rounds): Game<State18Mag> =>
  wrapped(book, [startStacks, priorityAfterDraft, noTrainSold(rounds), terrainToken, wagons]);
