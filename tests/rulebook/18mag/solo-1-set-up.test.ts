// Section 13: one player against István, the set-up (R163-R169, R195). are the rulings on István in RULINGS.md.
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/engine/core/chance.ts';
import { copy } from '../../../src/engine/core/copy.ts';
import { setup } from '../../../src/engine/core/setup.ts';
import { cashOf } from '../../../src/engine/money/bank.ts';
import { type MinorId, minorsOf } from '../../../src/titles/18mag/rules/companies.ts';
import { game18mag } from '../../../src/titles/18mag/rules/index.ts';
import { mapOf } from '../../../src/titles/18mag/rules/map.ts';
import { cardOf, network } from '../../../src/titles/18mag/rules/solo/cards.ts';
import { payBoardIncome } from '../../../src/titles/18mag/rules/solo/income.ts';
import { bestRunsWith } from '../../../src/titles/18mag/rules/wagons/best.ts';
import { repeatWhile } from '../../support/bounded.ts';
import { istvanTable } from '../../support/istvan18mag.ts';
import { rule } from '../../support/rule.ts';
import { draft18mag } from '../../support/table18mag.ts';

const levels = ['easy', 'medium', 'hard'] as const;

/** A table at which Ada has picked István's cards. */
function picked(minors: readonly MinorId[], asked: Readonly<Record<string, string>> = {}) {
  const table = draft18mag(['Ada'], { soloCards: 'picked', ...asked });
  for (const minor of minors) table.plays('Ada', { type: 'giveIstvan', minor });
  return table;
}

const drawnWith = (seed: string) => {
  const ready = setup(game18mag, { players: 1, asked: {} }, seeded(seed));
  if (!ready.ok) throw new Error(ready.problem.problem);
  return ready.state;
};

rule('18mag-R163', 'one player against István, by the rules for two', () => {
  const table = draft18mag(['Ada']);
  expect(game18mag.automata?.(1)).toEqual(['István']);
  expect(table.waiting).toEqual(['Ada']);
  expect(Object.keys(game18mag.worth(table.state))).toEqual(['1', '2']);
  expect(Object.keys(table.state.minors)).toEqual(['1', '2', '3', '4', '6', '7', '11']);
  expect(Object.keys(table.state.shares).toSorted()).toEqual(['LdStEG', 'RABA', 'SIK', 'SKEV']);
  expect(mapOf(table.state).hexes.A2!.name).toBe('Bécs');
});

rule.each(
  '18mag-R164',
  'two or three cards of one colour',
  levels.flatMap((level) => [
    { level, length: 'short', cards: 2 },
    { level, length: 'long', cards: 3 },
  ]),
  ({ level, length, cards }) => {
    const table = draft18mag(['Ada'], { soloLevel: level, soloLength: length });
    const got = table.told('istvanGotCard');
    expect(got).toHaveLength(cards);
    expect(got.every((event) => event.level === level)).toBe(true);
    const tiles = got.flatMap(({ company }) => cardOf(table.state, company as MinorId).tiles);
    expect(Object.keys(table.state.board.laid).toSorted()).toEqual([...new Set(tiles)].toSorted());
  },
);

// at random, unless the player picks them.
rule('18mag-R164', 'the cards are drawn by chance', () => {
  const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => Object.keys(drawnWith(seed).solo!.cards).join());
  expect(new Set(drawn).size).toBeGreaterThan(2);
});

rule('18mag-R164', 'or picked by the player, each once, of those in play', () => {
  const table = draft18mag(['Ada'], { soloCards: 'picked' });
  expect(table.values('Ada', 'giveIstvan')).toEqual(minorsOf(table.state));
  table.plays('Ada', { type: 'giveIstvan', minor: '6' });
  expect(table.refuses('Ada', { type: 'giveIstvan', minor: '6' })).toMatchObject({ code: 'istvan.hasCard' });
  expect(table.refuses('Ada', { type: 'giveIstvan', minor: '5' })).toMatchObject({
    code: 'istvan.noCard',
    rule: '18mag-R164',
  });
  table.plays('Ada', { type: 'giveIstvan', minor: '2' });
  expect(table.values('Ada', 'draft')).not.toContain('2');
  expect([table.owner('2'), table.owner('6')]).toEqual(['István', 'István']);
});

describe('what his minors have', () => {
  const table = picked(['11', '3'], { soloLevel: 'medium' });

  rule('18mag-R165', 'the tiles of their cards are laid, one that two cards share once, and no terrain is paid', () => {
    expect(table.state.board.laid).toEqual({
      B3: network.B3,
      B5: network.B5,
      C6: network.C6,
      D7: network.D7,
    });
    expect(table.told('tileLaid')).toHaveLength(4);
    expect(table.cash('SIK')).toBe(0);
    expect([table.cash('3'), table.cash('11')]).toEqual([50, 50]);
  });

  rule('18mag-R165', 'each has its train and its token at home', () => {
    expect([table.trains('3'), table.trains('11')].map((trains) => trains.length)).toEqual([1, 1]);
    expect([table.tokens('C6.0'), table.tokens('B3.0')]).toEqual([['3'], ['11']]);
  });
});

// Budapest is tiled in advance where a card needs it.
rule(
  '18mag-R165',
  'a minor at home on a tile of his card stands in the city that the tile has made of its home',
  () => {
    const own = picked(['1', '4'], { soloLevel: 'medium' });
    expect(own.state.board.laid.C8).toEqual(['L33', 2]);
    expect(own.tokens('C8.0')).toEqual(['1']); // Pest: the city with the tracks to B9 and D9
    const adas = picked(['4', '7'], { soloLevel: 'medium' }).plays('Ada', { type: 'draft', item: '1' });
    expect(adas.tokens('C8.0')).toEqual(['1']);
    expect(adas.tokens('E6.0')).toEqual(['7']); // R060: Mohács has the track
  },
);

/** Revenue of one 2-train on the card's tiles alone. */
const firstRuns: readonly [MinorId, easy: number, medium: number, hard: number][] = [
  ['1', 40, 40, 50],
  ['2', 40, 40, 40],
  ['3', 40, 40, 50],
  ['4', 40, 40, 40],
  ['6', 30, 30, 30],
  ['7', 50, 50, 50],
  ['11', 50, 50, 50],
];

rule.each('18mag-R165', 'every minor of his can run at once', firstRuns, ([minor, ...runs]) => {
  for (const [i, soloLevel] of levels.entries()) {
    const table = picked([minor, minor === '11' ? '6' : '11'], { soloLevel });
    const s = copy(table.state);
    for (const hex of Object.keys(s.board.laid)) if (!cardOf(s, minor).tiles.includes(hex)) delete s.board.laid[hex];
    s.board.rev += 1;
    expect(bestRunsWith(s, minor, [])!.revenue, soloLevel).toBe(runs[i]);
  }
});

//
rule.each(
  '18mag-R166',
  'in the short game both sides have the income of the board',
  [
    { length: 'short', phase: 'yellow', income: 30 },
    { length: 'short', phase: 'green', income: 60 },
    { length: 'short', phase: 'brown', income: 0 },
    { length: 'long', phase: 'yellow', income: 0 },
    { length: 'long', phase: 'green', income: 0 },
  ] as const,
  ({ length, phase, income }) => {
    const { state } = istvanTable({}, { soloLength: length }).phase(phase);
    const told: string[] = [];
    payBoardIncome(state, ({ type }) => told.push(type));
    expect(told.includes('boardIncome')).toBe(income > 0);
    expect([cashOf(state, 1), cashOf(state, 2), cashOf(state, 'bank')]).toEqual([income, income, 0 - 2 * income]);
  },
);

rule('18mag-R166', 'at the start of each operating round', () => {
  const table = picked(['4', '7'])
    .plays('Ada', { type: 'draft', item: '1' })
    .plays('Ada', { type: 'draft', item: '2' });
  const major = table.values('Ada', 'draft')[0] as 'SIK';
  table.plays('Ada', { type: 'draft', item: major });
  expect(table.order('operatingRoundBegan', 'boardIncome', 'turnBegan').slice(0, 3)).toEqual([
    'operatingRoundBegan',
    'boardIncome',
    'turnBegan',
  ]);
  expect(table.cash('Ada')).toBe(30);
});

rule('18mag-R166', 'the second round of a set has it too, by the phase of its start', () => {
  const table = istvanTable({}, { soloLength: 'short' })
    .phase('green')
    .minor('3', { owner: 'Ada', treasury: 80 })
    .operating({ company: '3', at: 'buyTrain', round: 1, of: 2 })
    .passes('Ada');
  expect(table.told('operatingRoundBegan')).toMatchObject([{ round: 2 }]);
  expect([table.cash('Ada'), table.cash('István')]).toEqual([60, 60]);
});

rule('18mag-R167', 'a share card is drawn by chance, and its share is his', () => {
  const states = Array.from({ length: 12 }, (_, i) => drawnWith(`share ${i}`));
  expect(new Set(states.map((s) => s.solo!.shareCard)).size).toBe(4);
  for (const s of states) {
    const mine = Object.entries(s.shares).flatMap(([id, all]) => (all.holders.includes(2) ? [id] : []));
    expect(mine).toEqual([s.solo!.shareCard]);
    expect(s.shares[s.solo!.shareCard!]!.holders.filter((holder) => holder === 2)).toHaveLength(1);
  }
});

describe.each([
  ['short', 2],
  ['long', 3],
] as const)('the player picks, %s game', (soloLength, count) => {
  rule('18mag-R168', 'as many minors of the rest, and a share of another major', () => {
    const table = draft18mag(['Ada'], { soloLength });
    const { cards, shareCard } = table.state.solo!;
    const rest = minorsOf(table.state).filter((id) => cards[id] === undefined);
    const majors = ['RABA', 'SIK', 'SKEV', 'LdStEG'].filter((id) => id !== shareCard);
    expect(table.values('Ada', 'draft')).toEqual([...rest, ...majors]);
    expect(table.refuses('Ada', { type: 'draft', item: shareCard })).toMatchObject({ code: 'draft.notOffered' });
    for (const item of rest.slice(0, count)) table.plays('Ada', { type: 'draft', item });
    expect(table.values('Ada', 'draft')).toEqual(majors);
  });

  rule('18mag-R169', 'István has the priority card', () => {
    const table = draft18mag(['Ada'], { soloLength });
    repeatWhile(
      () => table.told('draftOver').length === 0,
      () => table.plays('Ada', { type: 'draft', item: table.values('Ada', 'draft')[0] as MinorId }),
    );
    expect(table.told('draftOver')).toMatchObject([{ seat: 'István' }]);
    expect(table.state.priority).toBe(2);
  });

  rule('18mag-R195', 'no draft with István: the first operating round follows the set-up', () => {
    const table = draft18mag(['Ada'], { soloLength });
    repeatWhile(
      () => table.told('draftOver').length === 0,
      () => table.plays('Ada', { type: 'draft', item: table.values('Ada', 'draft')[0] as MinorId }),
    );
    expect(table.told('operatingRoundBegan')).toMatchObject([{ set: 1, round: 1 }]);
    expect(table.told('shareTaken').map(({ seat }) => seat)).toEqual(['István', 'Ada']);
    expect(table.told('stockRoundBegan')).toEqual([]);
  });
});

test('what is a reconstruction says so: only the purchases of the red card of minor 2 are from the book', () => {
  const known = levels.flatMap((soloLevel) =>
    (['1', '2', '3', '4', '6', '7', '11'] as const).flatMap((minor) =>
      Object.entries(cardOf({ options: { soloLevel } }, minor).source).flatMap(([part, source]) =>
        source === 'rulebook' ? [`${minor} ${soloLevel} ${part}`] : [],
      ),
    ),
  );
  expect(known).toEqual(['2 hard actions']);
});
