import { expect, test } from 'vitest';
import { mustBeStrong } from './mustBeStrong.ts';

const owner = { name: 'Ada Lovelace', email: 'ada.byron@engines.example' };
const isWeak = (password: string) => {
  try {
    mustBeStrong(password, owner);
    return false;
  } catch {
    return true;
  }
};

test('what is tried first is refused', () => {
  for (const password of [
    ...[
      'password',
      'Password1',
      'P@ssw0rd!',
      'passwordpassword',
      'welcome2024',
      'letmein1',
      'iloveyou',
      'ti amo 123',
      'juventus1897',
    ],
    ...[
      '12345678',
      '87654321',
      '123456789012',
      'qwertyuiop',
      'qwerty123',
      'asdfghjk',
      '1qaz2wsx',
      'abcd1234',
      'zxcvbnm123',
    ],
    ...['aaaaaaaa', 'abababab', 'abcabcabc', '11112222', '19850412', '12/04/1985', 'binario2026', 'trustnoone1'],
    ...[
      '1q2w3e4r',
      '1q2w3e4r5t',
      'q1w2e3r4',
      'a1b2c3d4',
      '12345678a',
      'a12345678',
      '123456789a',
      'aa123456',
      'qwerty12',
    ],
    ...[
      '11223344',
      '147258369',
      '159753456',
      '333 4567890',
      'trustno1',
      'blink182',
      'jonathan',
      'Victoria1',
      'myspace1',
    ],
    ...[
      'Ada Lovelace',
      'adalovelace',
      'lovelace99',
      'ada.byron',
      'byron1815',
      'ada.byron@engines.example',
      'engines2026',
    ],
  ])
    expect([password, isWeak(password)]).toEqual([password, true]);
});

test('a sentence, or what a machine made, is not', () => {
  for (const password of [
    ...['correct horse', 'battery staple', 'new sentence', 'something else', 'il treno delle 7 e 40', 'wrong horse'],
    ...[
      'k3Jx-9vQ2-pLm0',
      'Zq8!rT2w',
      'adagio con brio',
      'canada99x',
      'my lovelace engine of 1843',
      'passing the station slowly',
    ],
  ])
    expect([password, isWeak(password)]).toEqual([password, false]);
});
