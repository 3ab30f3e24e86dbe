// Sections 1 and 2: the contents of the box, and the stock round.
import { expect } from 'vitest';
import { percentOf, presidentOf } from '../../../src/engine/shares/shares.ts';
import { firstLine } from '../../../src/titles/first-line/rules/index.ts';
import { titleOf } from '../../../src/titles/registry.ts';
import { rule } from '../../support/rule.ts';
import { begun, tableOf } from '../../support/tableFirstLine.ts';

const start = (company: string, par: number) => ({ type: 'startCompany', company, par }) as const;
const buy = (company: string, from: 'offer' | 'pool' = 'offer') => ({ type: 'buyShare', company, from }) as const;
const sell = (company: string, percent: number) => ({ type: 'sellShares', company, percent }) as const;

rule('first-line-R1', 'the players share 600 of the 1500, and a stock round begins', () => {
  for (const names of [
    ['A', 'B'],
    ['A', 'B', 'C'],
    ['A', 'B', 'C', 'D'],
  ]) {
    const { state } = tableOf(...names);
    expect([state.cash[1], state.cash.bank]).toEqual([600 / names.length, 900]);
  }
  const t = tableOf('Ada', 'Bo');
  expect(t.refuses('Bo', { type: 'pass' })).toMatchObject({ code: 'flow.notYours', rule: 'first-line-R1' });
  expect(t.refuses('Ada', { type: 'dividend', kind: 'payout' }).code).toBe('flow.notNow');
  expect(titleOf('first-line')?.cover).toMatchObject({ name: firstLine.name, players: firstLine.players });
});

rule('first-line-R2', 'shares are sold in one block, the price falls one space a share', () => {
  const t = begun((s) => {
    s.shares.regia!.holders = [2, 1, 1, 'offer'];
  });
  expect(t.refuses('Ada', sell('regia', 60)).code).toBe('sell.notHeld');
  expect(t.refuses('Ada', sell('bayard', 40)).code).toBe('sell.presidency');
  t.plays('Ada', sell('regia', 40));
  expect(t.state.cash[1]).toBe(180 + 120);
  expect(t.told('priceMoved')).toEqual([{ type: 'priceMoved', company: 'regia', was: 60, price: 40 }]);
  expect(t.refuses('Ada', sell('regia', 20)).code).toBe('sell.onceATurn');
});

rule('first-line-R2', 'a president sells where another can take his certificate', () => {
  const t = begun((s) => {
    s.shares.bayard!.holders = [1, 1, 2, 2];
  }).plays('Ada', sell('bayard', 40));
  expect(presidentOf(t.state, 'bayard')).toBe(2);
  expect(percentOf(t.state, 'bayard', 'pool')).toBe(40);
});

rule('first-line-R3', 'a company is started with 40 %: the money is its own, a token stands at home', () => {
  const t = tableOf('Ada', 'Bo').plays('Ada', start('bayard', 80));
  expect([t.state.cash[1], t.state.cash['treasury:bayard']]).toEqual([140, 160]);
  expect(t.state.board.tokens).toEqual({ 'B5.0': ['bayard'] });
  expect(t.refuses('Bo', start('bayard', 60)).code).toBe('start.started');
  expect(t.refuses('Bo', buy('regia')).code).toBe('share.notStarted');
  expect(t.refuses('Bo', buy('bayard', 'pool')).code).toBe('share.noneLeft');
  t.plays('Bo', buy('bayard'));
  expect(t.state.cash['treasury:bayard']).toBe(240);
});

rule('first-line-R3', 'the market sells at the price of the day, for the bank', () => {
  const t = begun((s) => {
    s.shares.regia!.holders = [2, 'pool', 'offer', 'offer'];
    s.market.spots.regia = { row: 0, col: 7 };
  });
  const { bank } = t.state.cash;
  t.plays('Ada', buy('regia', 'pool'));
  expect([t.state.cash[1], t.state.cash.bank]).toEqual([180 - 100, bank + 100]);
  const poor = begun((s) => {
    s.cash.bank += s.cash[1]! - 50;
    s.cash[1] = 50;
  });
  expect(poor.refuses('Ada', buy('regia'))).toMatchObject({ code: 'share.tooDear', args: { price: 60, cash: 50 } });
});

rule('first-line-R3', 'whoever holds more becomes president', () => {
  const t = begun((s) => {
    s.shares.bayard!.holders = [1, 2, 2, 'offer'];
  })
    .plays('Ada', { type: 'pass' })
    .plays('Bo', buy('bayard'));
  expect(presidentOf(t.state, 'bayard')).toBe(2);
});

rule('first-line-R4', 'certificates are limited, so is the part of a company', () => {
  const four = tableOf('A', 'B', 'C', 'D').set((s) => {
    s.shares.bayard!.holders = [1, 1, 1, 'offer'];
    s.shares.bayard!.president = 1;
    s.pars.bayard = 60;
    s.market = { spots: { bayard: { row: 0, col: 3 } }, arrivals: ['bayard'] };
    s.board.tokens = { 'B5.0': ['bayard'] };
  });
  expect(four.refuses('A', start('regia', 60))).toMatchObject({ code: 'share.certificateLimit', args: { limit: 3 } });
  const most = begun((s) => {
    s.shares.bayard!.holders = [1, 1, 'offer', 'offer'];
  });
  expect(most.refuses('Ada', buy('bayard')).code).toBe('share.sixtyPercent');
});

rule('first-line-R4', 'nobody buys in a round what he has sold in it', () => {
  const t = begun((s) => {
    s.shares.bayard!.holders = [1, 1, 'offer', 'offer'];
  }).plays('Ada', sell('bayard', 20));
  expect(t.refuses('Ada', buy('bayard')).code).toBe('share.soldThisRound');
});

rule('first-line-R4', 'priority goes on, and what is sold out rises', () => {
  const t = begun((s) => {
    s.shares.bayard!.holders = [1, 1, 2, 2];
  }).allPass();
  expect(t.state.priority).toBe(1); // Bo acted last
  expect(t.told('soldOut')).toEqual([{ type: 'soldOut', company: 'bayard' }]);
  expect(t.state.market.spots.bayard).toEqual({ row: 0, col: 4 });
});

rule('first-line-R4', 'who has acted puts the end of the round off; everything that happens is told', () => {
  const t = tableOf('Ada', 'Bo')
    .plays('Ada', start('bayard', 60))
    .plays('Bo', buy('bayard'))
    .passes('Ada')
    .plays('Bo', buy('bayard'))
    .passes('Ada')
    .plays('Bo', buy('bayard'))
    .plays('Ada', sell('bayard', 40))
    .plays('Ada', start('regia', 70))
    .passes('Bo', 'Ada');
  expect(t.events.map((event) => Object.values(event).join(' '))).toEqual([
    'stockRoundBegan 1 Ada',
    ...['companyStarted Ada bayard 60', 'paid Ada bayard 120 share', 'tokenPlaced bayard B5.0 0'],
    ...['shareBought Bo bayard 20 offer 60', 'paid Bo bayard 60 share', 'passed Ada sellShares false'],
    ...['shareBought Bo bayard 20 offer 60', 'paid Bo bayard 60 share', 'passed Ada sellShares false'],
    ...['shareBought Bo bayard 20 offer 60', 'paid Bo bayard 60 share', 'presidencyPassed bayard Ada Bo'],
    ...['sharesSold Ada bayard 40 60', 'paid bank Ada 120 shares', 'priceMoved bayard 60 40'],
    ...['companyStarted Ada regia 70', 'paid Ada regia 140 share', 'tokenPlaced regia B1.0 0'],
    ...['passed Bo sellShares false', 'passed Ada sellShares false', 'operatingRoundBegan 1 1 1 false'],
    'turnBegan regia Ada',
  ]);
  expect(t.state.priority).toBe(2); // Ada acted last
});

rule('first-line-R3', 'one company or one share in a turn', () => {
  const t = begun((s) => {
    s.shares.bayard!.holders = [1, 'pool', 'offer', 'offer'];
  }).plays('Ada', buy('regia'));
  expect(t.waiting).toEqual(['Bo']);
  const started = tableOf('Ada', 'Bo').plays('Ada', start('bayard', 60));
  expect(started.waiting).toEqual(['Bo']);
});

rule('first-line-R2', 'a new turn allows a new sale', () => {
  const t = begun((s) => {
    s.shares.regia!.holders = [2, 1, 1, 'offer'];
  });
  t.plays('Ada', sell('regia', 20)).passes('Ada', 'Bo').plays('Ada', sell('regia', 20));
  expect(percentOf(t.state, 'regia', 'pool')).toBe(40);
});
