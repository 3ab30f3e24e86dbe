// Expected earnings of majors in an operating round. Past earnings are not recorded, and majors lay no track and run no
// trains: what they earn follows the phases more than the players. Averages of games among bots.
import type { MajorId } from '../rules/companies.ts';
import { isSmall, type Table } from '../rules/players.ts';
import type { Kind } from './horizon.ts';

type Incomes = Partial<Record<MajorId, Readonly<Record<Kind, number>>>>;

/** From twelve minors, as three players have them. */
const LARGE: Incomes = {
  RABA: { yellow: 30, green: 20, brown: 60, turn: 65, last: 120 },
  'G&C': { yellow: 10, green: 50, brown: 150, turn: 180, last: 225 },
  SNW: { yellow: 0, green: 5, brown: 40, turn: 20, last: 40 },
  SIK: { yellow: 95, green: 60, brown: 45, turn: 35, last: 95 },
  SKEV: { yellow: 85, green: 75, brown: 80, turn: 95, last: 150 },
  LdStEG: { yellow: 25, green: 15, brown: 10, turn: 55, last: 90 },
  MAVAG: { yellow: 25, green: 85, brown: 300, turn: 320, last: 300 },
};
/** From six minors on the small map, where brown is the last phase. */
const SMALL: Incomes = {
  RABA: { yellow: 20, green: 35, brown: 60, turn: 60, last: 100 },
  SIK: { yellow: 25, green: 22, brown: 20, turn: 18, last: 22 },
  SKEV: { yellow: 30, green: 35, brown: 40, turn: 40, last: 75 },
  LdStEG: { yellow: 18, green: 22, brown: 65, turn: 70, last: 55 },
};
const MINORS = { large: 12, small: 6 };

/** With so many minors in play; before the draft there are none yet. */
export function incomeOf(s: Table, inPlay: number, major: MajorId, kind: Kind): number {
  const [incomes, minors] = isSmall(s) ? [SMALL, MINORS.small] : [LARGE, MINORS.large];
  return (incomes[major]![kind] * (inPlay || minors)) / minors;
}
