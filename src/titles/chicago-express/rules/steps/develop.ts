// The action "develop": one hex with a locomotive grows, and the player need own no share (R067-R077).
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { step } from '../../../../engine/core/step.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { companyIds } from '../companies.ts';
import type { ChicagoEvent } from '../events.ts';
import { nextValue, raiseScale } from '../income.ts';
import { barren, DETROIT, type HexId, hexes, hexIds, isIndustrial } from '../map.ts';
import { active, type ChicagoState, housesLeft, isDeveloped, isRed, standing, standingCount } from '../state.ts';
import { moveDial } from './dial.ts';

export interface Develop {
  readonly type: 'develop';
  readonly hex: HexId;
}

const FOREST_CASH = 2;

/** The hexes with a locomotive that are not barren. */
function occupied(s: ChicagoState): HexId[] {
  const out: HexId[] = [];
  for (const id of companyIds)
    for (const hex of s.networks[id]) if (!barren.has(hex) && !out.includes(hex)) out.push(hex);
  return out;
}

export const develop = step<ChicagoState, Develop, ChicagoEvent>()({
  id: 'develop',
  actor: active,
  fields: { hex: oneOf(hexIds, occupied) },
  conditions: [
    must(
      'dial.red',
      [],
      (s) => !isRed(s, 'develop'),
      () => ({ dial: 'develop' }),
    ),
    must('develop.never', ['hex'], (_, a) => !barren.has(a.hex)),
    must('develop.detroit', ['hex'], (_, a) => a.hex !== DETROIT),
    must('develop.noLocomotive', ['hex'], (s, a) => standingCount(s, a.hex) > 0),
    must('develop.already', ['hex'], (s, a) => !isDeveloped(s, a.hex)),
    must(
      'develop.scaleFull',
      ['hex'],
      (s, { hex }) => !isIndustrial(hex) || nextValue(s, hex) !== undefined,
      (s, { hex }) => ({
        hex,
        value: isIndustrial(hex) ? s.industry[hex] : 0,
      }),
    ),
    must('develop.noHouse', ['hex'], (s, a) => isIndustrial(a.hex) || housesLeft(s) > 0),
  ],
  apply(s, { hex }, emit, seat) {
    moveDial(s, 'develop', emit, seat);
    const here = standing(s, hex);
    if (isIndustrial(hex)) {
      const gain = raiseScale(s, hex);
      emit?.({ type: 'developed', seat, hex, companies: [...here], gain });
      return;
    }
    s.houses.push(hex);
    if (hexes[hex].kind === 'forest') {
      const company = here[0]!; // R055: a forest holds one
      pay(s, BANK, treasury(company), FOREST_CASH, 'forest', emit);
      emit?.({ type: 'forestCleared', seat, hex, company, cash: FOREST_CASH });
      return;
    }
    const gain = hexes[hex].development;
    for (const company of here) s.income[company] += gain;
    emit?.({ type: 'developed', seat, hex, companies: [...here], gain });
  },
});
