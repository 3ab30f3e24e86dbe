// Why something of this part may not be done.

export type DiscardRefusals = Record<never, never>;
