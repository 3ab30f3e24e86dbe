// What happens here.
export type MajorEvent = never;
