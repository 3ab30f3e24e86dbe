// Trains that are bought and scrapped.
import type { CompanyId, MinorId } from '../companies.ts';

export type TrainEvent =
  | {
      readonly type: 'trainBought';
      readonly company: MinorId;
      readonly train: string;
      /** The major that sells it from the supply, or the minor that owned it. */
      readonly seller: CompanyId;
      readonly price: number;
    }
  | { readonly type: 'trainScrapped'; readonly company: MinorId; readonly train: string };
