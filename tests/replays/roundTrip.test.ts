// Games of ours, exported as 18xx.games would write them and read again: every kind of action finds its way there and
// back, and an additional or missing pass changes nothing. `BINARIO_TRIPS` plays more of them, to their end.
import { describe, expect, test } from 'vitest';
import { rngFrom, seeded } from '../../src/engine/core/chance.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import { setup } from '../../src/engine/core/setup.ts';
import { tell } from '../../src/records/import18xx/drive.ts';
import type { ForeignRecord } from '../../src/records/import18xx/foreign.ts';
import { foreignFrom } from '../../src/records/import18xx/read.ts';
import { importer1856 } from '../../src/titles/1856/import18xx/index.ts';
import { game1856 } from '../../src/titles/1856/rules/index.ts';
import { atRest } from '../support/atRest.ts';
import { type Exported, exporter, type Written } from '../support/export18xx.ts';
import { likelyAction } from '../support/likely.ts';

const trips = Number(process.env.BINARIO_TRIPS ?? 0);
const MOST_MOVES = trips > 0 ? 5000 : 200;

const tables = Array.from({ length: trips || 4 }, (_, i) => ({
  seed: `trip ${i}`,
  players: 3 + (i % 4),
  rules: i % 3 === 2 ? Object.keys(importer1856.options) : [],
}));

function played({ seed, players, rules }: (typeof tables)[number]) {
  const options = Object.assign({}, ...rules.map((rule) => importer1856.options[rule]));
  const begun = setup(game1856, { players, asked: { rulings: '18xx.games', ...options } }, seeded(seed));
  if (!begun.ok) throw new Error(begun.problem.problem);
  const rng = rngFrom(seed);
  const { out, play, settle } = exporter();
  let s = settle(begun.state);
  for (let move = 0; !isOver(s) && move < MOST_MOVES; move++) {
    const seat = waiting(game1856, s)[0]!;
    s = play(s, seat, likelyAction(s, seat, rng));
  }
  return { out, end: s, players, rules };
}

type Game = ReturnType<typeof played>;

function recordOf({ end, players, rules }: Game, actions: readonly Written[]): ForeignRecord {
  const seats = Array.from({ length: players }, (_, i) => ({ id: `P${i + 1}`, name: `P${i + 1}` }));
  const status = isOver(end) ? { status: 'finished' } : {};
  const record = foreignFrom({
    title: '1856',
    players: seats,
    settings: { optional_rules: rules },
    actions,
    ...status,
  });
  if ('problem' in record) throw new Error(record.problem);
  return record;
}

/** Expects the importer to pass every position of ours with a decision, and to reach the same end. */
function expectSame(game: Game, { actions, before }: Pick<Exported, 'actions' | 'before'>): void {
  const outcome = tell(importer1856, recordOf(game, actions), {
    watch: ({ done, state }) => {
      const expected = before[done] ?? null;
      const got = expected && hashState(atRest(game1856, state));
      return expected === got ? null : { what: 'position', expected, got };
    },
  });
  expect(outcome).toMatchObject({ stop: null, done: actions.length });
  expect('state' in outcome && hashState(outcome.state)).toBe(hashState(game.end));
}

describe.each(tables)('$seed, $players players', (table) => {
  const game = played(table);
  const { actions, before, idle } = game.out;

  test('there and back', () => expectSame(game, game.out));

  test('passes that change nothing may be left out where somebody else comes next', () => {
    // a private is used by its company, so it counts as the same entity
    const isElse = (next: Written | undefined, { entity }: Written) =>
      next !== undefined && next.entity !== entity && next.entity_type !== 'company';
    const isLeftOut = (i: number) => idle[i] && isElse(actions[i + 1], actions[i]!);
    const kept = actions.flatMap((_, i) => (isLeftOut(i) ? [] : [i]));
    expect(kept.length).toBeLessThan(actions.length);
    expectSame(game, { actions: kept.map((i) => actions[i]!), before: kept.map((i) => before[i]!) });
  });
});
