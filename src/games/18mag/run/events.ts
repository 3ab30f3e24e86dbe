// What happens here.
export type RunEvent = never;
