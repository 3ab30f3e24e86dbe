// Charters by auction in a game of four lines: bids by fives, a reserve, somebody who may not bid, winners who open no more.

import { describe, expect, test } from 'vitest';
import type { Seat } from '../core/action.ts';
import { apply } from '../core/apply.ts';
import { seeded } from '../core/chance.ts';
import { check } from '../core/check.ts';
import { choices, narrow } from '../core/choices.ts';
import { must } from '../core/condition.ts';
import { defineGame } from '../core/game.ts';
import { waiting } from '../core/play.ts';
import { ruleIndex } from '../core/rules.ts';
import { setup } from '../core/setup.ts';
import type { Core } from '../core/state.ts';
import { type Frame, frameOf } from '../flow/frame.ts';
import { auditMoney, BANK, type BankSlice, pay } from '../money/bank.ts';
import { type AscendingFrame, ascending, openAuction } from './ascending.ts';
import { opening } from './opening.ts';

interface Round extends Frame {
  readonly kind: 'round';
  seat: Seat;
  passes: number;
}
interface Charters extends Core<Round | AscendingFrame>, BankSlice {
  owners: Record<string, Seat>;
  full: Seat[];
}
const RESERVE = 60;
const round = (s: Charters) => frameOf<Round>(s, 'round');
const charters = ['A', 'B', 'C'];

const open = opening<Charters>()({
  occasion: 'charter',
  actor: (s) => round(s).seat,
  lots: (s) => new Set(charters.filter((id) => !(id in s.owners))),
  least: () => 0,
  step: 5,
  reserve: () => RESERVE,
  mayOpen: [must('charter.won', [], (s, _, seat) => !Object.values(s.owners).includes(seat))],
  bidders: (s) => Array.from({ length: s.players }, (_, i) => i + 1),
  pass(s) {
    round(s).passes += 1;
    round(s).seat = (round(s).seat % s.players) + 1;
  },
});

const game = defineGame<Charters>()({
  id: 'charters',
  name: 'Charters',
  players: [2, 4],
  rulesVersion: 1,
  shape: 1,
  currency: '{n}',
  options: [],
  rulings: [],
  frames: {
    round: { cite: '1', stages: { open }, again: (s) => round(s).passes < s.players },
    auction: ascending<Charters, never>()({
      cite: '2',
      raise: 5,
      step: 5,
      reserve: () => RESERVE,
      mayBid: [must('charter.full', [], (s, _, seat) => !s.full.includes(seat))],
      sold(s, { lot, high }, bidder) {
        pay(s, bidder, BANK, high, 'charter', undefined);
        s.owners[lot] = bidder;
        round(s).seat = (bidder % s.players) + 1;
        round(s).passes = 0;
      },
      unsold() {},
    }),
  },
  setup: (core) => ({
    ...core,
    flow: [{ kind: 'round', at: 'open', seat: 1, passes: 0 }],
    cash: { 1: 100, 2: 90, 3: 64, 4: 100, [BANK]: -354 },
    owners: {},
    full: [],
  }),
  worth: (s) => ({ ...s.cash }),
  audit: (s) => auditMoney(s, 0),
  rules: ruleIndex('charters', {
    R001: { book: '1', codes: ['flow.over', 'flow.notYours', 'flow.notNow', 'flow.noPass'] },
    R002: { book: '2', codes: ['bid.belowMinimum', 'bid.tooLow', 'bid.aboveCash', 'charter.won', 'charter.full'] },
  }),
});

function ready(full: Seat[] = []): Charters {
  const s = setup(game, { players: 4 }, seeded('charters'));
  if (!s.ok) throw new Error(s.problem.problem);
  return { ...s.state, full };
}
function play(s: Charters, ...moves: readonly (readonly [Seat, object])[]): Charters {
  return moves.reduce((state, [seat, action]) => {
    const outcome = apply(game, state, seat, action);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return outcome.state;
  }, s);
}
const opens = (lot: string, bid: number) => ({ type: 'openAuction', lot, bid });
const bids = (amount: number) => ({ type: 'bid', amount });
const pass = { type: 'pass' };

describe('opening', () => {
  test('offers what is there, from the least by steps up to what the reserve leaves', () => {
    const s = ready();
    const choice = choices(game, s, 1)[0]!;
    expect(choice.open).toMatchObject({ values: ['A', 'B', 'C'] });
    expect(narrow(game, s, choice, 'B').open).toEqual({ kind: 'int', field: 'bid', min: 0, max: 40, step: 5 });
    expect(check(game, s, 1, opens('B', 3))).toMatchObject({ code: 'action.malformed', args: { field: 'bid' } });
    expect(check(game, s, 1, opens('D', 5))).toMatchObject({ code: 'action.unknown' });
  });

  test('is a bid: the next seat is asked, and may raise by steps', () => {
    const s = play(ready(), [1, opens('A', 10)]);
    expect(waiting(game, s)).toEqual([2]);
    expect(choices(game, s, 2)[0]!.open).toMatchObject({ min: 15, max: 30, step: 5 });
    expect(check(game, s, 2, bids(17))).toMatchObject({ code: 'action.malformed' });
    expect(check(game, s, 2, bids(10))).toMatchObject({ code: 'bid.tooLow', args: { least: 15, high: 10 } });
    expect(check(game, s, 2, bids(35))).toMatchObject({ code: 'bid.aboveCash', args: { cash: 30 } });
  });
});

describe('bidding', () => {
  test('whoever cannot keep the reserve is passed over', () => {
    const s = play(ready(), [1, opens('A', 10)], [2, bids(15)]);
    expect(waiting(game, s)).toEqual([4]); // 3 has 64
  });

  test('so is whoever may not bid', () => {
    expect(waiting(game, play(ready([2]), [1, opens('A', 10)]))).toEqual([4]);
  });

  test('the last one pays; he may bid again, but opens no more', () => {
    const s = play(ready(), [1, opens('A', 0)], [2, bids(5)], [4, pass], [1, pass]);
    expect([s.owners, s.cash[2]]).toEqual([{ A: 2 }, 85]);
    const next = play(s, [3, pass], [4, opens('B', 0)], [1, pass]);
    expect(waiting(game, next)).toEqual([2]);
    const back = play(next, [2, pass]);
    expect(back.owners).toEqual({ A: 2, B: 4 });
    const closed = play(back, [1, pass], [3, pass]); // 2 and 4 have nothing to open
    expect(closed.flow).toEqual([]);
  });
});

test('somebody who opens for others is not asked himself', () => {
  const lot = { lot: 'A', occasion: 'x', opener: 2, least: 0 };
  expect(openAuction(lot, 3)).toMatchObject({ turn: 2, remaining: [1, 2, 3], high: 0 });
  expect(openAuction(lot, 3, { bidders: [1, 3] })).toMatchObject({ turn: 3, remaining: [1, 3], high: 0 });
  expect(openAuction(lot, 3, { bid: 10 })).toMatchObject({ turn: 3, remaining: [1, 2, 3], high: 10, bidder: 2 });
});
