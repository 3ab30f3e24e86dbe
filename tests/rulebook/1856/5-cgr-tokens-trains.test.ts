// 1856, section 5: tokens and trains of the absorbed companies, and the order of it all (R112-R113, R142-R143).
import { expect } from 'vitest';
import { PASS } from '../../../src/engine/core/action.ts';
import { tokenNodes } from '../../../src/engine/track/tokens.ts';
import { ordinaryIds } from '../../../src/titles/1856/rules/companies.ts';
import { tokensLeft } from '../../../src/titles/1856/rules/operating/placeToken.ts';
import { repeatWhile } from '../../support/bounded.ts';
import { buysSix, eve, type Table1856 } from '../../support/cgr1856.ts';
import { rule } from '../../support/rule.ts';

const lost = { loans: 3, owners: { Ben: [20] } };
const poor = { Ada: 0, Ben: 0, Carl: 0 };
const tokens = (t: Table1856) => tokenNodes(t.state.board, 'CGR');
const keep = (city: string) => ({ type: 'keepToken', city }) as const;
const discard = (train: string) => ({ type: 'discardTrain', train }) as const;

rule('1856-R112', 'all tokens are replaced, and nobody is asked where they fit', () => {
  const t = eve({
    companies: { BBG: { ...lost, tokens: ['J15.0', 'F17.0'] }, CA: { ...lost, tokens: ['D17.0'] } },
    purses: poor,
  });
  buysSix(t);
  expect(tokens(t)).toEqual(['D17.0', 'F17.0', 'J15.0']);
  expect(tokenNodes(t.state.board, 'BBG')).toEqual([]);
});

rule('1856-R112', 'one in a hex: of two a home token stays', () => {
  const t = eve({
    companies: { BBG: { ...lost, tokens: ['J15.0', 'N11.1'] }, CV: { ...lost, tokens: ['N11.0'] } },
    purses: poor,
  });
  buysSix(t);
  expect(tokens(t)).toEqual(['J15.0', 'N11.0']);
  expect(t.told('tokenGivenUp')).toEqual([{ type: 'tokenGivenUp', company: 'BBG', city: 'N11.1' }]);
});

rule('1856-R112', 'of two other tokens in one hex the president chooses the city', () => {
  const t = eve({
    companies: {
      BBG: { ...lost, tokens: ['J15.0', 'I12.0', 'F17.0'] },
      CA: { ...lost, tokens: ['D17.0', 'I12.1'] },
    },
    purses: poor,
  });
  buysSix(t);
  expect(tokens(t)).toEqual(['D17.0', 'F17.0', 'J15.0']);
  expect(t.values('Ben', 'keepToken')).toEqual(['I12.0', 'I12.1']);
  expect(t.refuses('Ben', keep('F17.0'))).toMatchObject({ code: 'keep.noToken', rule: '1856-R112' });
  expect(t.refuses('Ben', PASS)).toMatchObject({ code: 'keep.tokensLeft', rule: '1856-R112' });
  t.plays('Ben', keep('I12.1'));
  expect(tokens(t)).toEqual(['D17.0', 'F17.0', 'I12.1', 'J15.0']);
});

rule('1856-R112', 'two tokens in one city are no choice', () => {
  const t = eve({
    tiles: [['H15', '14', 0]],
    companies: { BBG: { ...lost, tokens: ['J15.0', 'H15.0'] }, CA: { ...lost, tokens: ['D17.0', 'H15.0'] } },
    purses: poor,
  });
  buysSix(t);
  expect(tokens(t)).toEqual(['D17.0', 'H15.0', 'J15.0']);
  expect(t.state.board.tokens['H15.0']).toEqual(['CGR', null]);
});

rule('1856-R112', 'of more than ten the homes come first, then the president chooses until ten are placed', () => {
  const t = eve({
    companies: {
      BBG: { ...lost, tokens: ['J15.0', 'G12.0', 'I8.0'] },
      CA: { ...lost, tokens: ['D17.0', 'F17.0', 'C14.0'] },
      CPR: { ...lost, tokens: ['M4.0', 'H15.0', 'L13.0', 'O18.0'] },
      CV: { ...lost, tokens: ['N11.0', 'J13.0', 'B19.0'] },
    },
    purses: poor,
  });
  buysSix(t);
  expect(tokens(t)).toEqual(['D17.0', 'J15.0', 'M4.0', 'N11.0']);
  const others = ['G12.0', 'I8.0', 'C14.0', 'F17.0', 'H15.0', 'L13.0', 'O18.0', 'B19.0', 'J13.0'];
  expect([...t.values('Ben', 'keepToken')].sort()).toEqual([...others].sort());
  for (const city of others.slice(0, 6)) t.plays('Ben', keep(city));
  expect(tokens(t)).toHaveLength(10);
  expect(t.told('tokenGivenUp').map((e) => e.city)).toEqual(expect.arrayContaining(['O18.0', 'B19.0', 'J13.0']));
  expect(t.state.flow.at(-1)!.kind).not.toBe('exchange');
});

rule('1856-R112', 'even of eleven homes only ten are replaced', () => {
  const companies = Object.fromEntries(ordinaryIds.filter((id) => id !== 'GT').map((id) => [id, lost]));
  const t = buysSix(eve({ buyerPosition: { loans: 4 }, companies, purses: poor }));
  expect(t.values(t.president('CGR')!, 'keepToken')).toHaveLength(11);
  repeatWhile(
    () => t.values(t.president('CGR')!, 'keepToken').length > 0,
    () => t.plays(t.president('CGR')!, keep(t.values(t.president('CGR')!, 'keepToken')[0] as string)),
  );
  expect(tokens(t)).toHaveLength(10);
});

rule('1856-R112', 'tokens that it has not used are placed later, for 100 each', () => {
  const t = eve({ tiles: [['F17', '57', 0]] })
    .company('CGR', { owners: { Ada: [20] }, operated: true, treasury: 130, tokens: ['F15.0'] })
    .phase('6')
    .operating({ company: 'CGR', at: 'placeToken' });
  t.plays('Ada', { type: 'placeToken', city: 'F17.0' });
  expect(t.cash('CGR')).toBe(30);
});

rule('1856-R113', '5-trains and better are kept, 4-trains may be discarded to the pool', () => {
  const t = eve({
    companies: { BBG: { ...lost, trains: ['4'] }, CA: { ...lost, trains: ['4', '5'] } },
    purses: poor,
  });
  buysSix(t);
  expect(t.values('Ben', 'discardTrain')).toEqual(['4-0', '4-1']);
  expect(t.refuses('Ben', discard('5-0'))).toMatchObject({ code: 'cgr.keepsTrain', rule: '1856-R113' });
  t.plays('Ben', discard('4-0')).passes('Ben');
  expect(t.state.trains.CGR).toEqual(['4-1', '5-0']);
  expect(t.state.depot.pool).toEqual(['4-0']);
});

rule('1856-R113', 'at most three are kept', () => {
  const t = eve({
    companies: { BBG: { ...lost, trains: ['4', '4'] }, CA: { ...lost, trains: ['4', '5'] } },
    purses: poor,
  });
  buysSix(t);
  expect(t.refuses('Ben', PASS)).toMatchObject({
    code: 'cgr.tooManyTrains',
    rule: '1856-R113',
    args: { limit: 3, trains: 4 },
  });
  expect(t.refuses('Ben', discard('5-0'))).toMatchObject({ code: 'cgr.keepsTrain' });
  expect(t.refuses('Ben', discard('5-1'))).toMatchObject({ code: 'cgr.keepsTrain' }); // it has none such
  t.plays('Ben', discard('4-2')).passes('Ben');
  expect(t.state.trains.CGR).toEqual(['4-0', '4-1', '5-0']);
});

rule('1856-R113', 'with more than three permanent trains it discards one of them, of its choice', () => {
  const t = eve({
    buyerPosition: { loans: 3, owners: { Ada: [20, 10, 10] } },
    companies: { BBG: { ...lost, trains: ['5', '5'] }, CA: { ...lost, trains: ['5'] } },
    purses: poor,
  });
  buysSix(t);
  expect(t.values('Ada', 'discardTrain')).toEqual(['6-0', '5-0', '5-1', '5-2']);
  t.plays('Ada', discard('5-1'));
  expect(t.state.trains.CGR).toEqual(['6-0', '5-0', '5-2']);
  expect(t.state.depot.pool).toEqual(['5-1']);
  expect(t.state.flow.at(-1)!.kind).not.toBe('exchange');
});

rule('1856-R142', 'settling, shares, president, price, tokens, trains; nothing else happens in between', () => {
  const rulings = { cgrPresidentPays: 'may' };
  const t = eve({ rulings, companies: { BBG: { ...lost, trains: ['4'] } }, purses: { ...poor, Ben: 300 } });
  buysSix(t).plays('Ben', { type: 'settleLoans', company: 'BBG', how: 'absorb' }).plays('Ben', discard('4-0'));
  const story = [
    'settlingBegan',
    'companyAbsorbed',
    'sharesExchanged',
    'cgrPresident',
    'cgrFormed',
    'tokenReplaced',
    'trainDiscarded',
    'cgrFirstTurn',
    'turnBegan',
  ];
  expect(t.events.map((e) => e.type).filter((type) => story.includes(type))).toEqual(story);
  expect(t.state.companies.BBG.status).toBe('absorbed');
});

rule('1856-R143', 'its president certificate is 20%, or 10% with twenty shares', () => {
  const small = buysSix(eve({ companies: { BBG: { ...lost, owners: { Ben: [20, 10, 10] } } }, purses: poor }));
  expect(small.certificates('CGR').Ben).toEqual([20]);
  const all = { loans: 3, owners: { Ben: [20, ...Array<number>(8).fill(10)] } };
  const big = buysSix(eve({ companies: { BBG: all, CA: all, CPR: all }, purses: poor }));
  expect(big.certificates('CGR').Ben![0]).toBe(10);
});

rule('1856-R112', 'ten hexes are no choice either', () => {
  const t = eve({
    companies: {
      BBG: { ...lost, tokens: ['J15.0', 'G12.0', 'I8.0'] },
      CA: { ...lost, tokens: ['D17.0', 'F17.0', 'C14.0'] },
      CPR: { ...lost, tokens: ['M4.0', 'H15.0', 'L13.0', 'O18.0'] },
    },
    purses: poor,
  });
  buysSix(t);
  expect([tokens(t).length, t.told('tokenGivenUp')]).toEqual([10, []]);
  expect(t.state.flow.at(-1)!.kind).not.toBe('exchange');
});

rule('1856-R112', 'the token of THB on the blank hex is replaced, and the CGR picks its city with the tile', () => {
  const t = eve({
    companies: { THB: { ...lost, owners: { Ben: [20, 10, 10] }, treasury: 60, tokens: ['L15.0'] } },
    purses: poor,
  });
  buysSix(t);
  expect(t.state.board.tokens['L15.0']).toEqual(['CGR']);
  t.plays('Ben', { type: 'layTile', hex: 'L15', tile: '59', rotation: 0 }).plays('Ben', {
    type: 'pickCity',
    city: 'L15.1',
  });
  expect([tokens(t), t.cash('CGR')]).toEqual([['L15.1'], 20]);
});

const give = (city: string, slot = 0) => ({ type: 'giveUpToken', city, slot }) as const;

rule('1856-R112', 'on 18xx.games two tokens in one city become one at once (cgrTokens)', () => {
  const t = eve({
    rulings: { cgrTokens: 'replaceAll' },
    tiles: [['H15', '14', 0]],
    companies: { BBG: { ...lost, tokens: ['J15.0', 'H15.0'] }, CA: { ...lost, tokens: ['D17.0', 'H15.0'] } },
    purses: poor,
  });
  buysSix(t);
  expect(t.state.board.tokens['H15.0']).toEqual(['CGR', null]);
  expect(t.told('tokenGivenUp')).toEqual([{ type: 'tokenGivenUp', company: 'CA', city: 'H15.0' }]);
  expect([tokens(t), tokensLeft(t.state, 'CGR')]).toEqual([['D17.0', 'H15.0', 'J15.0'], 7]);
  expect(t.state.flow.at(-1)!.kind).not.toBe('exchange'); // nobody was asked
});

rule('1856-R112', 'on 18xx.games the president gives up one of two cities in one hex (cgrTokens)', () => {
  const t = eve({
    rulings: { cgrTokens: 'replaceAll' },
    companies: { BBG: { ...lost, tokens: ['J15.0', 'I12.0'] }, CA: { ...lost, tokens: ['D17.0', 'I12.1'] } },
    purses: poor,
  });
  buysSix(t);
  expect([...t.values('Ben', 'giveUpToken')].sort()).toEqual(['I12.0', 'I12.1']);
  expect(t.refuses('Ben', PASS)).toMatchObject({ code: 'giveUp.tooMany', rule: '1856-R112' });
  expect(t.refuses('Ben', give('D17.0'))).toMatchObject({ code: 'giveUp.noToken', rule: '1856-R112' });
  t.plays('Ben', give('I12.0'));
  expect(tokens(t)).toEqual(['D17.0', 'I12.1', 'J15.0']);
  expect(t.state.flow.at(-1)!.kind).not.toBe('exchange');
});

rule('1856-R112', 'on 18xx.games doubles are given up first, then others until ten are left, never a home', () => {
  const t = eve({
    rulings: { cgrTokens: 'replaceAll' },
    companies: {
      BBG: { ...lost, tokens: ['J15.0', 'G12.0', 'I12.0'] },
      CA: { ...lost, tokens: ['D17.0', 'F17.0', 'I12.1'] },
      CPR: { ...lost, tokens: ['M4.0', 'H15.0', 'L13.0', 'O18.0'] },
      CV: { ...lost, tokens: ['N11.0', 'J13.0'] },
    },
    purses: poor,
  });
  buysSix(t);
  expect(tokens(t)).toHaveLength(12);
  expect([...t.values('Ben', 'giveUpToken')].sort()).toEqual(['I12.0', 'I12.1']);
  t.plays('Ben', give('I12.1'));
  const others = ['F17.0', 'G12.0', 'H15.0', 'I12.0', 'J13.0', 'L13.0', 'O18.0'];
  expect([...t.values('Ben', 'giveUpToken')].sort()).toEqual(others);
  expect(t.refuses('Ben', give('J15.0'))).toMatchObject({ code: 'giveUp.noToken', rule: '1856-R112' });
  t.plays('Ben', give('O18.0'));
  expect(tokens(t)).toHaveLength(10);
  expect(t.state.flow.at(-1)!.kind).not.toBe('exchange');
});

rule('1856-R112', 'on 18xx.games the CGR keeps the homes of eleven companies (cgrTokens)', () => {
  const companies = Object.fromEntries(ordinaryIds.filter((id) => id !== 'GT').map((id) => [id, lost]));
  const t = eve({
    rulings: { cgrTokens: 'replaceAll' },
    buyerPosition: { loans: 4, tokens: ['P9.0', 'F17.0'] },
    companies,
    purses: poor,
  });
  buysSix(t);
  const president = t.president('CGR')!;
  expect(t.values(president, 'giveUpToken')).toEqual(['F17.0']);
  t.plays(president, give('F17.0'));
  expect(tokens(t)).toHaveLength(11);
  expect([t.state.flow.at(-1)!.kind === 'exchange', t.game.audit!(t.state)]).toEqual([false, null]);
  expect(tokensLeft(t.state, 'CGR')).toBeLessThanOrEqual(0);
});

rule('1856-R112', 'by the first version of the rules any of the tokens too many could be given up (cgrTokens)', () => {
  const first = (position: Parameters<typeof eve>[0]) =>
    eve({ ...position, rulings: { cgrTokens: 'replaceAll' }, purses: poor }).set((s) => {
      s.rulesVersion = 1;
    });
  const hex = first({
    tiles: [['H15', '14', 0]],
    companies: { BBG: { ...lost, tokens: ['J15.0', 'H15.0'] }, CA: { ...lost, tokens: ['D17.0', 'H15.0'] } },
  });
  buysSix(hex);
  expect(hex.state.board.tokens['H15.0']).toEqual(['CGR', 'CGR']);
  hex.plays('Ben', give('H15.0', 1));
  expect(hex.state.board.tokens['H15.0']).toEqual(['CGR', null]);

  const many = first({
    companies: {
      BBG: { ...lost, tokens: ['J15.0', 'G12.0', 'I8.0'] },
      CA: { ...lost, tokens: ['D17.0', 'F17.0', 'C14.0'] },
      CPR: { ...lost, tokens: ['M4.0', 'H15.0', 'L13.0', 'O18.0'] },
      CV: { ...lost, tokens: ['N11.0', 'J13.0'] },
    },
  });
  buysSix(many).plays('Ben', give('J15.0')).plays('Ben', give('O18.0'));
  expect(tokens(many)).toHaveLength(10);
});
