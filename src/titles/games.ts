// The games alone, for programs of others: what the library of the engine offers beside engine and records.
import type { Game } from '../engine/index.ts';
import type { foreignReader } from '../records/index.ts';
import * as foreign from './foreign.ts';
import * as registry from './registry.ts';

export const gameIds: readonly string[] = registry.gameIds;

/** A game is loaded when it is asked for; undefined where there is none of this id. */
export const loadGame: (id: string) => Promise<Game | undefined> = registry.loadGame;

/** The record in the text of a file that 18xx.games wrote. */
export const importText: ReturnType<typeof foreignReader>['importText'] = foreign.importText;
