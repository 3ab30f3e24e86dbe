// Variants and their combinations (R177, R213). Their effects are tested beside the rules.
import { expect } from 'vitest';
import { choose, type SetupProblem } from '../../../src/engine/core/options.ts';
import { game1862 } from '../../../src/titles/1862/rules/index.ts';
import { rule } from '../../support/rule.ts';

const problem = (asked: Record<string, string>, players = 4): SetupProblem | null => {
  const chosen = choose(game1862, players, asked);
  return 'problem' in chosen ? chosen : null;
};

const simple = ['simpleExpress', 'simpleFreight'];

rule.each('1862-R177', 'beginners play a simple variant, in shorter play too', simple, (trains) => {
  expect(problem({ trains, beginners: 'yes' })).toBeNull();
  expect(problem({ trains, beginners: 'yes', shorter: 'yes' })).toBeNull();
});

rule.each(
  '1862-R213',
  'beginners do not play with several kinds of train',
  ['all', 'advancedExpress', 'advancedFreight'],
  (trains) =>
    expect(problem({ trains, beginners: 'yes' })).toEqual({
      problem: 'optionNeeds',
      id: 'beginners',
      option: 'trains',
      values: simple,
    }),
);

rule.each('1862-R213', 'shorter play fixes the number of trains', ['short', 'long'], (length) => {
  expect(problem({ length, shorter: 'yes' })).toEqual({
    problem: 'optionNeeds',
    id: 'length',
    option: 'shorter',
    values: ['no'],
  });
  expect(problem({ length })).toBeNull();
});

rule('1862-R213', 'everything else combines freely', () => {
  const trains = game1862.options.find(({ id }) => id === 'trains')!.values;
  for (const kind of trains)
    for (const shorter of [{ shorter: 'yes' }, { length: 'short' }, { length: 'long' }, {}])
      for (const eightTokens of ['yes', 'no'])
        for (const homeForced of ['yes', 'no'])
          expect(problem({ trains: kind, ...shorter, eightTokens, homeForced })).toBeNull();
});

rule('1862-R006', 'only seven and eight players leave out the companies that are added for them', () => {
  expect(problem({ optionalCompanies: 'off' }, 6)).toEqual({
    problem: 'optionPlayers',
    id: 'optionalCompanies',
    players: [7, 8],
  });
  expect([7, 8].map((players) => problem({ optionalCompanies: 'off' }, players))).toEqual([null, null]);
});
