// Trains that are bought and scrapped.
import type { TrainBought } from '../../../kernel/trains/buying.ts';
import type { MinorId } from '../companies.ts';

/** A train of the supply is bought from the major that sells it. */
export type TrainEvent =
  | TrainBought
  | { readonly type: 'trainScrapped'; readonly company: MinorId; readonly train: string };
