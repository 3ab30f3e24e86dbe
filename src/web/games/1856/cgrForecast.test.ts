import { describe, expect, test } from 'vitest';
import { goldenAt } from '../../../../tests/support/goldenAt.ts';
import { goldenEntries } from '../../../../tests/support/goldenEntries.ts';
import {
  type Action,
  type Game,
  type Holder,
  POOL,
  percentOf,
  presidentOf,
  seatsOf,
  unitOf,
} from '../../../engine/index.ts';
import { CGR } from '../../../games/1856/companies.ts';
import { game1856 } from '../../../games/1856/index.ts';
import { certificateLimit } from '../../../games/1856/limits.ts';
import { priceOf, type State1856 } from '../../../games/1856/state.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import { alsoUnhelped, forecastNow, forecastOf } from './cgrForecast.ts';
import { dutyIn, formationIn } from './Outlook.tsx';

const game = game1856 as unknown as Game;
const at = (name: string, move: number) => goldenAt(game, name, move) as State1856;

/** What everybody holds of it, the pool last. */
const held = (s: State1856): [string, number][] =>
  [...seatsOf(s), POOL].map((holder) => [String(holder), percentOf(s, CGR, holder as Holder) / unitOf(s, CGR)]);

/** The records, and the moves before and after the formation: presidents answer as people did. */
describe.each([
  ['4p-cgr', 0],
  ['4p-cgr-platform-v2', 0],
  ['3p-whole-cgr', 975],
])('the forecast of %s', (name, bought) => {
  const answers = goldenEntries(game, name, bought + 1);
  const eve = at(name, bought);
  const course = formationIn(eve, goldenEntries(game, name, bought)[0] as unknown as Record<string, unknown>)!;

  test('from the purchase of the first 6-train on tells what everybody assumed', () => {
    const seen = forecastOf(eve, course);
    expect(course.state.cgr.stage).toBe(seen.cgr ? 'formed' : 'never');
    expect(seen.debtors.filter(({ fate }) => fate === 'absorbed').map(({ company }) => company)).toEqual(
      [...seen.absorbed].sort(),
    );
  });

  test('is what the engine does, if presidents answer as they did', () => {
    // the first position in which the CGR is there, and the last one before the loans are settled
    let after = bought + 1;
    while (at(name, after).cgr.stage === 'due') after++;
    while (at(name, after).flow.some(({ kind }) => kind === 'exchange' || kind === 'settling')) after++;
    let before = bought + 1;
    while (!at(name, before + 1).flow.some(({ kind }) => kind === 'settling') && before + 1 < after) before++;
    const then = at(name, after);
    const left: Action[] = [...answers.slice(before - bought - 1, after - bought - 1)];
    const now = at(name, before);
    const seen = forecastNow(now, (_, s) => {
      const asked = s.flow.at(-1)!.kind;
      while (left.length > 0 && !['settleLoans', 'keepToken', 'discardTrain', 'pass'].includes(left[0]!.type))
        left.shift();
      return asked ? (left.shift() ?? null) : null;
    });
    expect(seen.cgr).not.toBeNull();
    expect(seen.cgr!.holders.map(({ holder, got }) => [String(holder), got])).toEqual(
      held(then).filter(([holder]) => seen.cgr!.holders.some((one) => String(one.holder) === holder)),
    );
    expect(seen.cgr).toMatchObject({ price: priceOf(then, CGR), president: presidentOf(then, CGR) });
    expect([seen.cgr!.treasury, seen.limit.after]).toEqual([treasuryOf(then, CGR), certificateLimit(then)]);
  });
});

test('nobody pays: more is absorbed', () => {
  console.log(alsoUnhelped(at('4p-cgr', 0)), dutyIn(at('4p-cgr', 221)));
});
