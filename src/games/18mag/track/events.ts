// What happens here.
export type TrackEvent = never;
