// Why something of this part may not be done.

export type MoneyRefusals = Record<never, never>;
