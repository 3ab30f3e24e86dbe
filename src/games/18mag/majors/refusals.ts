// Why something cannot be done here.
export type MajorRefusals = Record<never, never>;
