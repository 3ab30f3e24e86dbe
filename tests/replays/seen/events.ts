// Rewrites events into their first form: owners were texts then, a minor of 18Mag paid as `m3`, and nobody was 0.
import type { GameEvent } from '../../../src/engine/core/event.ts';
import { companyOf, isTreasury } from '../../../src/engine/core/owner.ts';

/** Fields that name an owner; and the events in which a seat was a purse, written as a text. */
const OWNERS = ['seat', 'from', 'to'];
const BY_TEXT: Readonly<Record<string, readonly string[]>> = {
  paid: ['from', 'to'],
  offerMade: ['from'],
  offerAccepted: ['from'],
  offerRefused: ['from'],
};

const isNumber = (company: string): boolean => /^\d+$/.test(company);

function ownerTold(owner: unknown, byText: boolean): unknown {
  if (owner === null) return 0;
  if (isTreasury(owner)) return isNumber(companyOf(owner)) ? `m${companyOf(owner)}` : companyOf(owner);
  return byText ? String(owner) : owner;
}

type Fields = Readonly<Record<string, unknown>>;

/** 18Mag had its own events for directors, sellers and trains before it shared those of all games. */
const OF_18MAG: Readonly<Record<string, (event: Fields) => Fields>> = {
  presidencyPassed: (event) => ({ ...event, type: 'directorChanged' }),
  shareBought: ({ from: _, ...event }) => event,
  trainBought: ({ from: seller, ...event }) => ({ ...event, seller }),
  offerMade: offered,
  offerAccepted: offered,
  offerRefused: offered,
};

/** The CGR had its own event for what it takes over before all games had one. */
const OF_1856: Readonly<Record<string, (event: Fields) => Fields>> = {
  companyAbsorbed: ({ survivor: _, ...event }) => event,
  sharesExchanged: ({ company: _, holder, ...event }) =>
    holder === 'pool' ? { ...event, type: 'poolExchanged' } : { ...event, seat: holder },
  tokenReplaced: ({ by: _, ...event }) => event,
};

const OF_GAME: Readonly<Record<string, typeof OF_1856>> = { 1856: OF_1856, '18mag': OF_18MAG };

function offered({ what: _, item: train, from, ...event }: Fields): Fields {
  return { ...event, train, seller: String(from).replace(/^m/, '') };
}

export function eventTold(game: string, event: GameEvent): GameEvent {
  const told = withOwners(event);
  const own = OF_GAME[game]?.[event.type];
  return (own ? own(told as unknown as Fields) : told) as GameEvent;
}

function withOwners(event: GameEvent): GameEvent {
  const byText = BY_TEXT[event.type] ?? [];
  const fields = Object.entries(event).map(([key, value]) => [
    key,
    OWNERS.includes(key) ? ownerTold(value, byText.includes(key)) : value,
  ]);
  return Object.fromEntries(fields) as GameEvent;
}
