// A seat between a game and a program, with a program in this process.
import { expect, test } from 'vitest';
import { luckOf, type SeededTable } from '../../bots/playGame.ts';
import { type Core, type Game, isOver } from '../../engine/index.ts';
import { loadInsight } from '../../titles/insights.ts';
import { loadGame } from '../../titles/registry.ts';
import { levelMind, type Mind, playWith } from '../jobs/mind.ts';
import type { FromProgram, ToProgram } from './messages.ts';
import { type Failure, type Program, ProgramFailed } from './program.ts';
import { answerIn, programSeat } from './programSeat.ts';

const game = (await loadGame('chicago-express'))!;
const insight = await loadInsight(game);
const table: SeededTable & { playouts: number } = { players: 3, seed: '4', playouts: 1 };
const levelAt = (level: 'greedy' | 'random', seat: number): Mind => levelMind(game, insight, level, table, seat);

/** A program that answers by this function, and what was said to it. */
function answering(answer: (message: ToProgram) => FromProgram | string): Program & { heard: ToProgram[] } {
  const heard: ToProgram[] = [];
  return {
    heard,
    isRunning: true,
    tell: (message) => void heard.push(message),
    async ask(message) {
      heard.push(message);
      const said = answer(message);
      return typeof said === 'string' ? said : JSON.stringify(said);
    },
    end() {},
  };
}

/** Seat 1 is the program's, the others play at random. */
async function played(program: Program | ProgramFailed, on: Game = game) {
  const greedy = levelAt('greedy', 1);
  const seat = programSeat({ game: on, table, seat: 1, program, patience: 1000, greedy });
  const whys: unknown[] = [];
  const over = await playWith(on, table, [seat, levelAt('random', 2), levelAt('random', 3)], {
    moved: (_, by, { why }) => void (by === 1 && whys.push(why)),
  });
  if (!over.ok) throw new Error(over.problem.problem);
  return { ...over, replaced: seat.replaced(), whys };
}

const withGreedy = await played(new ProgramFailed('gone', 'nowhere'));

/** A program that walks down the tree, the first value each time, and never knows a rule. */
const walker = () =>
  answering((message) => {
    if (message.type !== 'turn' && message.type !== 'choices') return 'not asked';
    const choice = message.choices[0]!;
    const { open } = choice;
    if (!open || (open.kind === 'list' && open.mayStop)) return { move: choice.chosen, why: 'the first there is' };
    const value = open.kind === 'int' ? open.min : 'values' in open ? open.values[0]! : null;
    const before = Object.values(choice.chosen).slice(1).flat() as (string | number)[];
    return { ask: { type: choice.type, values: [...before, value] } };
  });

test('a program that knows no rules plays a whole game by asking for branches', async () => {
  const program = walker();
  const { state, replaced, whys } = await played(program);
  expect([isOver(state), replaced]).toEqual([true, null]);
  expect(new Set(whys)).toEqual(new Set(['the first there is']));
  expect(program.heard[0]).toMatchObject({ type: 'game', seat: 1, players: 3, luck: luckOf('4', 1) });
  expect(program.heard.filter(({ type }) => type === 'choices').length).toBeGreaterThan(10);
  expect(program.heard.at(-1)).toMatchObject({ type: 'over', winner: expect.any(Array) });
});

test('it is sent what its seat may see: no draws, no generator, no seed', async () => {
  const program = walker();
  const { state } = await played(program);
  const keys = new Set<string>();
  JSON.parse(JSON.stringify(program.heard), (key, value) => {
    keys.add(key);
    return value;
  });
  expect(['state', 'flow', 'choices'].filter((key) => keys.has(key))).toHaveLength(3);
  expect(['chance', 'drawn', 'follow', 'rng', 'seed', 'draws'].filter((key) => keys.has(key))).toEqual([]);
  expect((state as Core).chance.rng).not.toBeNull(); // there was something to hide
});

const wrong: readonly (readonly [string, Failure, FromProgram | string])[] = [
  ['an illegal move', 'illegal', { move: { type: 'bid', amount: 99_999 } }],
  ['a move that is none', 'illegal', { move: null }],
  ['no JSON', 'nonsense', '{"move":'],
  ['another answer', 'nonsense', { ready: 'again' }],
  ['a list', 'nonsense', '[]'],
  ['a question that is none', 'nonsense', '{"ask":{"type":7}}'],
  ['questions without end', 'flood', { ask: {} }],
];

test.each(wrong)('%s: greedy moves in its place, and it is counted', async (_, failure, answer) => {
  const program = answering(() => answer);
  const { moves, replaced } = await played(program);
  expect(moves).toEqual(withGreedy.moves);
  const own = moves.filter(({ seat }) => seat === 1).length;
  expect(replaced).toMatchObject({ moves: own, first: { failure } });
  const told = program.heard.filter(({ type }) => type === 'replaced');
  expect(told).toHaveLength(own);
  expect(told[0]).toHaveProperty('refusal', failure === 'illegal' ? expect.any(Object) : null);
});

test('one that could not be started is replaced from the first move on', () => {
  expect(withGreedy.replaced).toMatchObject({ first: { failure: 'gone', text: 'nowhere' } });
});

test('a program that errs once plays on', async () => {
  let turns = 0;
  const good = walker();
  const program: Program = {
    ...good,
    ask: (message, milliseconds) =>
      message.type === 'turn' && ++turns === 3 ? Promise.resolve('{}') : good.ask(message, milliseconds),
  };
  expect((await played(program)).replaced).toMatchObject({ moves: 1, first: { failure: 'nonsense', text: '{}' } });
});

test.each([
  ['an unknown kind', { type: 'steal' }],
  ['a value that is not offered', { type: 'bid', values: [1] }],
  ['an end where nothing can end', { type: 'bid', values: [null] }],
  ['a list where a number belongs', { type: 'bid', values: [[{ train: 1 }]] }],
  ['too many values', { type: 'bid', values: [7, 7] }],
])('%s is refused, and may be asked', async (_, ask) => {
  let refused: unknown = null;
  const program = answering((message) => {
    if (message.type === 'turn') return { ask } as FromProgram;
    if (message.type === 'refused') refused ??= message;
    return '{}';
  });
  await played(program);
  expect(refused).toMatchObject({ type: 'refused' });
});

test('reasons are kept if they are short, and sentences are cut', () => {
  expect(answerIn('{"move":{"type":"pass"},"why":"so"}')).toEqual({ move: { type: 'pass' }, why: 'so' });
  expect(() => answerIn(`"${'x'.repeat(200)}"`)).toThrow(/^"x{79}…$/);
});
