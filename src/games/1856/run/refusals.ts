// Why something of this part may not be done.

export type RunRefusals = Record<never, never>;
