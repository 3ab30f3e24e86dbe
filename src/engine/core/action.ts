// Actions, and the seats that decide them.

/** Seats are numbered from 1 in playing order. */
export type Seat = number;

/** A value that one field of an action can take: an id or a whole number. */
export type Value = string | number;

/** Every action is a tagged object; each step declares the fields of its own. */
export interface Action {
  readonly type: string;
}

/** An action whose fields are read by name, when the step is only known at run time. */
export interface Fields extends Action {
  [field: string]: unknown;
}

/** The action that leaves out an optional step. */
export const PASS: Readonly<Fields> = { type: 'pass' };
