// The beginning of a recorded game of 18Mag: start prices and stacks are chance, the priority after the draft is a ruling.

import { nextSeat, type SetupProblem } from '../../../engine/index.ts';
import { drawsFrom, sortedByDraws } from '../../../records/import18xx/chance.ts';
import { drawsFor } from '../../../records/import18xx/draws.ts';
import type { ForeignProblem, ForeignRecord } from '../../../records/import18xx/foreign.ts';
import { seatOf } from '../../../records/import18xx/ids.ts';
import type { Beginning } from '../../../records/import18xx/importer.ts';
import { type MajorId, majorsOf, minorsOf } from '../rules/companies.ts';
import { startCards } from '../rules/market.ts';
import { lastOpener } from '../rules/opening/draftLimits.ts';

const LEAST = 2;
const MOST = 6;

const broken = (field: string): ForeignProblem => ({ problem: 'foreignField', field: `setup.${field}` });

export function begin(record: ForeignRecord): Beginning | ForeignProblem | SetupProblem {
  const { setup } = record;
  const table = { players: record.players.length };
  if (table.players < LEAST || table.players > MOST) return { problem: 'players', ...table, min: LEAST, max: MOST };
  if (isList(setup.supporters) && setup.supporters.length > 0) return { problem: 'foreignRule', rule: 'supporters' };
  if (setup.minors !== undefined && !isSame(setup.minors, minorsOf(table))) return broken('minors');
  const prices = setup.startPrices === undefined ? pricesDrawn(record) : pricesOf(setup.startPrices, majorsOf(table));
  if (!prices) return broken('startPrices');
  const stacks = stacksOf(setup.marketOrder, majorsOf(table), prices);
  if (!stacks) return broken('marketOrder');
  const priority = priorityOf(record);
  if (!priority) return broken('priorityAfterDraft');
  const cards = drawsFor(startCards, dealt(prices));
  const isRoster = stacks.join() === majorsOf(table).join();
  return {
    draws: isRoster ? cards : [...cards, ...drawsFor(majorsOf(table), stacks)],
    rulings: { startStacks: isRoster ? 'roster' : 'random', priorityAfterDraft: priority },
  };
}

const isList = (x: unknown): x is readonly unknown[] => Array.isArray(x);

const isSame = (x: unknown, ids: readonly string[]): boolean =>
  isList(x) && x.length === ids.length && ids.every((id) => x.includes(id));

/** R008: the card of each major, in the order of the roster; null if no deal of the cards gives them. */
function pricesOf(x: unknown, majors: readonly MajorId[]): readonly number[] | null {
  if (typeof x !== 'object' || x === null || !isSame(Object.keys(x), majors)) return null;
  const prices = majors.map((id) => Number((x as Record<string, unknown>)[id]));
  const isDealt = (price: number) =>
    prices.filter((other) => other === price).length <= startCards.filter((card) => card === price).length;
  return prices.every(isDealt) ? prices : null;
}

/** R008: the cards as the platform's chance deals them from the front. */
const pricesDrawn = ({ seed, players }: ForeignRecord): readonly number[] =>
  sortedByDraws(startCards, drawsFrom(seed)).slice(0, majorsOf({ players: players.length }).length);

/** The cards of the majors, and then those that stay unused. */
function dealt(prices: readonly number[]): readonly number[] {
  const left = [...startCards];
  for (const price of prices) left.splice(left.indexOf(price), 1);
  return [...prices, ...left];
}

/** R010: the order in which the markers were placed, as far as the stacks show it; the roster for the rest. */
function stacksOf(x: unknown, majors: readonly MajorId[], prices: readonly number[]): readonly MajorId[] | null {
  if (x === undefined) return majors;
  if (typeof x !== 'object' || x === null) return null;
  const placed = [...majors];
  for (const [price, stack] of Object.entries(x)) {
    const there = majors.filter((_, i) => prices[i] === Number(price));
    if (!isSame(stack, there)) return null;
    // each takes one of its stack's places in the roster
    for (const [i, id] of there.entries()) placed[majors.indexOf(id)] = (stack as readonly MajorId[])[i]!;
  }
  return placed;
}

/** R025: the player who opened the last lap, or in older records the next one. */
function priorityOf(record: ForeignRecord): string | null {
  const { setup, players } = record;
  if (setup.priorityAfterDraft === undefined) return 'lastLap';
  const table = { players: players.length, seats: players.length };
  const seat = seatOf(record, String(setup.priorityAfterDraft));
  const opener = lastOpener(table);
  if (seat === opener) return 'lastLap';
  return seat === nextSeat(table, opener) ? 'next' : null;
}

/** R025: a record without the priority may be an older one. */
export const otherwise = ({ setup }: ForeignRecord): Readonly<Record<string, string>> | null =>
  setup.priorityAfterDraft === undefined ? { priorityAfterDraft: 'next' } : null;
