// Trains that move between companies, and trains that leave the game when their time is over.
import type { Emit } from '../../engine/core/event.ts';
import { treasury } from '../../engine/core/owner.ts';
import { type BankSlice, type CompanyPaid, type Money, pay } from '../../engine/money/bank.ts';
import { type DepotSlice, dropTrain, giveTrain, type TrainId } from '../../engine/trains/depot.ts';
import { makeObsolete, type Obsolescence } from '../../engine/trains/obsolescence.ts';

export interface TrainDeal {
  readonly company: string;
  readonly item: TrainId;
  readonly from: string;
  readonly price: Money;
}

/** Moves a train to another company, for money from treasury to treasury. */
export function transferTrain(
  s: BankSlice & DepotSlice,
  { company, item, from, price }: TrainDeal,
  emit: Emit<CompanyPaid<'train'>>,
): void {
  pay(s, treasury(company), treasury(from), price, 'train', emit);
  dropTrain(s, from, item);
  giveTrain(s, company, item);
}

export interface TrainRusted {
  readonly type: 'trainRusted';
  /** A company, or the pool. */
  readonly owner: string;
  readonly train: TrainId;
}

/** Removes the trains that this policy takes from the game, those in the pool last. */
export function removeObsolete(s: DepotSlice, fateOf: Obsolescence, emit: Emit<TrainRusted>): void {
  const pooled = s.depot.pool.filter((train) => fateOf(train, null) !== 'stays');
  for (const { owner, train } of [
    ...makeObsolete(s, fateOf).gone,
    ...pooled.map((one) => ({ owner: 'pool', train: one })),
  ])
    emit?.({ type: 'trainRusted', owner, train });
}
