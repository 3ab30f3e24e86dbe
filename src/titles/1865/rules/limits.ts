// Limits of holdings (R042, R044, R055, R062-R064, R167).
import type { Seat } from '../../../engine/core/action.ts';
import { countHeld, type Holder, POOL, percentOf } from '../../../engine/shares/shares.ts';
import { companiesOf } from './companies.ts';
import { isShort } from './rulings.ts';
import type { State1865 } from './state.ts';

const full: Readonly<Record<number, number>> = { 2: 36, 3: 24, 4: 18 };
const short: Readonly<Record<number, number>> = { 2: 27, 3: 18 };

export const certificateLimit = (s: State1865): number => (isShort(s) ? short : full)[s.players]!;

/** R015, R063: a double share is one certificate, a maritime company none. */
export const certificatesHeld = (s: State1865, holder: Holder): number =>
  companiesOf(s).reduce((sum, company) => sum + countHeld(s, company, holder), 0);

/** At the limit, or above it, nothing more can be bought. */
export const hasRoom = (s: State1865, seat: Seat): boolean => certificatesHeld(s, seat) < certificateLimit(s);

/** Percent of one company in the hands of a player, of the Dragons, and in the bank pool. */
export const MOST_OF_PLAYER = 60;
export const MOST_OF_DRAGONS = 50;
const MOST_IN_POOL = 50;

/** R174: the most tokens of a company. */
export const MOST_TOKENS = 7;

/** R055: percent for which the bank pool has room. */
export const poolRoom = (s: State1865, company: string): number => MOST_IN_POOL - percentOf(s, company, POOL);

/** R139, R148: a state loan, of a company or of a player. */
export const LOAN = 500;

/** R150: the most loans of a company, and of two that become one. */
export const MOST_LOANS = 3;
