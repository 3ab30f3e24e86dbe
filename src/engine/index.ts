// The public page of the engine. Records, match, bots, words, server, terminal and web import from here and from
// nowhere deeper; `src/kernel` and the rules of the titles are built on the rooms behind this page.
//
// Every function has one example, and the examples run as tests (index.test.ts). In them `game` is the market stall of
// tests/support/toy.ts, and `state` is its first position with two players: seat 1 has 10 coins and may buy apples or pears.

// ---- A game and its parts, as data --------------------------------------------------------------------------------

export type { Action, Fields, Seat, Value } from './core/action.ts';
export type { Chance } from './core/chance.ts';
export type { Choice } from './core/choices.ts';
export type { GameEvent } from './core/event.ts';
export type { Range, WholeValue } from './core/fields.ts';
export type { Game } from './core/game.ts';
export type { Chosen, Option, Ruling, RulingSet, SetupProblem } from './core/options.ts';
export type { Treasury } from './core/owner.ts';
export type { EngineRefusals, Refusal } from './core/refusal.ts';
export type { Beginning, Move, Replay, Watch } from './core/replay.ts';
export type { TableChoice } from './core/setup.ts';
export type { Core } from './core/state.ts';
export type { AnyField, AnyStep } from './core/step.ts';
export type { Frame } from './flow/frame.ts';
export type { Decision } from './flow/settle.ts';

// ---- Playing ------------------------------------------------------------------------------------------------------

/**
 * Sets a game up: fills in options and rulings, and runs everything automatic up to the first decision.
 * @example
 * setup(game, { players: 2 }, seeded('stall')).ok; // → true
 * setup(game, { players: 9 }, seeded('stall')).problem; // → { problem: 'players', players: 9, min: 2, max: 3 }
 */
export { setup } from './core/setup.ts';

/**
 * The seats that must decide; none when the game is over.
 * @example
 * waiting(game, state); // → [1]
 */
export { waiting } from './core/play.ts';

/**
 * The top of the tree of legal actions: the kinds of action a seat may choose, each with its first open field.
 * @example
 * choices(game, state, 1).map((choice) => choice.type); // → ['buy', 'pass']
 * choices(game, state, 1)[0].open; // → { kind: 'oneOf', field: 'good', values: ['apple', 'pear'] }
 */
export { choices } from './core/choices.ts';

/**
 * One field further down the tree: the same choice with its open field decided.
 * @example
 * const apples = narrow(game, state, choices(game, state, 1)[0], 'apple');
 * apples.open; // → { kind: 'int', field: 'amount', min: 1, max: 3, step: 1 }
 */
export { narrow } from './core/choices.ts';

/** Ends a list that may end, given to `narrow`. */
export { DONE } from './core/choices.ts';

/**
 * The action of a complete choice.
 * @example
 * const two = ['apple', 2].reduce((choice, value) => narrow(game, state, choice, value), choices(game, state, 1)[0]);
 * actionOf(narrow(game, state, two, DONE)); // → { type: 'buy', good: 'apple', amount: 2, gifts: [] }
 */
export { actionOf } from './core/choices.ts';

/**
 * Refusal of an action: the first condition that fails, or null. Takes unfinished actions too.
 * @example
 * check(game, state, 2, { type: 'buy' }); // → { code: 'flow.notYours', rule: 'toy-R001', args: { waiting: [1] } }
 * check(game, state, 1, { type: 'buy', good: 'apple' }); // → null
 */
export { check } from './core/check.ts';

/**
 * Carries an action out: a new state and the events, or the refusal.
 * @example
 * const done = apply(game, state, 1, { type: 'buy', good: 'apple', amount: 1, gifts: [] });
 * done.events.map((event) => event.type); // → ['paid', 'bought', 'priced']
 * waiting(game, done.state); // → [2]
 */
export { apply } from './core/apply.ts';

/**
 * Carries an action out alone, before anything automatic follows.
 * @example
 * preview(game, state, 1, { type: 'buy', good: 'apple', amount: 1, gifts: [] }).events.length; // → 2
 */
export { preview } from './core/apply.ts';

/**
 * `apply` on a private copy, without checks, and with events only for a listener: for bots.
 * @example
 * const mine = copy(state);
 * applyInPlace(game, mine, 1, PASS);
 * waiting(game, mine); // → [2]
 */
export { applyInPlace } from './core/apply.ts';

/**
 * Makes a value unchangeable, with everything in it, as kept states are.
 * @example
 * Object.isFrozen(freeze({ bank: { cash: [10] } }).bank.cash); // → true
 */
export { freeze } from './core/kept.ts';

/**
 * A private copy of a state to play on; parts that no step writes into are shared with the original.
 * @example
 * const mine = ownCopy(state);
 * applyInPlace(game, mine, 1, PASS);
 * [waiting(game, mine), waiting(game, state)]; // → [[2], [1]]
 */
export { ownCopy } from './core/kept.ts';

/** The action that leaves out an optional step. */
export { PASS } from './core/action.ts';

/**
 * Plays a list of moves from the set-up on, up to the first move that is refused.
 * @example
 * const moves = [1, 1].map((seat) => ({ seat, action: PASS }));
 * const told = replay(game, { table: { players: 2 }, chance: seeded('stall') }, moves);
 * [told.applied, told.refused.refusal.code]; // → [1, 'flow.notYours']
 */
export { replay } from './core/replay.ts';

/**
 * The state without the chance still to come, which no seat may see.
 * @example
 * view(state).chance.rng; // → null
 */
export { view } from './core/play.ts';

/**
 * True if the game has ended.
 * @example
 * isOver(state); // → false
 */
export { isOver } from './core/play.ts';

/**
 * Worth of each seat, and the winners. Equal seats win together.
 * @example
 * result(game, state); // → { worth: { 1: 0, 2: 0 }, winners: [1, 2] }
 */
export { result } from './core/play.ts';

/**
 * Sixteen digits for a state, the same in Node and in every browser. Chance to come does not count.
 * @example
 * hashState(state) === hashState(view(state)); // → true
 */
export { hashState } from './core/hash.ts';

/**
 * JSON with its keys in order.
 * @example
 * canonical({ b: 1, a: [2] }); // → '{"a":[2],"b":1}'
 */
export { canonical } from './core/hash.ts';

/**
 * A private copy of plain data, to be written to in place.
 * @example
 * [copy(state) === state, hashState(copy(state)) === hashState(state)]; // → [false, true]
 */
export { copy } from './core/copy.ts';

// ---- For bots and menus: parts of `choices`, `check` and `narrow` -------------------------------------------------

/**
 * Types of action that a seat is deciding, legal now or not.
 * @example
 * deciding(game, state, 1); // → ['buy', 'pass']
 */
export { deciding } from './core/choices.ts';

/**
 * One of these types as a choice; null when no such action is legal.
 * @example
 * begin(game, state, 1, 'buy').open.field; // → 'good'
 */
export { begin } from './core/choices.ts';

/**
 * True if `narrow` takes this value for an open field.
 * @example
 * const { open } = begin(game, state, 1, 'buy');
 * [isAmong(open, 'pear'), isAmong(open, 'plum')]; // → [true, false]
 */
export { isAmong } from './core/choices.ts';

/**
 * `check` that also refuses an action with a field missing.
 * @example
 * checkWhole(game, state, 1, { type: 'buy', good: 'apple' }).code; // → 'action.unfinished'
 */
export { checkWhole } from './core/check.ts';

/**
 * A legal action drawn at random, without listing all of them.
 * @example
 * check(game, state, 1, wander(game, state, 1, rngFrom('any'))); // → null
 */
export { wander } from './core/wander.ts';

/**
 * Plays on at random to the end of the game, or for some number of actions: as likely as with `wander`, but faster.
 * @example
 * const s = copy(state);
 * playOut(game, s, rngFrom('any'));
 * isOver(s); // → true
 */
export { playOut } from './core/wander.ts';

/**
 * A whole list worth proposing for an open list; null where the game proposes nothing. Costly, so `choices` never
 * asks.
 * @example
 * listSuggestion(game, state, begin(game, state, 1, 'buy')); // → null
 */
export { listSuggestion } from './core/suggestion.ts';

/**
 * Ids that a field can name in a state.
 * @example
 * [...idsOf(decisionOf(game, state).steps[0].fields.good, state)]; // → ['apple', 'pear']
 */
export { idsOf } from './core/fields.ts';

// ---- Chance, options and rulings ----------------------------------------------------------------------------------

/**
 * Chance from a seed.
 * @example
 * seeded('stall').drawn; // → []
 */
export { seeded } from './core/chance.ts';

/**
 * Chance that gives these draws, as a record has them.
 * @example
 * following([2, 0, 1]); // → { drawn: [], follow: [2, 0, 1], rng: null }
 */
export { following } from './core/chance.ts';

/**
 * Thrown where a record has fewer draws than its game needs.
 * @example
 * setup(game, { players: 2 }, following([])); // throws OutOfDraws
 */
export { OutOfDraws } from './core/chance.ts';

/**
 * A generator of random numbers, for bots and others that draw outside a game.
 * @example
 * rngFrom('any').length; // → 4
 */
export { rngFrom } from './core/chance.ts';

/**
 * The next number of a generator: whole, from 0 up to but not including n.
 * @example
 * below(rngFrom('any'), 6) < 6; // → true
 */
export { below } from './core/chance.ts';

/**
 * All options and rulings of a table: those asked for, and the defaults of the rest.
 * @example
 * choose(game, 2, { rulings: 'practice' }); // → { options: { length: 'short' }, rulings: { purse: 'eleven' } }
 */
export { choose } from './core/options.ts';

/**
 * The need that keeps an option at its default: another option and its values. Null if it may leave the default.
 * @example
 * unmetNeed(game.options, game.options[0], {}); // → null
 */
export { unmetNeed } from './core/options.ts';

/**
 * Terms of a table of bots alone, where some rulings are fixed.
 * @example
 * askedAlone(game, { length: 'long' }); // → { length: 'long' }
 */
export { askedAlone } from './core/options.ts';

/**
 * Terms for a new table like another; rulings that only a recorded game can have return to the default.
 * @example
 * askedAgain(game, { options: { length: 'long' }, rulings: { purse: 'twelve' } }); // → { length: 'long', purse: 'twelve' }
 */
export { askedAgain } from './core/options.ts';

/**
 * The problem of a ruling with a value that only recorded games can have; undefined if there is none.
 * @example
 * onlyRecorded(game, choose(game, 2, {})); // → undefined
 */
export { onlyRecorded } from './core/options.ts';

/** The whole sets of rulings: by the letter of the book, by common practice, as on 18xx.games. */
export { rulingSets } from './core/options.ts';

/**
 * True if this is the name of a whole set of rulings.
 * @example
 * [isRulingSet('letter'), isRulingSet('whim')]; // → [true, false]
 */
export { isRulingSet } from './core/options.ts';

/**
 * The value of a ruling in a set.
 * @example
 * valueIn(game.rulings[0], '18xx.games'); // → 'twelve'
 */
export { valueIn } from './core/options.ts';

/**
 * This game's value of a ruling: a point that books and editions read differently.
 * @example
 * ruling(state, 'purse'); // → 'ten'
 */
export { ruling } from './core/state.ts';

// ---- Seats and owners ---------------------------------------------------------------------------------------------

/**
 * The seats in playing order.
 * @example
 * seatsOf(state); // → [1, 2]
 */
export { seatsOf } from './core/seats.ts';

/**
 * The seat to the left.
 * @example
 * nextSeat(state, 2); // → 1
 */
export { nextSeat } from './core/seats.ts';

/**
 * A company as an owner of money and shares.
 * @example
 * treasury('NYC'); // → 'treasury:NYC'
 */
export { treasury } from './core/owner.ts';

/**
 * The company of a treasury.
 * @example
 * companyOf(treasury('NYC')); // → 'NYC'
 */
export { companyOf } from './core/owner.ts';

/**
 * True if an owner is a company.
 * @example
 * [isTreasury(treasury('NYC')), isTreasury(2)]; // → [true, false]
 */
export { isTreasury } from './core/owner.ts';

// ---- The flow, for readers that follow a game stage by stage ------------------------------------------------------

/**
 * The frame on top of the flow; undefined when the game is over.
 * @example
 * top(state); // → { kind: 'day', at: 'buy', seat: 1, left: 6 }
 */
export { top } from './flow/frame.ts';

/**
 * The topmost frame of a kind, which must be there.
 * @example
 * under(state, 'day').left; // → 6
 */
export { under } from './flow/frame.ts';

/**
 * The stage a frame has reached; undefined when its last stage is done.
 * @example
 * stageAt(game.frames.day, top(state)).id; // → 'buy'
 */
export { stageAt } from './flow/frame.ts';

/**
 * True if a frame has left a stage behind.
 * @example
 * isPast(game.frames.day, top(state), 'setPrice'); // → true
 */
export { isPast } from './flow/frame.ts';

/**
 * The decision the flow stands at; null when nobody has to decide.
 * @example
 * const { seat, optional } = decisionOf(game, state);
 * [seat, optional]; // → [1, true]
 */
export { decisionOf } from './flow/settle.ts';

/**
 * The condition that forbids passing a decision; undefined when nothing does.
 * @example
 * heldBack(decisionOf(game, state), state); // → undefined
 */
export { heldBack } from './flow/settle.ts';

/**
 * True if any action of a step is legal.
 * @example
 * stepHasChoice(decisionOf(game, state).steps[0], state, 1); // → true
 */
export { stepHasChoice } from './core/leaves.ts';

/**
 * True if the flow can go on without a decision.
 * @example
 * [canGoOn(game, state), canGoOn(game, preview(game, state, 1, PASS).state)]; // → [false, true]
 */
export { canGoOn } from './flow/settle.ts';

/**
 * Makes one automatic move of a flow that can go on without a decision.
 * @example
 * const passed = preview(game, state, 1, PASS).state;
 * [passed.flow[0].at, moveOn(game, passed).flow[0].at]; // → ['nextStall', null]
 */
export { moveOn } from './core/apply.ts';

/**
 * `preview` of an action known to be legal, on a private copy and without events.
 * @example
 * const mine = ownCopy(state);
 * actInPlace(game, mine, 1, PASS);
 * canGoOn(game, mine); // → true
 */
export { actInPlace } from './core/apply.ts';

/**
 * `moveOn` on a private copy, without events.
 * @example
 * const mine = ownCopy(preview(game, state, 1, PASS).state);
 * moveOnInPlace(game, mine);
 * mine.flow[0].at; // → null
 */
export { moveOnInPlace } from './core/apply.ts';

export * from './rooms.ts';
