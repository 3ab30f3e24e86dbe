// Why something cannot be done here.
export type RunRefusals = Record<never, never>;
