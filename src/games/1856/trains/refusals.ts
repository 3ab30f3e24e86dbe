// Why something of this part may not be done.

export type TrainRefusals = Record<never, never>;
