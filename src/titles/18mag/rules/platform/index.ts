// What 18xx.games does otherwise than the book (RULINGS.md). Each file is one such point: it asks its ruling at run time and
// wraps frames, steps or the set-up. The book's own files do not know of it.
import type { Game } from '../../../../engine/core/game.ts';
import { wrapped } from '../../../../kernel/wrapping.ts';
import type { State18Mag } from '../state.ts';
import { noTrainSold, type Rounds } from './noTrainSold.ts';
import { priorityAfterDraft } from './priorityAfterDraft.ts';
import { startStacks } from './startStacks.ts';
import { terrainToken } from './terrainToken.ts';
import { wagons } from './wagons.ts';

/** `rounds` are the operating rounds of the book. */
export const withPlatform = (book: Game<State18Mag>, rounds: Rounds): Game<State18Mag> =>
  wrapped(book, [
    startStacks, // R010
    priorityAfterDraft, // R025
    noTrainSold(rounds), // R032-R037
    terrainToken, // R064
    wagons, // R093
  ]);
