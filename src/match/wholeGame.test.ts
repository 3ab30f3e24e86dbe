import { expect, test } from 'vitest';
import { wholeGame } from './wholeGame.ts';

test('parts are asked for until there are no more, each after the last entry of the one before', async () => {
  const asked: number[] = [];
  const part = async (after: number) => {
    asked.push(after);
    const entries = [{ seq: after + 1 }, { seq: after + 2 }];
    return after < 4 ? { entries, more: true as const } : { entries };
  };
  const whole = await wholeGame({ ...(await part(0)), beginning: 'dealt' }, part as never);
  expect(whole).toEqual({ beginning: 'dealt', entries: [1, 2, 3, 4, 5, 6].map((seq) => ({ seq })) });
  expect(asked).toEqual([0, 2, 4]);
});
