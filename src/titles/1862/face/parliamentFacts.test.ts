import { expect, test } from 'vitest';
import { goldenAt } from '../../../../tests/support/goldenAt.ts';
import { begin, type Game, waiting } from '../../../engine/index.ts';
import { game1862 } from '../rules/index.ts';
import { own, type State1862 } from '../rules/state.ts';
import { parliamentFacts } from './parliamentFacts.ts';

const at = (name: string, move: number) => goldenAt(game1862 as unknown as Game, name, move) as State1862;

test('what is to be had is what the engine lets open an auction for', () => {
  const s = at('4p-platform', 16);
  const { open } = begin(game1862, s, waiting(game1862, s)[0]!, 'openAuction')!;
  const facts = parliamentFacts(s);
  expect(facts.available.map(({ company }) => company).sort()).toEqual(
    open?.kind === 'oneOf' && [...open.values].sort(),
  );
  expect(facts.available.every(({ company, permit }) => permit === own(s, company).permit)).toBe(true);
  expect(facts.waves.map(({ phase }) => phase)).toEqual(['B', 'C']);
});

test('an obligation says what is missing and what it costs', () => {
  const s = at('3p-beginners', 5);
  const owed = { company: 'WNR', seat: 2 } as const;
  s.obligations = [owed];
  s.companies.WNR = { ...own(s, 'WNR'), status: 'started', ipo: 60, floated: false };
  const [one] = parliamentFacts(s).obligations;
  expect(one).toMatchObject({ ...owed, fine: 300 });
  expect(one!.toSell).toBeLessThanOrEqual(50);
});
