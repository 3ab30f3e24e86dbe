// A market stall of our own: the smallest game with every feature of the core that Chicago Express does not use
// (chance, options, rulings, optional steps, a number followed by a list, a changed meaning, a migration).

import type { Seat } from '../../src/engine/core/action.ts';
import { roll, shuffle } from '../../src/engine/core/chance.ts';
import { must } from '../../src/engine/core/condition.ts';
import type { Passed } from '../../src/engine/core/event.ts';
import { int, oneOf, upTo } from '../../src/engine/core/fields.ts';
import { defineGame } from '../../src/engine/core/game.ts';
import { rulingsOf } from '../../src/engine/core/options.ts';
import { ruleIndex } from '../../src/engine/core/rules.ts';
import { type Core, ruling, since } from '../../src/engine/core/state.ts';
import { type AutoStep, step } from '../../src/engine/core/step.ts';
import { type Frame, frameOf } from '../../src/engine/flow/frame.ts';
import { auditMoney, BANK, type BankSlice, cashOf, type Paid, pay } from '../../src/engine/money/bank.ts';

type Good = 'apple' | 'pear';
const goods: readonly Good[] = ['apple', 'pear'];

interface Day extends Frame {
  readonly kind: 'day';
  seat: Seat;
  left: number;
}
export interface ToyState extends Core<Day>, BankSlice {
  price: Record<Good, number>;
  stock: Record<Good, number>;
  basket: Record<Seat, number>;
  deck: number[];
}
interface Buy {
  readonly type: 'buy';
  readonly good: Good;
  readonly amount: number;
  /** Seats that receive one of the pieces each. */
  readonly gifts: readonly Seat[];
}
type ToyEvent =
  | Passed
  | Paid
  | { type: 'bought'; seat: Seat; good: Good; amount: number }
  | { type: 'priced'; price: number };
const day = (s: ToyState) => frameOf<Day>(s, 'day');
const last = (a: Buy) => a.gifts[a.gifts.length - 1]!;

const buy = step<ToyState, Buy, ToyEvent>()({
  id: 'buy',
  actor: (s) => day(s).seat,
  fields: {
    good: oneOf(goods),
    amount: int((s, a) => ({ min: 1, max: s.stock[a.good] })),
    gifts: upTo(2, [1, 2, 3], (s) => [1, 2, 3].slice(0, s.players), {
      least: 0,
      tooFew: 'buy.fewGifts',
      tooMany: 'buy.manyGifts',
    }),
  },
  conditions: [
    must('buy.none', ['good'], (s, a) => s.stock[a.good] > 0),
    must(
      'buy.tooDear',
      ['good', 'amount'],
      (s, a, seat) => a.amount * s.price[a.good] <= cashOf(s, seat),
      (s, a, seat) => ({
        cost: a.amount * s.price[a.good],
        cash: cashOf(s, seat),
      }),
    ),
    must('buy.toSelf', ['gifts'], (_, a, seat) => last(a) !== seat),
    must(
      'buy.twice',
      ['gifts'],
      (_, a) => a.gifts.indexOf(last(a)) === a.gifts.length - 1,
      (_, a) => ({ seat: last(a) }),
    ),
    must(
      'buy.tooFewPieces',
      ['amount', 'gifts'],
      (_, a) => a.gifts.length <= a.amount,
      (_, a) => ({ amount: a.amount }),
    ),
  ],
  apply(s, { good, amount, gifts }, emit, seat) {
    pay(s, seat, BANK, amount * s.price[good], 'goods', emit);
    s.stock[good] -= amount;
    s.basket[seat] = s.basket[seat]! + amount - gifts.length;
    for (const other of gifts) s.basket[other] = s.basket[other]! + 1;
    emit?.({ type: 'bought', seat, good, amount });
  },
  pass() {},
});

const setPrice: AutoStep<ToyState, ToyEvent> = {
  id: 'setPrice',
  auto(s, emit) {
    s.price.apple = 1 + roll(s, 3);
    s.price.pear = 1 + s.deck[day(s).left % s.deck.length]!;
    emit?.({ type: 'priced', price: s.price.apple });
  },
};

const nextStall: AutoStep<ToyState, ToyEvent> = {
  id: 'nextStall',
  auto(s) {
    const frame = day(s);
    frame.seat = (frame.seat % s.players) + 1;
    frame.left -= 1;
  },
};

export const toy = defineGame<ToyState>()({
  id: 'toy',
  name: 'Market stall',
  players: [2, 3],
  rulesVersion: 2,
  shape: 1,
  currency: '{n} c',
  options: [{ id: 'length', values: ['short', 'long'], default: 'short', players: [2] }],
  rulings: [rulingsOf('toy')('purse', 'R002', 'ten', 'twelve', { practice: 'eleven', until: { 1: 'eleven' } })],
  frames: { day: { cite: '1', stages: { setPrice, buy, nextStall }, again: (s) => day(s).left > 0 } },
  setup(core) {
    const seats = Array.from({ length: core.players }, (_, i) => i + 1);
    const each = { ten: 10, eleven: 11, twelve: 12 }[ruling(core, 'purse')]!;
    const left = core.players * (core.options.length === 'long' ? 6 : 3);
    return {
      ...core,
      flow: [{ kind: 'day', at: 'setPrice', seat: 1, left }],
      cash: { ...Object.fromEntries(seats.map((seat) => [seat, each])), [BANK]: -each * core.players },
      price: { apple: 1, pear: 1 },
      // Version 2 of the rules put out one more pear.
      stock: { apple: 3, pear: since(core, 2) ? 4 : 3 },
      basket: Object.fromEntries(seats.map((seat) => [seat, 0])),
      deck: shuffle(core, [0, 1, 2, 3]),
    };
  },
  worth: (s) => s.basket,
  audit: (s) => auditMoney(s, 0),
  rules: ruleIndex('toy', {
    R001: { book: '1', codes: ['flow.over', 'flow.notYours', 'flow.notNow', 'flow.noPass'] },
    R002: { book: '2', codes: ['buy.none', 'buy.tooDear'] },
    R003: {
      book: '3',
      codes: ['buy.toSelf', 'buy.twice', 'buy.tooFewPieces', 'buy.fewGifts', 'buy.manyGifts'],
    },
  }),
  // In version 1 gifts were written `to`.
  migrations: [
    {
      to: 2,
      name: 'gifts',
      up: (action) => {
        const { to, ...rest } = action as { to?: unknown };
        return to === undefined ? rest : { ...rest, gifts: to };
      },
    },
  ],
});
