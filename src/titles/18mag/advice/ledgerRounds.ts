// An operating round in a ledger: minors pay their owners, majors pay their shareholders.
import { inTens, movesBy, onTrack } from './economy.ts';
import type { Ledger } from './ledger.ts';

/** Shares of a major. */
const TEN = 10;

/** `luck`: of each major in this round, its earnings against the average. */
export function operate(ledger: Ledger, round: number, luck: readonly number[]): void {
  const { economy, rounds, runs, cash, tills } = ledger;
  for (let seat = 0; seat < ledger.seats; seat++) cash[seat]! += runs[round]![seat]!;
  const kind = rounds[round]!;
  const isLast = round === rounds.length - 1;
  for (let major = 0; major < tills.length; major++) {
    tills[major]! += inTens(economy.earns[kind][major]! * luck[major]!);
    payFrom(ledger, major, isLast ? tills[major]! : paymentOf(ledger, major));
  }
}

/** Without a director all is paid; a director keeps what does not move the price. */
function paymentOf({ economy, tills, directors }: Ledger, major: number): number {
  const till = tills[major]!;
  if (directors[major] === -1) return till;
  return economy.leasts.findLast(([least]) => till >= least)?.[0] ?? till;
}

export function payFrom({ economy, cash, cols, tills, held }: Ledger, major: number, paid: number): void {
  tills[major]! -= paid;
  const row = held[major]!;
  for (let seat = 0; seat < row.length; seat++) cash[seat]! += (paid * row[seat]!) / TEN;
  cols[major] = onTrack(economy, cols[major]! + movesBy(economy.leasts, paid));
}
