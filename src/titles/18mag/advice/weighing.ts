// Search's own adviser: purchases, sales and dividends, played on to the end on paper.
import { checkWhole, PASS } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { MajorId } from '../rules/companies.ts';
import { majorTurnOf, operatingOf } from '../rules/state.ts';
import { paymentsFrom } from './dividends.ts';
import { type Ledger, ledgerOf, placeOf, rowOf } from './ledger.ts';
import { payFrom } from './ledgerRounds.ts';
import { buy, sell, takeTurn, trade } from './ledgerTrades.ts';
import { outlookOf } from './outlook.ts';
import type { Idea, Situation } from './situation.ts';
import { type Tried, weighed } from './thought.ts';

type Try = Tried<Idea['action']>;

/** Most shares in a block worth selling. */
const BLOCK = 4;

/** Every purchase, every block that may be sold, and passing. */
export function tradeIdeas({ game, s, seat, rng }: Situation): Idea[] {
  const ledger = ledgerOf(s);
  const row = rowOf(seat);
  const goOn = (on: Ledger) => trade(on, 0, (row + 1) % ledger.seats);
  const bought = (company: MajorId): Try => ({
    action: { type: 'buyShare', company },
    begin(on) {
      buy(on, row, placeOf(on, company));
      goOn(on);
    },
  });
  const sold = (company: MajorId): Try[] =>
    Array.from({ length: Math.min(BLOCK, ledger.held[placeOf(ledger, company)]![row]!) }, (_, i) => ({
      action: { type: 'sellShares', company, percent: 10 * (i + 1) },
      begin(on) {
        sell(on, row, placeOf(on, company), i + 1);
        takeTurn(on, row, outlookOf(on.economy, on.cols, on.rounds));
        goOn(on);
      },
    }));
  const { majors } = ledger.economy;
  const legal = [...majors.map(bought), ...majors.flatMap(sold)].filter(
    ({ action }) => checkWhole(game, s, seat, action) === null,
  );
  if (legal.length === 0) return [];
  const ideas = weighed(
    ledger,
    row,
    [{ action: PASS as Idea['action'], begin: (on) => trade(on, 0, (row + 1) % ledger.seats, row) }, ...legal],
    rng,
  );
  // passing is worth nothing
  const passed = ideas.find(({ action }) => action.type === PASS.type);
  const nothing = passed?.value ?? ideas.at(-1)!.value;
  return ideas.filter((idea) => idea !== passed).map(({ action, value }) => ({ action, value: value - nothing }));
}

/** Every payment that may be best: what others hold of the major counts against it. */
export function payIdeas({ s, seat, rng }: Situation): Idea[] {
  const { company } = majorTurnOf(s);
  const { round, of } = operatingOf(s);
  const now = ledgerOf(s);
  const ledger = { ...now, rounds: now.rounds.slice(1), runs: now.runs.slice(1) };
  const isOver = round === of || s.setEnds;
  const all = paymentsFrom(ledger.economy, treasuryOf(s, company)).map(
    (amount): Try => ({
      action: { type: 'dividend', amount },
      begin(on) {
        payFrom(on, placeOf(on, company), amount);
        if (isOver && on.rounds.length > 0) trade(on, 0, rowOf(s.priority));
      },
    }),
  );
  return weighed(ledger, rowOf(seat), all, rng);
}
