// What happens here.
export type DraftEvent = never;
