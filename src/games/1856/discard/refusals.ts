// Why this train cannot be discarded.

export interface DiscardRefusals {
  'discard.notOwned': { company: string; train: string };
}
