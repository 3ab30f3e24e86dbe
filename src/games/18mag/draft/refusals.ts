// Why something cannot be done here.
export type DraftRefusals = Record<never, never>;
