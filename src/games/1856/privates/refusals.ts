// Why something of this part may not be done.

export type PrivatesRefusals = Record<never, never>;
