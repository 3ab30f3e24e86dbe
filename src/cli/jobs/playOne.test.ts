import { afterAll, expect, test } from 'vitest';
import { guard } from '../programs/keeper.ts';
import { programs } from '../programs/programs.ts';
import { type Job, playOne } from './playOne.ts';

const keeper = guard();
afterAll(() => keeper.end());

const job = (rest: Partial<Job>): Job => ({
  ...{ game: 'chicago-express', players: 2, asked: {}, seed: '3', bots: ['random'], playouts: 1 },
  ...{ audit: false, record: false, measure: false, ...rest },
});

test('a program that falls silent is not waited for twice: greedy plays its game to the end', async () => {
  const silent = `exec:sh -c 'read h; echo "{\\"ready\\":\\"x\\"}"; sleep 1000'`;
  const one = await playOne(job({ bots: [silent, 'random'], patience: 300 }), programs(keeper));
  const own = await playOne(job({ bots: ['greedy', 'random'] }), programs(keeper));
  expect(one).toMatchObject({ worth: own.worth, actions: own.actions });
  expect(one.replaced).toEqual({ 1: { moves: expect.any(Number), first: { failure: 'silent', text: '' } } });
  expect(one.ms).toBeLessThan(300 * one.replaced[1]!.moves);
});

test('events, phases and thoughts are there where they are asked for', async () => {
  const measured = await playOne(
    job({ game: 'first-line', bots: ['random', 'random'], measure: true }),
    programs(keeper),
  );
  expect(measured.counts).toMatchObject({ stockRoundBegan: 6, 'gameOver:lastSet': 1 });
  expect(measured.phases[0]).toBe('2');
  expect(measured.thought).toHaveLength(measured.actions);
  const plain = await playOne(job({ game: 'first-line', bots: ['random', 'random'] }), programs(keeper));
  expect(plain).toMatchObject({ worth: measured.worth, counts: {}, phases: [], thought: [] });
});
