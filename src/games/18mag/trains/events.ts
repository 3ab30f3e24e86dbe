// What happens here.
export type TrainEvent = never;
