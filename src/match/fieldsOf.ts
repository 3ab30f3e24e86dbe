// The fields of an action type, read from the steps of its game: their ids, and the values they offer in a position.
import {
  type AnyField,
  type AnyStep,
  type Core,
  decisionOf,
  type Fields,
  type Game,
  idsOf,
  type Seat,
  type Value,
} from '../engine/index.ts';

export interface ActionFields {
  readonly names: readonly string[];
  kind(field: string): AnyField<Core>['kind'];
  /** Every id the field knows, legal or not; empty for numbers and for fields that are decided whole. */
  ids(field: string): readonly Value[];
  offer(field: string, chosen: Fields, seat: Seat): readonly Value[];
}

/** Null for an action without fields, such as passing. */
export function fieldsOf(game: Game, state: Core, type: string): ActionFields | null {
  // several frames may know the same action: the current decision comes first
  const steps = [...(decisionOf(game, state)?.steps ?? []), ...stepsOf(game)];
  const step = steps.find((candidate) => candidate.id === type);
  if (!step) return null;
  return {
    names: Object.keys(step.fields),
    kind: (field) => step.fields[field]!.kind,
    ids(name) {
      const field = step.fields[name];
      return field && 'ids' in field ? [...idsOf(field, state)] : [];
    },
    offer(name, chosen, seat) {
      const field = step.fields[name];
      return field && 'ids' in field ? field.offer(state, chosen, seat) : [];
    },
  };
}

/** Every type of action the game knows, open for decision or not. */
export const typesOf = (game: Game): string[] => [...new Set(stepsOf(game).map((step) => step.id))];

const stepsOf = (game: Game): AnyStep<Core>[] =>
  Object.values(game.frames)
    .flatMap(({ stages, asides = [] }) => [...Object.values(stages), ...asides])
    .flatMap((stage) => stage as AnyStep<Core> | AnyStep<Core>[])
    .filter((step) => !('auto' in step));
