// The action "build": one company's network grows by up to three hexes, one after the other (R047-R059).
import { must } from '../../../../engine/core/condition.ts';
import { oneOf, upTo } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { step } from '../../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { ChicagoEvent } from '../events.ts';
import { incomeOf } from '../income.ts';
import { CHICAGO, type HexId, hexes, hexIds } from '../map.ts';
import { costOf, costOfFirst, frontier, lastAdjoins, takesOne } from '../network.ts';
import {
  active,
  type ChicagoState,
  isOnHex,
  isOpen,
  isRed,
  place,
  playFrame,
  sharesOf,
  standing,
  standingCount,
} from '../state.ts';
import { moveDial } from './dial.ts';

export interface Build {
  readonly type: 'build';
  readonly company: CompanyId;
  readonly hexes: readonly HexId[];
}

const MOST = 3;

/** The hex just added: conditions on hexes are asked after each one. */
const newest = (a: Build): HexId => a.hexes[a.hexes.length - 1]!;

export const build = step<ChicagoState, Build, ChicagoEvent>()({
  id: 'build',
  actor: active,
  fields: {
    company: oneOf(companyIds),
    hexes: upTo(MOST, hexIds, (s, a) => frontier(s, a.company, a.hexes ?? []), {
      least: 1,
      tooFew: 'build.tooFew',
      tooMany: 'build.tooMany',
    }),
  },
  conditions: [
    must(
      'dial.red',
      [],
      (s) => !isRed(s, 'build'),
      () => ({ dial: 'build' }),
    ),
    must('build.wabashClosed', ['company'], (s, a) => isOpen(s, a.company)),
    must('build.notOwner', ['company'], (s, a, seat) => sharesOf(s, a.company, seat) > 0),
    must(
      'build.noLocomotive',
      ['company', 'hexes'],
      (s, a) => s.stock[a.company] >= a.hexes.length,
      (s, a) => ({
        company: a.company,
        left: s.stock[a.company],
      }),
    ),
    must(
      'build.startHex',
      ['hexes'],
      (_, a) => hexes[newest(a)].kind !== 'start',
      (_, a) => ({ hex: newest(a) }),
    ),
    must(
      'build.alreadyThere',
      ['company', 'hexes'],
      (s, a) => !isOnHex(s, a.company, newest(a)) && a.hexes.indexOf(newest(a)) === a.hexes.length - 1,
      (_, a) => ({ company: a.company, hex: newest(a) }),
    ),
    must(
      'build.occupied',
      ['hexes'],
      (s, a) => !takesOne(newest(a)) || standingCount(s, newest(a)) === 0,
      (s, a) => ({
        hex: newest(a),
        company: standing(s, newest(a))[0]!,
      }),
    ),
    must(
      'build.notAdjacent',
      ['company', 'hexes'],
      (s, a) => lastAdjoins(s, a.company, a.hexes),
      (_, a) => ({
        company: a.company,
        hex: newest(a),
      }),
    ),
    must(
      'build.tooDear',
      ['company', 'hexes'],
      (s, a) => costOfFirst(s, a.hexes, a.hexes.length) <= cashOf(s, treasury(a.company)),
      (s, a) => ({
        company: a.company,
        hex: newest(a),
        cost: costOf(s, newest(a)),
        cash: cashOf(s, treasury(a.company)) - costOfFirst(s, a.hexes, a.hexes.length - 1),
      }),
    ),
  ],
  apply(s, { company, hexes: built }, emit, seat) {
    moveDial(s, 'build', emit, seat);
    for (const hex of built) {
      const cost = costOf(s, hex);
      const gain = incomeOf(s, hex);
      pay(s, treasury(company), BANK, cost, 'track', emit);
      place(s, company, hex);
      s.income[company] += gain;
      emit?.({ type: 'built', seat, company, hex, cost, gain, income: s.income[company] });
    }
    // R066: the Chicago phase waits until the whole action is done
    if (built.includes(CHICAGO)) playFrame(s).arrived = company;
  },
});
