import { describe, expect, test } from 'vitest';
import { goldenAt } from '../../../../tests/support/goldenAt.ts';
import { type Game, type Holder, POOL, percentOf, presidentOf, seatsOf, unitOf } from '../../../engine/index.ts';
import { owingOf, settlingOf } from '../rules/cgr/settling.ts';
import { CGR } from '../rules/companies.ts';
import { game1856 } from '../rules/index.ts';
import { certificateLimit } from '../rules/limits.ts';
import { priceOf, type State1856 } from '../rules/state.ts';
import { alsoUnhelped, type CgrForecast, forecastNow, forecastOf, keeping } from './cgrForecast.ts';
import { formationIn } from './formationIn.ts';

const at = (name: string, move: number) => goldenAt(game1856 as unknown as Game, name, move) as State1856;

/** Facts about the CGR in a position: price, president, limit, everybody's holdings. */
const cgrIn = (s: State1856) => ({
  price: priceOf(s, CGR),
  president: presidentOf(s, CGR),
  limit: certificateLimit(s),
  held: [...seatsOf(s), POOL].map((holder) => percentOf(s, CGR, holder as Holder) / unitOf(s, CGR)),
});

const foreseen = ({ cgr, limit }: CgrForecast, s: State1856) => ({
  price: cgr?.price,
  president: cgr?.president,
  limit: limit.after,
  held: [...seatsOf(s), POOL].map((one) => cgr?.holders.find(({ holder }) => holder === one)?.got ?? 0),
});

/** The next company to settle its loans. */
const owing = (s: State1856): string => owingOf(s, settlingOf(s).seats[0]!)[0]!;

const settle = (company: string, how: string) => ({ type: 'settleLoans', company, how });

describe('the CGR is foreseen as the engine then forms it', () => {
  // a president's last answer, and the position after all its consequences
  test.each([
    ['4p-cgr', 3, settle('CV', 'absorb'), 4],
    ['4p-cgr-platform-v2', 5, settle('CV', 'pay'), 10],
  ] as const)('%s, from the last answer', (name, last, answer, after) => {
    const now = at(name, last);
    const seen = forecastOf(now, formationIn(now, answer)!);
    expect(foreseen(seen, now)).toEqual(cgrIn(at(name, after)));
  });

  test('from before the first answer, if presidents answer so', () => {
    const now = at('4p-cgr-platform-v2', 1);
    const seen = forecastNow(now, (game, s, seat) =>
      keeping(game, s, seat)!.type !== 'settleLoans' || !owing(s).startsWith('CV')
        ? keeping(game, s, seat)
        : settle('CV', 'pay'),
    );
    expect(foreseen(seen, now)).toEqual(cgrIn(at('4p-cgr-platform-v2', 10)));
  });
});

describe('from the purchase of the first 6-train', () => {
  const eve = at('4p-cgr', 0);
  const buys = { type: 'buyTrain', from: 'bank', train: '6-0', price: 700 };

  test('what becomes of each company with loans', () => {
    const formation = formationIn(eve, buys)!;
    const seen = forecastOf(formation.from, formation, eve);
    expect(seen.debtors.map(({ company, loans, short, fate }) => [company, loans, short, fate])).toEqual([
      ['BBG', 3, 300, 'absorbed'],
      ['CA', 2, 70, 'absorbed'],
      ['CPR', 4, 400, 'absorbed'],
      ['CV', 3, 300, 'president'],
      // it pays 700 for the train, and has 50 left
      ['GT', 2, 150, 'president'],
    ]);
    expect(seen.absorbed).toEqual(['BBG', 'CA', 'CPR']);
  });

  test('who answers is said', () => {
    expect(formationIn(eve, buys)!.assumed).toContainEqual({ seat: 4, action: settle('CV', 'pay') });
  });

  test('is told before the purchase is chosen, not beside another choice', () => {
    expect(formationIn(eve, null)?.state.cgr.stage).toBe('formed');
    expect(formationIn(eve, { type: 'buyTrain', from: 'CV' })).toBeNull();
    expect(formationIn(at('4p-cgr', 1), null)).toBeNull();
  });
});

test('what else is absorbed if nobody helps', () => {
  expect(alsoUnhelped(at('4p-cgr', 0))).toEqual({ companies: ['CV'], price: 100 });
});
