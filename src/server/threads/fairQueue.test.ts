import { expect, test } from 'vitest';
import { fairQueue, TooManyWait } from './fairQueue.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Works that end on command, and the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  return {
    begun,
    work,
    async endOne() {
      ends.shift()!();
      await turn();
    },
  };
}

test('who has asked for one thing waits for one of the other, not for all', async () => {
  const { begun, work, endOne } = works();
  const queue = fairQueue({ places: 1 });
  for (const n of [1, 2, 3, 4]) void queue.run('ada', work(`ada ${n}`));
  void queue.run('bob', work('bob 1'));
  void queue.run('carla', work('carla 1'));
  for (let i = 0; i < 6; i++) await endOne();
  expect(begun).toEqual(['ada 1', 'ada 2', 'bob 1', 'carla 1', 'ada 3', 'ada 4']);
});

test('one owner does not take every place', async () => {
  const { begun, work, endOne } = works();
  const queue = fairQueue({ places: 2, each: 1 });
  for (const n of [1, 2]) void queue.run('ada', work(`ada ${n}`));
  expect(begun).toEqual(['ada 1']);
  void queue.run('bob', work('bob 1'));
  expect(begun).toEqual(['ada 1', 'bob 1']);
  await endOne();
  expect(begun).toEqual(['ada 1', 'bob 1', 'ada 2']);
});

test('too much of one owner is refused, and a work that fails gives its place back', async () => {
  const queue = fairQueue({ places: 1, waiting: 1 });
  const failing = queue.run('ada', async () => {
    await turn();
    throw new Error('no');
  });
  const second = queue.run('ada', async () => 'second');
  await expect(queue.run('ada', async () => 'third')).rejects.toBeInstanceOf(TooManyWait);
  await expect(failing).rejects.toThrow('no');
  expect(await second).toBe('second');
  expect(await queue.run('ada', async () => 'fourth')).toBe('fourth');
});

test('however many pass by, every other place goes to those who are seated, and no more pass by than may wait', async () => {
  const { begun, work, endOne } = works();
  const queue = fairQueue({ places: 1, passing: 3 });
  for (const n of [1, 2, 3, 4]) void queue.run(`stranger ${n}`, work(`stranger ${n}`), 'passing');
  await expect(queue.run('stranger 5', work('stranger 5'), 'passing')).rejects.toBeInstanceOf(TooManyWait);
  for (const n of [1, 2]) void queue.run('ada', work(`ada ${n}`));
  for (let i = 0; i < 6; i++) await endOne();
  expect(begun).toEqual(['stranger 1', 'ada 1', 'stranger 2', 'ada 2', 'stranger 3', 'stranger 4']);
});
