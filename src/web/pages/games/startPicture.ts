// Sets a game up only to draw its board, with the same engine, face and board as at the table.
import type { ComponentType } from 'react';
import { seeded, setup } from '../../../engine/index.ts';
import { loadGame } from '../../../titles/registry.ts';
import { wordsFor } from '../../../titles/words.ts';
import type { Lang } from '../../../words/phrases.ts';
import { Board, type BoardProps } from '../../board/Board.tsx';
import { PrintedMap } from '../../board/PrintedMap.tsx';
import type { BoardPicture } from '../../board/picture.ts';
import { loadFace } from '../../kit/face.ts';

export interface StartPicture {
  readonly Board: ComponentType<BoardProps>;
  /** The same board without anything to touch. */
  readonly Still: typeof PrintedMap;
  readonly picture: BoardPicture;
}

export interface StartTable {
  readonly players: number;
  /** Options other than their default. */
  readonly asked?: Readonly<Record<string, string>>;
}

/** Null for a game without a picture of its board. */
export async function startPicture(id: string, table: StartTable, lang: Lang): Promise<StartPicture | null> {
  const { players } = table;
  const game = await loadGame(id);
  if (!game) return null;
  const begun = setup(game, table, seeded('title'));
  if (!begun.ok) return null;
  const face = await loadFace(id, begun.state);
  if (!face.picture) return null;
  const words = await wordsFor(game, lang, Array<string>(players).fill(''));
  return { Board, Still: PrintedMap, picture: face.picture(begun.state, words, lang) };
}
