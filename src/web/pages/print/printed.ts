// The printable parts of a game: its board for the most players, before the first move, and its tokens.
import { seeded, setup } from '../../../engine/index.ts';
import { loadGame } from '../../../titles/registry.ts';
import { wordsFor } from '../../../titles/words.ts';
import type { Lang } from '../../../words/phrases.ts';
import { mapTitle } from '../../board/mapTitle.ts';
import type { BoardPicture } from '../../board/picture.ts';
import { loadFace } from '../../kit/face.ts';
import type { Pieces } from './CutOut.tsx';

export interface Printed {
  readonly title: string;
  readonly picture: BoardPicture;
  readonly pieces: readonly Pieces[];
}

/** Null for a game without a map. */
export async function printed(id: string, lang: Lang): Promise<Printed | null> {
  const game = await loadGame(id);
  if (!game) return null;
  const players = Math.max(...game.players);
  const begun = setup(game, { players }, seeded('print'));
  if (!begun.ok) return null;
  const face = await loadFace(id, begun.state);
  if (!face.picture) return null;
  const words = await wordsFor(game, lang, Array<string>(players).fill(''));
  const counts = Object.entries(face.pieces?.(begun.state) ?? {});
  return {
    title: mapTitle(game, lang),
    picture: face.picture(begun.state, words, lang),
    pieces: counts.map(([company, count]) => ({ id: company, mark: face.marks[company]!, count })),
  };
}
