// Thought about shares: each idea is played on to the end of the game in a ledger, all of them in the same luck.
import { margin } from '../../../bots/margin.ts';
import { type Action, below } from '../../../engine/index.ts';
import { copyOf, type Ledger, worthsIn } from './ledger.ts';
import { operate } from './ledgerRounds.ts';
import { trade } from './ledgerTrades.ts';

/** Luck of one line: for each round and major, its earnings against the average. */
type Luck = readonly (readonly number[])[];

/** Majors do better or worse for the whole game, and in single rounds. */
const GAME = 0.5;
const ROUND = 0.9;

const around = (spread: number, rng: number[]): number => 1 + spread * ((2 * below(rng, 1024)) / 1023 - 1);

const lucksFor = ({ rounds, cols }: Ledger, count: number, rng: number[]): Luck[] =>
  Array.from({ length: count }, () => {
    const game = cols.map(() => around(GAME, rng));
    return rounds.map(() => game.map((all) => all * around(ROUND, rng)));
  });

/** True if a stock round comes before this operating round. */
function tradesBefore({ rounds }: Ledger, round: number): boolean {
  const [kind, before] = [rounds[round]!, rounds[round - 1]];
  return kind !== before || (kind !== 'last' && (kind === 'yellow' || round % 2 === 0));
}

/** An idea, and what it does in a ledger until the next operating round. */
export interface Tried<A extends Action> {
  readonly action: A;
  begin(ledger: Ledger): void;
}

/** The seat's lead at the end, from the operating round that is next. */
function leadAfter(from: Ledger, seat: number, luck: Luck, { begin }: Tried<Action>): number {
  const ledger = copyOf(from);
  begin(ledger);
  for (let round = 0; round < ledger.rounds.length; round++) {
    // who begins is seldom known so far ahead
    if (round > 0 && tradesBefore(ledger, round)) trade(ledger, round, (seat + round) % ledger.seats);
    operate(ledger, round, luck[round]!);
  }
  return margin(worthsIn(ledger), seat + 1);
}

/** Lines for each idea, and for the best of them once more. */
const FIRST = 12;
const BEST = 60;
const FINAL = 6;

/** The best of these, the best first, with the lead that the seat may hope for. */
export function weighed<A extends Action>(
  ledger: Ledger,
  seat: number,
  all: readonly Tried<A>[],
  rng: number[],
): { readonly action: A; readonly value: number }[] {
  const averaged = (some: readonly Tried<A>[], lines: number) => {
    const lucks = lucksFor(ledger, lines, rng);
    const lead = (tried: Tried<A>) =>
      lucks.reduce((sum, luck) => sum + leadAfter(ledger, seat, luck, tried), 0) / lines;
    return some.map((tried) => ({ tried, lead: lead(tried) })).sort((a, b) => b.lead - a.lead);
  };
  const best = averaged(all, FIRST).slice(0, FINAL);
  return averaged(
    best.map(({ tried }) => tried),
    BEST,
  ).map(({ tried: { action }, lead }) => ({ action, value: lead }));
}
