import { expect, test } from 'vitest';
import { splitCommand } from './splitCommand.ts';

test.each([
  ['python3 bot.py', ['python3', 'bot.py']],
  ['  a \t b  ', ['a', 'b']],
  [`"my bot" 'it''s' x"y z"`, ['my bot', 'its', 'xy z']],
  [String.raw`a\ b \"c "d\"e" 'f\g'`, ['a b', '"c', 'd"e', String.raw`f\g`]],
  ['a "" b', ['a', '', 'b']],
  ['rm -rf $HOME; ls | cat && `id` > x *', ['rm', '-rf', '$HOME;', 'ls', '|', 'cat', '&&', '`id`', '>', 'x', '*']],
  ['a\\', ['a\\']],
  ['', []],
  ['"open', null],
  ["a 'b", null],
])('%s', (text, words) => expect(splitCommand(text)).toEqual(words));
