// Makes an 18xx game from its box and its rounds: stock rounds and sets of operating rounds, until the bank has paid
// its last or the last set is played. A book fills the places left open.
import type { Seat } from '../engine/core/action.ts';
import type { CodesIn } from '../engine/core/declared.ts';
import type { Emit, GameEvent } from '../engine/core/event.ts';
import { defineGame, type Game } from '../engine/core/game.ts';
import type { Citing, RuleIndex } from '../engine/core/rules.ts';
import { nextSeat, seatsOf } from '../engine/core/seats.ts';
import type { Core } from '../engine/core/state.ts';
import type { AnyStep } from '../engine/core/step.ts';
import { push, type Stages } from '../engine/flow/frame.ts';
import { emptyMarket, firstByPrice } from '../engine/market/market.ts';
import { BANK } from '../engine/money/bank.ts';
import { offered, presiding } from '../engine/shares/shares.ts';
import { emptyBoard, hexOfNode, indexOfNode } from '../engine/track/board.ts';
import { emptyDepot } from '../engine/trains/depot.ts';
import { auditOf } from './audit.ts';
import { bookOf, certificatesIn, type PlainBox, type PlainState, type PlainTurn } from './book.ts';
import { describe } from './box.ts';
import type { RailGame } from './rail.ts';
import { type CourseFrame, course } from './rounds/course.ts';
import { ending } from './rounds/end.ts';
import { nextRound, type OperatingFrame, operatingOf, operatingRound } from './rounds/operating.ts';
import { payPrivates } from './stock/buyPrivate.ts';
import { moveBy } from './stock/price.ts';
import { newStockRound, type StockFrame, stockRound } from './stock/round.ts';
import type { RailEvent } from './vocabulary.ts';
import { worthIn } from './worth.ts';

/** The frames with steps that a railway has. */
interface Played<T, U> {
  readonly stock: { readonly stages: { readonly trade: T } };
  readonly turn: { readonly stages: U };
}

/** Each round with its section of the book. */
export interface Railway<S extends PlainState, T, U, F, C extends string>
  extends Pick<Game<S>, 'id' | 'name' | 'players' | 'rulesVersion' | 'shape' | 'currency'>,
    Partial<Pick<Game<S>, 'options' | 'rulings' | 'migrations' | 'reshape'>> {
  readonly box: PlainBox;
  readonly stock: { readonly cite: string; readonly trade: T };
  readonly operating: {
    readonly cite: string;
    readonly turn: U;
    /** Effects at the beginning of a round: privates pay. */
    begins?(s: S, emit: Emit<GameEvent>): void;
  };
  readonly end: { readonly cite: string; readonly lastSet: number };
  readonly rules: RuleIndex<C>;
  /** Adds the book's own fields to the state; left out if there are none. */
  state?(s: PlainState): S;
  /** Frames of this book alone. */
  readonly frames?: F;
  /** Further parts of the description for its readers: privates, worth. */
  readonly rail?: Partial<RailGame<S>>;
}

function setUp(box: PlainBox, core: Core): PlainState {
  const each = Math.floor(box.start / core.players);
  const first: CourseFrame = { kind: 'course', at: 'stockRound', set: 0 };
  return {
    ...core,
    flow: [first],
    cash: {
      [BANK]: box.money - each * core.players,
      ...Object.fromEntries(seatsOf(core).map((seat) => [String(seat), each])),
    },
    shares: Object.fromEntries(
      Object.entries(box.companies).map(([id, { certificates }]) => [id, offered(...certificates)]),
    ),
    market: emptyMarket(),
    board: emptyBoard(),
    depot: emptyDepot(box.trains),
    trains: {},
    phase: box.trains[0]!.type,
    priority: 1,
    pars: {},
    broken: false,
    breaksBelow: 1,
    ended: null,
  };
}

export const defineRailway =
  <S extends PlainState = PlainState>() =>
  <
    const T extends readonly AnyStep<S>[],
    const U extends Stages<S>,
    C extends string,
    const F extends Game<S>['frames'] = Record<never, never>,
  >({
    box,
    stock,
    operating,
    end,
    state = (s) => s as S,
    frames,
    rail: own,
    ...game
  }: Railway<S, T, U, F, C> & Citing<CodesIn<Played<T, U> & F> | 'discard.notOwned', C>): Game<S> & {
    readonly frames: Played<T, U> & F;
  } => {
    const { prices, phases } = box;
    const { market } = prices;
    const book = bookOf<S>(box);
    const rail = describe<S>(box, {
      tokens: (company) => box.companies[company]!.tokens.length,
      tokensLeft: book.tokensLeft,
      idle: (s, company) => (book.isStarted(s, company) ? null : 'waiting'),
      par: (s, company) => s.pars[company] ?? 0,
      homes: (s) =>
        book.waiting(s).map((company) => {
          const { home } = box.companies[company]!;
          return { company, hex: hexOfNode(home), city: indexOfNode(home) };
        }),
      certificates: (s, seat) => ({ held: certificatesIn(s, seat), limit: book.certificateLimit(s) }),
      names: Object.fromEntries(Object.entries(book.privates).map(([id, { name }]) => [id, name])),
      privates: (s) =>
        Object.entries(book.privates).map(([id, facts]) => ({
          id,
          ...facts,
          owner: s.privates?.[id] ?? null,
          bids: [],
        })),
      ...own,
    });
    const endGame = ending<string, S>((s) => worthIn(rail, s));
    const isLast = (s: S, set: number): boolean => s.broken || set === end.lastSet;

    const rounds = operatingRound<S, OperatingFrame, RailEvent>({
      cite: operating.cite,
      fresh: {},
      begins(s, emit) {
        payPrivates(s, book, emit);
        operating.begins?.(s, emit as Emit<GameEvent>);
      },
      next: (s) => firstByPrice(market, s, (company) => !operatingOf(s).done.includes(company)),
      turn(s, company, emit) {
        const turn: PlainTurn = { kind: 'turn', at: Object.keys(operating.turn)[0]!, company, revenue: 0 };
        push(s, turn);
        emit?.({ type: 'turnBegan', company, seat: presiding(s, company) });
      },
      after(s, round, emit) {
        const next = nextRound({ ...round, last: isLast(s, round.set) });
        if (!next && isLast(s, round.set)) endGame(s, s.broken ? 'bank' : 'lastSet', emit);
        return next;
      },
    });

    return defineGame<S>()({
      options: [],
      rulings: [],
      ...game,
      frames: {
        course: course<S, RailEvent>()({
          cite: end.cite,
          stockRound: (s: S, set: number, seat: Seat) => push(s, newStockRound(set, seat, 'trade')),
          operatingRounds: (s, { set }, emit) =>
            rounds.begin(s, { set, round: 1, of: phases[s.phase]!.operatingRounds, last: isLast(s, set) }, emit),
        }),
        stock: stockRound<S, StockFrame, RailEvent>()({
          cite: stock.cite,
          trade: stock.trade,
          market: () => market,
          soldOut: (s, company, emit) => moveBy(prices, s, { company, cause: 'soldOut' }, emit),
          after(s, { lastActor }) {
            if (lastActor !== null) s.priority = nextSeat(s, lastActor);
          },
        }),
        operating: rounds.frame,
        turn: { cite: operating.cite, stages: operating.turn },
        discard: { ...book.discard, cite: operating.cite },
        ...frames,
      },
      setup: (core: Core) => state(setUp(box, core)),
      worth: (s: S) => worthIn(rail, s),
      audit: auditOf(rail),
      tags: ({ ended }: S) => (ended === null ? [] : [`end.${ended}`]),
      trains: book.runs,
      rail,
    } as never) as never;
  };
