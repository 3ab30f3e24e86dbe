// Gains and losses: the payments of several events summed up, without the bank.
import { BANK, type GameEvent, type Paid, type Purse } from '../engine/index.ts';

/** In the order in which purses were first touched; those that end as they began are left out. */
export function moneyMoved(events: readonly GameEvent[]): Map<Purse, number> {
  const sums = new Map<Purse, number>();
  const add = (purse: Purse, sum: number) => purse !== BANK && sums.set(purse, (sums.get(purse) ?? 0) + sum);
  for (const event of events) {
    if (event.type !== 'paid') continue;
    const { from, to, amount } = event as Paid;
    add(from, -amount);
    add(to, amount);
  }
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}
