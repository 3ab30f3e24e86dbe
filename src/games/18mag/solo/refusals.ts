// Why something cannot be done here.
export type SoloRefusals = Record<never, never>;
