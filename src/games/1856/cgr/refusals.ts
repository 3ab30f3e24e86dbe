// Why something of this part may not be done.

export type CgrRefusals = Record<never, never>;
