import { expect, test } from 'vitest';
import { goldenTimeline } from '../../../../tests/support/goldenTimeline.ts';
import type { Game } from '../../../engine/index.ts';
import { runLines } from '../../../web/play/story/runLines.ts';
import { withoutSums } from '../../../web/play/withoutSums.ts';
import type { Lang } from '../../../words/phrases.ts';
import { wordsFor } from '../../words.ts';
import { game1862 } from '../rules/index.ts';
import { face1862 } from './face.ts';

const game = game1862 as unknown as Game;
const { heads } = goldenTimeline(game, '4p-greedy', 479);

const told = async (seq: number, lang: Lang, face = face1862) => {
  const moment = heads.get(seq)!;
  return runLines(moment, moment.events, face, await wordsFor(game, lang, ['A', 'B', 'C', 'D']), lang);
};

test('a local, an express and a freight say what they are paid for', async () => {
  expect(await told(127, 'en')).toEqual([
    'A-train (local), Wisbech – March: Wisbech £20 + March £20; subsidy £20 for 2 hexes',
  ]);
  expect(await told(132, 'it')).toEqual(['treno A (espresso), Witham – Colchester: Witham £20 + Colchester £40']);
  expect(await told(479, 'en')).toEqual([
    "C-train (freight), Midlands – King's Lynn: Midlands £90 + 4 hexes to a port at £30",
    "C-train (freight), King's Lynn – port D1: port D1 £90; joined to the C-train, which is paid for the distance",
  ]);
});

test('a move without runs has nothing to itemise', async () => {
  expect(await told(126, 'en')).toEqual([]);
});

test('nothing is itemised at a table without help', async () => {
  expect(await told(127, 'en', withoutSums(face1862))).toEqual([]);
});
