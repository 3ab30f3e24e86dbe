import { describe, expect, test } from 'vitest';
import { apply, applyInPlace } from '../../engine/core/apply.ts';
import { seeded } from '../../engine/core/chance.ts';
import { check } from '../../engine/core/check.ts';
import { copy } from '../../engine/core/copy.ts';
import type { GameEvent } from '../../engine/core/event.ts';
import { hashState } from '../../engine/core/hash.ts';
import { isOver, waiting } from '../../engine/core/play.ts';
import { setup } from '../../engine/core/setup.ts';
import { type Holder, offered, POOL, percentOf } from '../../engine/shares/shares.ts';
import { tokenNodes } from '../../engine/track/tokens.ts';
import { electPresident } from './election.ts';
import { type ExchangeFrame, exchangeOf } from './exchange.ts';
import { type MergerState, mergerOf, NORTH, SOUTH } from './testing/merger.ts';

const merger = mergerOf('merger');
const redeem = { type: 'decideOption', how: 'redeem' };
const giveUp = { type: 'decideOption', how: 'giveUp' };
const loses = (city: string) => ({ type: 'giveUpToken', city });

function start(game = merger): MergerState {
  const ready = setup(game, { players: 3 }, seeded('merger'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  return ready.state;
}

/** Plays these actions, each by the seat that waits; returns every position, the first included. */
function played(s: MergerState, actions: readonly object[], game = merger) {
  const [states, events, asked]: [MergerState[], GameEvent[], number[]] = [[s], [], []];
  for (const action of actions) {
    const seat = waiting(game, states.at(-1)!)[0]!;
    const outcome = apply(game, states.at(-1)!, seat, action);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(game.audit(outcome.state)).toBeNull();
    asked.push(seat);
    events.push(...outcome.events);
    states.push(outcome.state);
  }
  return { states, events, asked, state: states.at(-1)! };
}

const whole = [redeem, giveUp, redeem, redeem, loses('C.0')];
const holders: readonly Holder[] = [1, 2, 3, 'treasury:North', POOL];
const percents = (s: MergerState, company: string) => holders.map((holder) => percentOf(s, company, holder));

describe('holders', () => {
  test('have their parts in order, the company itself last; whoever directs it is asked for it', () => {
    const { asked, states } = played(start(), whole);
    expect(asked).toEqual([1, 2, 3, 1, 1]);
    expect(states.slice(0, 4).map((s) => exchangeOf(s).holders)).toEqual([
      [1, 2, 3, 'treasury:North'],
      [2, 3, 'treasury:North'],
      [3, 'treasury:North'],
      ['treasury:North'],
    ]);
  });

  test('give up half and get shares of the survivor, from the pool and from who has not had his part', () => {
    const { states, events } = played(start(), whole);
    // the second got two from the pool and one of the third, who then had two of South for it
    expect(percents(states[1]!, NORTH)).toEqual([40, 30, 10, 20, 0]);
    expect(percents(states[1]!, SOUTH)).toEqual([0, 0, 20, 10, 70]);
    expect(percents(states[4]!, NORTH)).toEqual([40, 20, 20, 20, 0]);
    expect(events.filter(({ type }) => type === 'sharesExchanged')).toMatchObject([
      { holder: 2, given: 5, got: 3 },
      { holder: 3, given: 3, got: 2 },
      { holder: 'treasury:North', given: 3, got: 2 },
    ]);
  });

  test('are asked only where a choice is left', () => {
    const s = copy(start());
    s.shares[NORTH]!.holders[3] = POOL; // the third has two shares in all now
    const { asked } = played(s, [redeem, redeem]);
    expect(asked).toEqual([1, 2]);
    expect(waiting(merger, played(s, [redeem, redeem]).state)).toEqual([1]);
    expect(exchangeOf(played(s, [redeem, redeem]).state).holders).toEqual(['treasury:North']);
  });

  test('pay for an option, or are paid for it, from their own purse', () => {
    const { state } = played(start(), whole.slice(0, 4));
    expect(state.cash).toMatchObject({ 1: 60, 2: 140, 3: 60, 'treasury:North': 80 });
    const poor = { ...start(), cash: { ...start().cash, 1: 30, bank: 70 } };
    expect(check(merger, poor, 1, redeem)).toMatchObject({ code: 'option.tooDear' });
    expect(check(merger, poor, 2, giveUp)).toMatchObject({ code: 'flow.notYours' });
  });
});

describe('what follows', () => {
  test('the absorbed company leaves what it has and waits again', () => {
    const { state, events } = played(start(), whole);
    expect(events).toContainEqual({
      type: 'companyAbsorbed',
      company: SOUTH,
      survivor: NORTH,
      cash: 70,
      trains: ['2-1'],
    });
    expect(state.trains).toEqual({ [NORTH]: ['2-0', '2-1'] });
    expect(state.shares[SOUTH]).toEqual(offered(30, 10));
    expect(state.market).toEqual({ spots: { [NORTH]: { row: 0, col: 0 } }, arrivals: [NORTH] });
  });

  test('tokens are replaced, one in a place; over the limit the president chooses which go', () => {
    const { states, events } = played(start(), whole);
    const before = states[4]!;
    expect(tokenNodes(before.board, NORTH)).toEqual(['A.0', 'B.0', 'C.0', 'D.0']);
    expect(tokenNodes(before.board, SOUTH)).toEqual([]);
    expect(check(merger, before, 1, loses('A.0'))).toMatchObject({ code: 'giveUp.noToken', args: { city: 'A.0' } });
    expect(check(merger, before, 1, { type: 'pass' })).toMatchObject({ code: 'giveUp.tooMany' });
    expect(tokenNodes(states[5]!.board, NORTH)).toEqual(['A.0', 'B.0', 'D.0']);
    expect(events.filter(({ type }) => type.startsWith('token'))).toEqual([
      { type: 'tokenGivenUp', company: SOUTH, city: 'B.0' },
      { type: 'tokenReplaced', company: SOUTH, by: NORTH, city: 'C.0' },
      { type: 'tokenReplaced', company: SOUTH, by: NORTH, city: 'D.0' },
      { type: 'tokenGivenUp', company: NORTH, city: 'C.0' },
    ]);
  });

  test('the turn goes on, or is over with it', () => {
    const { state } = played(start(), whole);
    expect(state.flow).toEqual([{ kind: 'turn', at: 'operate' }]);
    const acquisition = mergerOf('acquisition');
    expect(isOver(played(start(acquisition), whole, acquisition).state)).toBe(true);
  });
});

test('whoever has got the certificate in the exchange, and has most, presides', () => {
  const s = copy(start());
  s.shares[NORTH]!.holders = [3, 1, 2, 3, 2, 'treasury:North', 'treasury:North', POOL];
  expect([s.shares[NORTH]!.president, electPresident(s, NORTH, [1, 2, 3], undefined)]).toEqual([1, 3]);
  expect([s.shares[NORTH]!.president, percentOf(s, NORTH, 3)]).toEqual([3, 40]);
});

test('at every pause it can be saved, read again, gone back to and played in place, with the same end', () => {
  const { states, state } = played(start(), whole);
  const end = hashState(state);
  for (const [i, s] of states.slice(0, -1).entries()) {
    const frame = s.flow.at(-1) as ExchangeFrame;
    expect([frame.kind, frame.at]).toEqual(['exchange', i < 4 ? 'question' : 'giveUpToken']);
    const saved = JSON.parse(JSON.stringify(s)) as MergerState;
    expect(hashState(played(saved, whole.slice(i)).state)).toBe(end);
    const own = copy(s);
    for (const action of whole.slice(i)) applyInPlace(merger, own, waiting(merger, own)[0]!, action);
    expect(hashState(own)).toBe(end);
  }
});

describe('a president is elected', () => {
  const elected = (changes: (s: MergerState) => void, seats: number[]) => {
    const s = copy(start());
    changes(s);
    return [electPresident(s, NORTH, seats, undefined), s.shares[NORTH]!.president, s.shares[NORTH]!.holders[0]];
  };
  const toSecond = (s: MergerState) => {
    s.shares[NORTH]!.holders = [1, 2, 2, 2, 3, 3, 3, POOL];
  };

  test('who has most takes the certificate; of equal ones the first', () => {
    expect(elected(toSecond, [2, 3, 1])).toEqual([2, 2, 2]);
    expect(elected(toSecond, [3, 1, 2])).toEqual([3, 3, 3]);
    expect(elected(() => {}, [3, 2, 1])).toEqual([1, 1, 1]);
  });

  test('nobody is where nobody has enough for it', () => {
    const pooled = (s: MergerState) => {
      s.shares[NORTH]!.holders = [POOL, 1, 1, 2, 3, POOL, POOL, POOL];
    };
    expect(elected(pooled, [1, 2, 3])).toEqual([null, null, POOL]);
  });
});
