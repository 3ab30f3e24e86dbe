// Owners that have no seat. Each says at run time what it is, so that a company called "2" is never mistaken for seat
// 2. money/bank.ts says which owners can have money, shares/shares.ts which can hold certificates.
import { named } from './named.ts';

/** A company as an owner: of its money, and of certificates, its own or another's. */
export type Treasury = `treasury:${string}`;

/** An automatic holder of certificates: it has no money, never presides and has no place in the result. */
export type Automaton = `automaton:${string}`;

const TREASURY = 'treasury:';
const AUTOMATON = 'automaton:';

export const treasury = named((company: string): Treasury => `${TREASURY}${company}`);

export const automaton = (name: string): Automaton => `${AUTOMATON}${name}`;

export const isTreasury = (owner: unknown): owner is Treasury =>
  typeof owner === 'string' && owner.startsWith(TREASURY);

export const isAutomaton = (owner: unknown): owner is Automaton =>
  typeof owner === 'string' && owner.startsWith(AUTOMATON);

export const companyOf: (owner: Treasury) => string = named((owner) => owner.slice(TREASURY.length));
