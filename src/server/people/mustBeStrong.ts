// Refuses passwords that attackers try first: common words, runs of keys, one's own name or address.
import { Fault } from '../http/fault.ts';
import { commonWords } from './commonPasswords.ts';

interface Owner {
  readonly name: string;
  readonly email?: string | null | undefined;
}

export function mustBeStrong(password: string, owner: Owner): void {
  if (isWeak(password, owner)) throw new Fault('weakPassword');
}

function isWeak(password: string, { name, email }: Owner): boolean {
  const text = plain(password);
  const letters = [text, withoutFigures(text)].map(coreOf);
  return (
    repeats(text) ||
    isRun(text.replaceAll(/[^\p{L}\p{N}]/gu, '')) ||
    NUMBER.test(text) ||
    isTwoRows(text) ||
    DATE.test(text.replaceAll(/[-./ ]/g, '')) ||
    letters.some((core) => commonWords.has(core) || commonWords.has(halfOf(core))) ||
    ownWords(name, email).some((word) => text.includes(word) && isLittle(text.replace(word, '')))
  );
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The text without spaces and without anything around its letters. */
const coreOf = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$|[\s_.-]+/gu, '');

const figures: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const withoutFigures = (text: string): string =>
  text.replaceAll(/[\d\s!?.*#-]+$/g, '').replaceAll(/[013457@$!]/g, (figure) => figures[figure] ?? figure);

/** Half of a text that repeats itself, else empty. */
const halfOf = (text: string): string => {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : '';
};

/** True if a few characters repeat again and again. */
const repeats = (text: string): boolean => new Set(text).size <= 2 || /^(.{1,4})\1+.{0,2}$/su.test(text);

/** True for a little addition beside a name: a year, a few letters. */
const isLittle = (rest: string): boolean => rest.length < 4 || !/\p{L}/u.test(rest);

/** Numbers of up to fourteen characters are weak: most are dates, telephones and ways over the keys. */
const NUMBER = /^[\d\s./+-]{1,14}$/;

/** True if letters and figures are each a row, mixed or in sequence: 1q2w3e4r, a1b2c3d4, 12345678a. */
function isTwoRows(text: string): boolean {
  const parts = [text.replaceAll(/\P{L}/gu, ''), text.replaceAll(/\D/g, '')];
  return (
    parts.join('').length === text.length && parts.every((part) => part.length < 3 || isRun(part) || repeats(part))
  );
}

const DATE = /^((19|20)\d\d[01]\d[0-3]\d|[0-3]\d[01]\d(19|20)\d\d)$/;

const rows = [
  '12345678901234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn',
]
  .concat('abcdefghijklmnopqrstuvwxyz')
  .flatMap((row) => [row, [...row].reverse().join('')]);

/**
 * True if it is made of pieces, each of three or more characters in a row on the keyboard, in the alphabet or in
 * counting.
 */
function isRun(text: string): boolean {
  for (let rest = text; rest !== ''; ) {
    let length = rest.length;
    while (length >= 3 && !rows.some((row) => row.includes(rest.slice(0, length)))) length -= 1;
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
}

/** The name and the address, and those parts of both that are long enough to mean something. */
function ownWords(name: string, email: string | null | undefined): string[] {
  const [mailbox = '', site = ''] = plain(email ?? '').split('@');
  const all = [
    plain(name),
    plain(name).replaceAll(/\s/g, ''),
    ...plain(name).split(/\s+/),
    mailbox,
    ...mailbox.split(/[._+-]/),
  ];
  return [...all, plain(email ?? ''), site.split('.')[0]!].filter((word) => word.length >= 3);
}
