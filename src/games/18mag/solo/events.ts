// What happens here.
export type SoloEvent = never;
