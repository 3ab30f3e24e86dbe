import { expect, test } from 'vitest';
import { type Action, applyInPlace, checkWhole, copy, rngFrom, seeded, setup, view, waiting } from '../engine/index.ts';
import { loadInsight } from '../titles/insights.ts';
import { gameIds, loadGame } from '../titles/registry.ts';
import type { Why } from './bot.ts';
import { DUTY } from './kit/situation.ts';
import { botNamed } from './levels.ts';
import type { BotName } from './names.ts';

const MOVES = 40;

/** What this bot would do at each move of a game that greedy plays, with its reasons. */
async function along(id: string, name: BotName, moves = MOVES): Promise<{ actions: Action[]; told: Why[] }> {
  const game = (await loadGame(id))!;
  const insight = await loadInsight(game);
  const s = copy((setup(game, { players: 3 }, seeded('levels')) as { state: object }).state) as ReturnType<typeof view>;
  const actions: Action[] = [];
  const told: Why[] = [];
  for (let move = 0; move < moves; move++) {
    const seat = waiting(game, s)[0]!;
    const thinking = { insight, playouts: 0, because: (why: Why) => told.push(why) };
    const action = botNamed(name)(game, view(s), seat, { ...thinking, rng: rngFrom(`${move}`) });
    expect(checkWhole(game, s, seat, action)).toBeNull();
    actions.push(action);
    applyInPlace(game, s, seat, botNamed('greedy')(game, view(s), seat, { ...thinking, rng: rngFrom(`${move}`) }));
  }
  return { actions, told };
}

/** Moves at which two bots differ. */
const apart = (one: readonly Action[], other: readonly Action[]): number =>
  one.filter((action, i) => JSON.stringify(action) !== JSON.stringify(other[i])).length;

test.each(gameIds)('%s: an expert plays as greedy does, an apprentice errs, skilled ones less', async (id) => {
  const [greedy, expert, skilled, apprentice] = await Promise.all(
    (['greedy', 'expert', 'skilled', 'apprentice'] as const).map((name) => along(id, name)),
  );
  expect(expert!.actions).toEqual(greedy!.actions);
  const slips = [skilled!, apprentice!].map(({ actions }) => apart(actions, greedy!.actions));
  expect(slips[0]).toBeGreaterThan(0);
  expect(slips[1]).toBeGreaterThanOrEqual(slips[0]!);
});

test('an adviser’s bot says by how much its move is better', async () => {
  const { told } = await along('1865', 'expert');
  const kinds = new Set(told.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['duty', 'passed', 'worth']);
  for (const why of told) {
    if (why.kind === 'worth') expect(why.more).toBeGreaterThanOrEqual(0);
    if (why.kind === 'worth') expect(why.more).toBeLessThan(DUTY / 4);
    if (why.kind === 'passed') expect(why.short).toBeGreaterThanOrEqual(0);
  }
});

test('a builder keeps more in the treasury than an investor, and a raider sells what they keep', async () => {
  const [builder, investor, raider] = await Promise.all(
    (['greedy:builder', 'greedy:investor', 'greedy:raider'] as const).map((name) => along('1865', name, 300)),
  );
  const kept = ({ actions }: { actions: readonly Action[] }) =>
    actions.filter((action) => action.type === 'dividend' && 'kind' in action && action.kind === 'withhold').length;
  const sold = ({ actions }: { actions: readonly Action[] }) =>
    actions.filter(({ type }) => type === 'sellShares').length;
  expect(kept(builder!)).toBeGreaterThan(kept(investor!));
  expect(sold(raider!)).toBeGreaterThan(Math.max(sold(builder!), sold(investor!)));
});

test('tempers show where no adviser weighs', async () => {
  const [greedy, ...others] = await Promise.all(
    (['greedy', 'greedy:builder', 'greedy:investor', 'greedy:raider'] as const).map((name) =>
      along('chicago-express', name, 80),
    ),
  );
  for (const { actions } of others) expect(apart(actions, greedy!.actions)).toBeGreaterThan(0);
});
