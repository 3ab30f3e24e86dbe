import { expect, test } from 'vitest';
import { inTime } from '../testing/inTime.ts';
import { lastWord } from './lastWord.ts';

test('of several words about a table the last is heard, after a while or at the end', async () => {
  const heard: string[] = [];
  const words = lastWord<string>(20, (word) => heard.push(word));
  for (const word of ['a1', 'a2', 'a3']) words.say('a', word);
  words.say('b', 'b1');
  expect(heard).toEqual([]);
  await inTime(() => expect(heard).toEqual(['a3', 'b1']));
  words.say('a', 'a4');
  words.close();
  expect(heard).toEqual(['a3', 'b1', 'a4']);
});
