// The first train of a type begins a phase, and trains whose time is over by it leave the game.
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import type { DepotSlice, TrainFacts, TrainType } from '../../engine/trains/depot.ts';
import { allOf, type Obsolescence } from '../../engine/trains/obsolescence.ts';
import { removeObsolete, type TrainRusted } from './moving.ts';

export interface PhaseBegan {
  readonly type: 'phaseBegan';
  readonly phase: string;
}

interface Phased<P extends string> extends DepotSlice {
  phase: P;
}

export interface PhaseRules<S extends Phased<string>, E extends GameEvent> {
  trainTypes(s: S): readonly TrainFacts[];
  /** The phase that a train of this type stands for. */
  phaseOf(s: S, type: TrainType): S['phase'];
  /** True if the train just sold is the first of its type; by default by the number sold. */
  isFirst?(s: S, type: TrainType): boolean;
  /** The fate of trains of types whose time is over; by default they go. */
  obsolescence?(s: S, types: readonly TrainType[]): Obsolescence;
  /** Further effects of the phase. */
  brings(s: S, type: TrainType, emit: Emit<E>): void;
}

const onlyOne = (s: DepotSlice, type: TrainType): boolean => s.depot.sold[type] === 1;

/** Returns the function to call whenever the bank has sold a train. */
export function phasesByTrain<S extends Phased<string>, E extends GameEvent>(rules: PhaseRules<S, E>) {
  const isFirst = rules.isFirst ?? onlyOne;
  return function trainSold(s: S, type: TrainType, emit: Emit<E | PhaseBegan | TrainRusted>): void {
    const phase = rules.phaseOf(s, type);
    if (phase === s.phase || !isFirst(s, type)) return;
    s.phase = phase;
    emit?.({ type: 'phaseBegan', phase });
    const over = rules.trainTypes(s).filter(({ rustsOn }) => rustsOn === type);
    const types = over.map((facts) => facts.type);
    removeObsolete(s, rules.obsolescence?.(s, types) ?? allOf(types), emit);
    rules.brings(s, type, emit);
  };
}
