// Which train is meant. A scrapped train goes back to the platform's stock and is sold again under its old number, ours are
// all new: so each is known by its minor and its place among that minor's trains.
import { type TrainId, trainsOf, typeOf } from '../../../engine/trains/depot.ts';
import type { State18Mag } from '../../../games/18mag/state.ts';
import type { ForeignRecord } from '../foreign.ts';

type Holdings = Readonly<Record<string, readonly string[]>>;

/** The trains of each minor by their recorded numbers, in the order in which it got them, after so many actions. */
export function holdingsAfter({ actions }: ForeignRecord, done: number): Holdings {
  const held: Record<string, string[]> = {};
  let drafted = 0;
  const drop = (train: string) => {
    for (const minor of Object.keys(held)) held[minor] = held[minor]!.filter((other) => other !== train);
  };
  const give = (minor: string, train: string) => {
    drop(train);
    held[minor] = [...(held[minor] ?? []), train];
  };
  for (const { type, entity, minor, train } of actions.slice(0, done)) {
    if (type === 'bid' && minor !== undefined) give(String(minor), `2-${drafted++}`); // R020
    if (type === 'buy_train') give(entity, String(train));
    if (type === 'discard_train') drop(String(train));
  }
  return held;
}

/** Who has this train; undefined while it is in the stock. */
export const holderOf = (held: Holdings, train: string): string | undefined =>
  Object.keys(held).find((minor) => held[minor]!.includes(train));

/** Our train for a recorded one. What nobody has keeps its name, and is refused where it is none of ours. */
export function oursFor(s: State18Mag, held: Holdings, train: string): TrainId {
  const minor = holderOf(held, train);
  const ours = minor && trainsOf(s, minor)[held[minor]!.indexOf(train)];
  return ours && typeOf(ours) === typeOf(train) ? ours : train;
}

/** The recorded number of a train of ours. */
export function theirsFor(s: State18Mag, held: Holdings, train: TrainId): string {
  const minor = Object.keys(s.trains).find((id) => s.trains[id]!.includes(train));
  return (minor && held[minor]?.[s.trains[minor]!.indexOf(train)]) || train;
}
