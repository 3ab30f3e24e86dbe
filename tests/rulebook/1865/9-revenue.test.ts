// Section 9: a company's revenue from its traffic, and its recipients.
import { describe, expect } from 'vitest';
import { settle } from '../../../src/engine/core/apply.ts';
import { check } from '../../../src/engine/core/check.ts';
import { copy } from '../../../src/engine/core/copy.ts';
import type { GameEvent } from '../../../src/engine/core/event.ts';
import { revenueOf } from '../../../src/titles/1865/rules/operating/revenue.ts';
import { example, rule } from '../../support/rule.ts';
import { table1865 } from '../../support/table1865.ts';

const names = ['Alan', 'Bob', 'Carl'];
type Table = ReturnType<typeof table1865>;
type Position = Parameters<Table['company']>[1];

const dividend = (kind: 'payout' | 'withhold') => ({ type: 'dividend', kind }) as const;

/** The FMS of Alan before its revenue. */
const fms = (position: Position = {}) =>
  table1865(names)
    .company('FMS', { owners: { Alan: [40, 20] }, treasury: 100, ...position })
    .operating({ company: 'FMS', at: 'revenue' });

/** Automatic events in a position that was set up. */
function settling(t: Table): GameEvent[] {
  const events: GameEvent[] = [];
  settle(t.game, copy(t.state), (e) => events.push(e));
  return events;
}

const earns = (position: Position) => revenueOf(fms(position).state, 'FMS');

describe('maritime companies', () => {
  /** The last turn of the first round of a pair: Alan can buy a train, or pass. */
  const atEnd = () =>
    table1865(names)
      .company('FMS', { owners: { Alan: [40, 20] }, trains: ['PH2'], treasury: 100 })
      .maritimes({ Alan: ['M1', 'M2'], Bob: ['M3'], FMS: ['M6'] })
      .operating({ company: 'FMS', at: 'trains' });

  rule('1865-R014', 'each pays its player 20 at the start of each operating round', () => {
    const t = atEnd();
    const rounds = () => t.told('operatingRoundBegan').length;
    t.passesWhile(() => rounds() < 3);
    expect([t.cash('Alan'), t.cash('Bob'), t.cash('Carl')]).toEqual([330 + 40 * rounds(), 330 + 20 * rounds(), 330]);
    const income = t.told('paid').filter(({ reason }) => reason === 'maritime');
    expect(income.every(({ from }) => from === 'bank')).toBe(true);
    expect(new Set(income.map(({ to }) => to))).toEqual(new Set(['Alan', 'Bob'])); // a company gets nothing
  });

  rule('1865-R097', 'they pay before the first company operates', () => {
    const t = atEnd().passes('Alan');
    expect(t.order('operatingRoundBegan', 'maritimesPaid', 'turnBegan')).toEqual([
      'operatingRoundBegan',
      'maritimesPaid',
      'maritimesPaid',
      'turnBegan',
    ]);
    expect(t.told('maritimesPaid')).toMatchObject([
      { seat: 'Alan', maritimes: ['M1', 'M2'], sum: 40 },
      { seat: 'Bob', maritimes: ['M3'], sum: 20 },
    ]);
  });
});

describe('revenue', () => {
  example.each(
    '1865-X18',
    'each unit of traffic that is covered earns 10',
    [
      { traffic: 14, trains: ['PH2', 'PH2'], revenue: 140 },
      { traffic: 30, trains: ['PH2', 'PH3'], revenue: 220 },
    ],
    ({ traffic, trains, revenue }) => {
      expect(fms({ traffic, trains }).waiting).toEqual(['Alan']);
      expect(earns({ traffic, trains })).toBe(revenue);
    },
  );

  rule('1865-R126', 'ten times the smaller of traffic and coverage', () => {
    expect(earns({ traffic: 34, trains: ['PH7'] })).toBe(340);
    expect(earns({ traffic: 36, trains: ['PH7'] })).toBe(350);
    expect(earns({ traffic: 0, trains: ['PH7'] })).toBe(0);
  });

  rule('1865-R126', 'maritime companies cover 8 each beside the trains', () => {
    const t = fms({ traffic: 30, trains: ['PH2'] }).maritimes({ FMS: ['M3', 'M5'], Alan: ['M1'] });
    t.plays('Alan', dividend('withhold'));
    expect(t.cash('FMS')).toBe(100 + 240);
    expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', revenue: 240 });
  });

  rule('1865-R127', 'without a train it is nothing, maritime companies or not', () => {
    const t = fms({ traffic: 30 }).maritimes({ FMS: ['M3'] });
    expect(revenueOf(t.state, 'FMS')).toBe(0);
    t.waiting; // there is nothing to decide
    expect([t.cash('FMS'), t.state.flow.at(-1)!.at]).toEqual([100, 'trains']);
  });

  rule('1865-R126', 'traffic, coverage and revenue are told', () => {
    expect(settling(fms({ traffic: 30, trains: ['PH2', 'PH3'] }))).toContainEqual({
      type: 'revenueEarned',
      company: 'FMS',
      traffic: 30,
      coverage: 22,
      revenue: 220,
    });
  });

  rule('1865-R127', 'a revenue of nothing is declared as such, and the price goes back', () => {
    const t = fms({ traffic: 0, trains: ['PH2'] });
    expect(settling(t)).toContainEqual({ type: 'dividendDeclared', company: 'FMS', kind: 'withhold', revenue: 0 });
    expect(t.waiting).toEqual(['Alan']);
    expect([t.price('FMS'), t.state.flow.at(-1)!.at]).toEqual([90, 'trains']);
  });
});

describe('dividends', () => {
  /** 160 to pay out or withhold. Of the major 10% each are with Carl, in the pool and with the Dragons, 40% in the offer. */
  const earned = (kind: 'minor' | 'major' = 'minor') =>
    fms({
      kind,
      traffic: 16,
      trains: ['PH2', 'PH2'],
      ...(kind === 'major' && { owners: { Alan: [20, 10], Carl: [10] }, pool: [10], dragons: [10] }),
    });

  rule('1865-R128', 'all is paid out or withheld, as the president decides', () => {
    const t = earned();
    expect(t.values('Alan', 'dividend')).toEqual(['payout', 'withhold']);
    expect(t.refuses('Alan', { type: 'pass' })).toMatchObject({ code: 'dividend.undecided', rule: '1865-R128' });
    expect(t.refuses('Bob', dividend('payout'))).toMatchObject({ code: 'flow.notYours' });
    t.plays('Alan', dividend('withhold'));
    expect([t.cash('FMS'), t.cash('Alan')]).toEqual([260, 330]);
  });

  rule('1865-R128', 'nothing cannot be paid out', () => {
    const t = fms({ traffic: 0, trains: ['PH2'] }).operating({ company: 'FMS', at: 'dividend' });
    expect(check(t.game, t.state, 1, dividend('payout'))).toMatchObject({
      code: 'dividend.nothing',
      rule: '1865-R128',
    });
  });

  rule('1865-R129', 'each certificate gets its percentage, the initial offer pays the company', () => {
    const t = earned().plays('Alan', dividend('payout'));
    expect([t.cash('Alan'), t.cash('FMS')]).toEqual([330 + 96, 100 + 64]);
  });

  rule('1865-R129', 'what lies in the bank pool or with the Dragons pays nobody', () => {
    const t = earned('major');
    const bank = t.cash('bank');
    t.plays('Alan', dividend('payout'));
    expect([t.cash('Alan'), t.cash('Carl'), t.cash('FMS')]).toEqual([330 + 48, 330 + 16, 100 + 64]);
    expect(t.cash('bank')).toBe(bank - 128);
  });

  rule('1865-R090', 'a dividend moves the price one space forward', () => {
    const t = earned().plays('Alan', dividend('payout'));
    expect([t.price('FMS'), t.told('priceMoved')]).toMatchObject([110, [{ was: 100, price: 110 }]]);
  });

  rule('1865-R092', 'withholding does not move it', () => {
    const t = earned().plays('Alan', dividend('withhold'));
    expect([t.price('FMS'), t.told('priceMoved')]).toEqual([100, []]);
  });
});
