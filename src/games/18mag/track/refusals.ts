// Why something cannot be done here.
export type TrackRefusals = Record<never, never>;
