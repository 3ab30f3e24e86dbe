// Why something of this part may not be done.

export type TrackRefusals = Record<never, never>;
