// Holders of certificates and their rights, in a made-up company with seats, treasuries and an automaton.
import { describe, expect, test } from 'vitest';
import { automaton, companyOf, isAutomaton, isTreasury, treasury } from '../core/owner.ts';
import { auditMoney, BANK, cashOf, pay } from '../money/bank.ts';
import {
  auditShares,
  type Certificates,
  certificatesHeld,
  type Holder,
  mostHeld,
  moveOrdinary,
  OFFER,
  offered,
  POOL,
  percentOf,
  percentOfPlayers,
  presidentOf,
  presiding,
  swapPresidency,
} from './shares.ts';

const DRAGONS = automaton('Dragons');
const OWN = treasury('RED');
const OTHER = treasury('2');

/** A president's certificate of 20% and eight of 10%. */
const position = (...holders: Holder[]) => {
  const red: Certificates = { ...offered(20, 10), holders, president: 1 };
  return { shares: { RED: red } };
};

const held = () => position(1, 2, OWN, OTHER, DRAGONS, DRAGONS, DRAGONS, POOL, null);

describe('owners of certificates', () => {
  test('say what they are: company 2 is not seat 2, and no owner is another', () => {
    expect([isTreasury(OTHER), isTreasury(2), isTreasury('2'), isTreasury(DRAGONS)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([isAutomaton(DRAGONS), isAutomaton(OTHER), isAutomaton(null)]).toEqual([true, false, false]);
    expect(companyOf(OTHER)).toBe('2');
    expect([2, OTHER, OWN, DRAGONS, POOL, OFFER, null].map((who) => percentOf(held(), 'RED', who as Holder))).toEqual([
      10, 10, 10, 30, 10, 0, 10,
    ]);
  });

  test('only seats are players: treasuries and automata hold, and count for nobody', () => {
    expect(percentOfPlayers(held(), 'RED')).toBe(30);
    expect(certificatesHeld(held(), 'RED', 2)).toEqual([1]);
    expect(percentOfPlayers(position(1, 2, 2, 2, 2, 2, 2, 2, 2), 'RED')).toBe(100);
  });

  test('an automaton with most is not next in line for the presidency', () => {
    expect(mostHeld(held(), 'RED', [2, 3])).toEqual({ seat: 2, percent: 10 });
    expect(mostHeld(held(), 'RED', [3, 4])).toEqual({ seat: null, percent: 0 });
  });

  test('certificates go to and from treasuries and automata like any other', () => {
    const s = held();
    moveOrdinary(s, 'RED', DRAGONS, OWN, 20);
    moveOrdinary(s, 'RED', OTHER, 2, 10);
    expect([DRAGONS, OWN, 2].map((who) => percentOf(s, 'RED', who as Holder))).toEqual([10, 30, 20]);
    swapPresidency(s, 'RED', 2);
    expect([presidentOf(s, 'RED'), percentOf(s, 'RED', 1), percentOf(s, 'RED', 2)]).toEqual([2, 20, 20]);
    expect(() => moveOrdinary(s, 'RED', DRAGONS, POOL, 20)).toThrow('lacks 10%');
  });

  test('a company that nobody presides says so', () => {
    const s = { shares: { RED: offered(20, 10) } };
    expect(presidentOf(s, 'RED')).toBeNull();
    expect(() => presiding(s, 'RED')).toThrow('RED has no president');
  });

  test('the audit knows who can hold a certificate', () => {
    expect(auditShares(held())).toBeNull();
    for (const stranger of ['RED', '1', 0, 1.5, 'gone'])
      expect(auditShares(position(1, 2, stranger as Holder, ...Array<Holder>(6).fill(OFFER)))).toContain('is with');
  });
});

describe('purses', () => {
  test('are seats, treasuries and the bank; a bare company id or an automaton has none', () => {
    const s = { cash: { [BANK]: -50, 1: 30, [OTHER]: 20 } };
    pay(s, OTHER, 1, 5, 'share', undefined);
    expect([cashOf(s, 1), cashOf(s, OTHER), cashOf(s, 2)]).toEqual([35, 15, 0]);
    // @ts-expect-error a company id is no purse
    expect(cashOf(s, 'RED')).toBe(0);
    // @ts-expect-error an automaton has no money
    expect(cashOf(s, DRAGONS)).toBe(0);
    expect(auditMoney(s, 0)).toBeNull();
    expect(auditMoney({ cash: { ...s.cash, RED: 0 } as typeof s.cash }, 0)).toBe('RED is no purse');
  });

  test('a bank breaks when it has less than its breaking point, and only where it can', () => {
    const bank = (breaksBelow: number) => ({ cash: { [BANK]: 10 }, broken: false, breaksBelow });
    const [letter, practice, endless] = [bank(1), bank(0), { cash: { [BANK]: 10 } }];
    for (const s of [letter, practice, endless]) pay(s, BANK, 1, 10, 'dividend', undefined);
    expect([letter.broken, practice.broken, 'broken' in endless]).toEqual([true, false, false]);
    pay(practice, BANK, 1, 1, 'dividend', undefined);
    expect(practice.broken).toBe(true);
  });
});
