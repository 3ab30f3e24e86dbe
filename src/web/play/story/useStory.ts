// The story of the table in lines, made once for all its readers.
import { useMemo } from 'react';
import { type Chapters, roundsOf } from '../../../match/turns.ts';
import type { Play } from '../Play.ts';
import { useTable } from '../useTable.ts';
import { type RoundLines, roundLines } from './turnLines.ts';

type Telling = Pick<Play, 'timeline' | 'words' | 'face' | 'game' | 'lang'>;

/** For a game whose face defines none: one move after the other. */
const plainChapters: Chapters = { rounds: [], turn: () => null, begins: () => null };

/** The last story made, as several parts of a table ask for the same. */
let made: { readonly by: Telling; readonly story: readonly RoundLines[] } | null = null;

function storyOf({ timeline, words, face, game, lang }: Telling): readonly RoundLines[] {
  if (made && made.by.timeline.line === timeline.line && made.by.words === words) return made.story;
  const rounds = roundsOf(timeline.line, face.chapters ?? plainChapters);
  const story = roundLines(rounds, { words, lang, face });
  made = { by: { timeline, words, face, game, lang }, story };
  return story;
}

export function useStory(): readonly RoundLines[] {
  const { timeline, words, face, game, lang } = useTable();
  return useMemo(() => storyOf({ timeline, words, face, game, lang }), [timeline, words, face, game, lang]);
}
