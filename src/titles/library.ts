// The games alone, for other programs: the library's entry beside engine and records.
import type { Game } from '../engine/index.ts';
import type { foreignReader } from '../records/index.ts';
import * as foreign from './foreign.ts';
import * as registry from './registry.ts';

export const gameIds: readonly string[] = registry.gameIds;

/** Loads a game on demand; undefined if there is none with this id. */
export const loadGame: (id: string) => Promise<Game | undefined> = registry.loadGame;

/** The record in the text of a file from 18xx.games. */
export const importText: ReturnType<typeof foreignReader>['importText'] = foreign.importText;
