// Why something of this part may not be done.

export type RaiseRefusals = Record<never, never>;
