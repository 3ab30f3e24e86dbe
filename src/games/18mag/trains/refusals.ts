// Why something cannot be done here.
export type TrainRefusals = Record<never, never>;
