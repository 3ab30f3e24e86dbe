// A merger of our own: North takes South in. Every holder gives up half of his shares in both. If their number is odd,
// one that he keeps becomes an option, to be redeemed or given up. The shares of the company itself come last.
import type { Seat } from '../../../engine/core/action.ts';
import { must } from '../../../engine/core/condition.ts';
import type { Emit, Passed } from '../../../engine/core/event.ts';
import { oneOf } from '../../../engine/core/fields.ts';
import { defineGame } from '../../../engine/core/game.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { ruleIndex } from '../../../engine/core/rules.ts';
import { seatsFrom, seatsOf } from '../../../engine/core/seats.ts';
import type { Core } from '../../../engine/core/state.ts';
import { type AutoStep, type Step, step } from '../../../engine/core/step.ts';
import { type Frame, under } from '../../../engine/flow/frame.ts';
import type { MarketSlice } from '../../../engine/market/market.ts';
import { auditMoney, BANK, type BankSlice, cashOf, type Paid, pay } from '../../../engine/money/bank.ts';
import { changeFor, halve, exchange as swap } from '../../../engine/shares/certificates.ts';
import {
  auditShares,
  certificatesOf,
  type Holder,
  isSeat,
  moveOrdinary,
  offered,
  POOL,
  percentOf,
  presiding,
  type SharesSlice,
} from '../../../engine/shares/shares.ts';
import { type BoardSlice, boardToWrite } from '../../../engine/track/board.ts';
import { hasToken, removeToken, replaceToken, tokenNodes } from '../../../engine/track/tokens.ts';
import type { DepotSlice } from '../../../engine/trains/depot.ts';
import type { PresidencyPassed } from '../../stock/presidency.ts';
import { absorb, type CompanyAbsorbed, waitAgain } from '../absorb.ts';
import { electPresident } from '../election.ts';
import { beginExchange, type ExchangeFrame, exchange, exchangeOf, type SharesExchanged } from '../exchange.ts';
import { giveUpToken } from '../giveUpToken.ts';
import { replacing, type TokenExchanged } from '../tokens.ts';

export const [NORTH, SOUTH] = ['North', 'South'];
const companies = [SOUTH, NORTH];
const cities = ['A.0', 'B.0', 'C.0', 'D.0'];
const HOME = 'A.0';
const [SHARE, DIRECTOR] = [10, 30];
const HALF_PRICE = 40;
const MOST_TOKENS = 3;
/** The director whose turn it is. */
const ACTIVE = 1;

type Occasion = 'merger' | 'acquisition';
interface Merging extends ExchangeFrame<Occasion> {
  /** True if a share of the holder is an option, on which he decides. */
  option: boolean;
}
type MergerEvent =
  | Paid
  | Passed
  | CompanyAbsorbed
  | SharesExchanged
  | TokenExchanged
  | PresidencyPassed
  | { readonly type: 'operated' };
interface Decide {
  readonly type: 'decideOption';
  readonly how: 'redeem' | 'giveUp';
}
export interface MergerState extends Core, BankSlice, SharesSlice, MarketSlice, BoardSlice, DepotSlice {}

const merging = (s: MergerState) => exchangeOf<Merging>(s);
const certificates = (s: MergerState) => companies.map((company) => certificatesOf(s, company));

/** A seat directs its own shares; a company's shares are directed by the seat in turn. */
const directing = (holder: Holder): Seat => (isSeat(holder) ? holder : ACTIVE);
const purseOf = (holder: Holder) => (isSeat(holder) ? holder : treasury(NORTH));

/** Exchanges South for North, from the pool and then from holders whose part is still to come. */
function exchangeRest(s: MergerState, [holder, ...later]: readonly Holder[]): void {
  const [south, north] = certificates(s);
  for (const other of [POOL, ...later] as const) swap(south!, north!, holder!, other, { give: 1, take: 1 });
}

function part(s: MergerState, frame: Merging, emit: Emit<MergerEvent>): void {
  const holder = frame.holders[0]!;
  const south = certificatesOf(s, SOUTH);
  if (south.holders[0] === holder) changeFor(south, 0, POOL, DIRECTOR, [POOL]);
  const given = companies.reduce((sum, company) => sum + percentOf(s, company, holder), 0) / SHARE;
  frame.option = halve(certificates(s), holder, POOL, SHARE).option !== null;
  exchangeRest(s, frame.holders);
  const got = percentOf(s, NORTH, holder) / SHARE;
  emit?.({ type: 'sharesExchanged', company: NORTH, holder, given, got });
}

const decideOption = step<MergerState, Decide, MergerEvent>()({
  id: 'decideOption',
  actor: (s) => directing(merging(s).holders[0]!),
  fields: { how: oneOf(['redeem', 'giveUp']) },
  conditions: [
    must(
      'option.tooDear',
      ['how'],
      (s, a) => a.how === 'giveUp' || cashOf(s, purseOf(merging(s).holders[0]!)) >= HALF_PRICE,
      () => ({ price: HALF_PRICE }),
    ),
  ],
  apply(s, { how }, emit) {
    const frame = merging(s);
    const holder = frame.holders[0]!;
    frame.option = false;
    if (how === 'redeem') pay(s, purseOf(holder), BANK, HALF_PRICE, 'option', emit);
    else {
      pay(s, BANK, purseOf(holder), HALF_PRICE, 'option', emit);
      moveOrdinary(s, NORTH, holder, POOL, SHARE);
    }
  },
});

const president: AutoStep<MergerState, MergerEvent> = {
  id: 'president',
  auto(s, emit) {
    electPresident(s, NORTH, seatsFrom(s, ACTIVE), emit);
    absorb(s, SOUTH, NORTH, {}, emit);
    waitAgain(s, SOUTH, offered(DIRECTOR, SHARE));
  },
};

const { replaceTokens } = replacing<MergerState, MergerEvent>({
  cities,
  actor: (s) => presiding(s, NORTH),
  left: () => cities.length,
  place: (city) => city,
  standsThere: (s, city) => hasToken(s.board, NORTH, city),
  put: (s, { company, city }) => replaceToken(boardToWrite(s), company, NORTH, city),
  lost: (s, { company, city }) => removeToken(boardToWrite(s), company, city),
});

const giveUp = giveUpToken<MergerState>({
  cities,
  actor: (s) => presiding(s, NORTH),
  tooMany(s) {
    const all = tokenNodes(s.board, NORTH);
    return all.length > MOST_TOKENS ? all.filter((city) => city !== HOME) : [];
  },
});

const begin = (occasion: Occasion): AutoStep<MergerState, MergerEvent> => ({
  id: 'begin',
  auto: (s) =>
    beginExchange<Merging>(s, {
      occasion,
      survivor: NORTH,
      absorbed: [SOUTH],
      holders: [...seatsFrom(s, ACTIVE), treasury(NORTH)],
      tokens: tokenNodes(s.board, SOUTH).map((city) => ({ company: SOUTH, city })),
      option: false,
    }),
});

const operate: Step<MergerState, { readonly type: 'operate' }, MergerEvent> = {
  id: 'operate',
  actor: () => ACTIVE,
  fields: {},
  conditions: [],
  apply: (_, __, emit) => emit?.({ type: 'operated' }),
};

const held = (percents: readonly number[], holders: readonly Holder[], seat: Seat) => ({
  percents: [...percents],
  holders: [...holders],
  president: seat,
});

/** After a merger the company operates; after an acquisition its turn is over. */
export const mergerOf = (occasion: Occasion) =>
  defineGame<MergerState>()({
    id: 'merger',
    name: 'Merger',
    players: [3, 3],
    rulesVersion: 1,
    shape: 1,
    currency: '{n}',
    options: [],
    rulings: [],
    frames: {
      turn: { cite: '1', stages: { begin: begin(occasion), operate } },
      exchange: exchange<MergerState, Merging, MergerEvent>()({
        cite: '2',
        part,
        question: { isOpen: (_, frame) => frame.option, stage: decideOption },
        after: { president, replaceTokens, giveUpToken: giveUp },
        end(s, frame) {
          if (frame.occasion === 'acquisition') under<Frame>(s, 'turn').at = null;
        },
      }),
    },
    setup: (core) => ({
      ...core,
      flow: [{ kind: 'turn', at: 'begin' }],
      cash: { 1: 100, 2: 100, 3: 100, [treasury(NORTH)]: 50, [treasury(SOUTH)]: 70, [BANK]: 0 },
      shares: {
        // seat 1 directs North with five shares, seat 2 South with as many
        [NORTH]: held([30, 10, 10, 10, 10, 10, 10, 10], [1, 1, 1, 3, 3, treasury(NORTH), treasury(NORTH), POOL], 1),
        [SOUTH]: held([30, 10, 10, 10, 10, 10, 10, 10], [2, 1, 1, 2, 2, 3, treasury(NORTH), POOL], 2),
      },
      market: { spots: { [NORTH]: { row: 0, col: 0 }, [SOUTH]: { row: 0, col: 1 } }, arrivals: [NORTH, SOUTH] },
      board: {
        rev: 0,
        laid: {},
        tokens: { 'A.0': [NORTH], 'B.0': [NORTH, SOUTH], 'C.0': [SOUTH], 'D.0': [SOUTH] },
      },
      depot: { sold: { 2: 2 }, pool: [] },
      trains: { [NORTH]: ['2-0'], [SOUTH]: ['2-1'] },
    }),
    worth: (s) => Object.fromEntries(seatsOf(s).map((seat) => [seat, cashOf(s, seat)])),
    audit: (s) => auditMoney(s, 420) ?? auditShares(s),
    rules: ruleIndex('merger', {
      R001: { book: '1', codes: ['flow.over', 'flow.notYours', 'flow.notNow', 'flow.noPass'] },
      R002: { book: '2', codes: ['option.tooDear'] },
      R003: { book: '3', codes: ['keep.noToken', 'keep.tokensLeft', 'giveUp.noToken', 'giveUp.tooMany'] },
    }),
  });
