// For programs without our engine: the position and its tree of legal actions, one branch at a time.
//
//   GET  /api/tables/:id/position                 Position
//   POST /api/tables/:id/choices    ChoicesBody   Choices
//
// Without a type: the kinds of action, each with its first open field. With one: that branch after these values, in
// order. `null` ends a list; a path takes one of its ways; routes take a list of runs. With `suggest`, the answer also
// has the best runs found for open routes, or the list the game proposes for an open list: that costs a search. A
// branch without an open field, or whose list may stop, is an action: send `chosen` as the `action` of a move.
import { type Static, Type } from 'typebox';

const Value = Type.Union([Type.String({ maxLength: 100 }), Type.Number()]);
const Run = Type.Object({
  train: Type.String({ maxLength: 40 }),
  /** The pieces of track in the order in which the train goes over them. */
  track: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 300 }),
});
const Runs = Type.Array(Run, { maxItems: 40 });
/** A way over track, piece by piece. */
const Track = Type.Array(Type.String({ maxLength: 20 }), { maxItems: 300 });
const Seat = Type.Integer({ minimum: 1, maximum: 12 });

export const Position = Type.Object({
  seq: Type.Integer(),
  /** The seats that must decide. */
  waiting: Type.Array(Seat),
  /** The state of the game as everybody may see it, without draws still to come. */
  state: Type.Unknown(),
});
export type Position = Static<typeof Position>;

export const ChoicesBody = Type.Object({
  seat: Seat,
  type: Type.Optional(Type.String({ maxLength: 40 })),
  values: Type.Optional(Type.Array(Type.Union([Value, Runs, Track, Type.Null()]), { maxItems: 100 })),
  suggest: Type.Optional(Type.Boolean()),
});
export type ChoicesBody = Static<typeof ChoicesBody>;

const Open = Type.Union([
  Type.Object({ kind: Type.Literal('oneOf'), field: Type.String(), values: Type.Array(Value) }),
  Type.Object({
    kind: Type.Literal('int'),
    field: Type.String(),
    min: Type.Integer(),
    max: Type.Integer(),
    step: Type.Integer(),
  }),
  Type.Object({
    kind: Type.Literal('list'),
    field: Type.String(),
    soFar: Type.Array(Value),
    values: Type.Array(Value),
    mayStop: Type.Boolean(),
  }),
  Type.Object({ kind: Type.Literal('routes'), field: Type.String(), trains: Type.Array(Type.String()) }),
  Type.Object({
    kind: Type.Literal('path'),
    field: Type.String(),
    /** The ways that may be picked, and the end of each. */
    paths: Type.Array(Type.Object({ to: Type.String(), track: Type.Array(Type.String()) })),
  }),
]);

const Suggestion = Type.Object({
  runs: Runs,
  revenue: Type.Integer(),
  /** No legal runs bring more than this. */
  bound: Type.Integer(),
  optimal: Type.Boolean(),
});

export const Choices = Type.Object({
  seq: Type.Integer(),
  choices: Type.Array(
    Type.Object({
      type: Type.String(),
      /** The fields decided so far: the action, once nothing is open. */
      chosen: Type.Record(Type.String(), Type.Unknown()),
      open: Type.Union([Open, Type.Null()]),
      suggestion: Type.Optional(Suggestion),
      /** For an open list: the list the game proposes. */
      proposal: Type.Optional(Type.Array(Value)),
    }),
  ),
});
export type Choices = Static<typeof Choices>;
