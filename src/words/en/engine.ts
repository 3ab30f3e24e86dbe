import type { EngineLines } from '../catalogue.ts';

export const engine: EngineLines = {
  'flow.over': () => 'The game is over',
  'flow.notYours': (r, f) => `It is for ${f.list(r.waiting.map((seat) => f.seat(seat)))} to decide`,
  'flow.notNow': (r, f) => `Not now: what is being decided is ${f.either(r.instead.map((type) => f.name(type)))}`,
  'flow.noPass': (r, f) => `You may not pass: choose ${f.either(r.instead.map((type) => f.name(type)))}`,
  'action.malformed': (r) => `This is no action: "${r.field}" is not as it should be`,
  'action.unknown': (r) => `There is no ${r.field} "${r.value}"`,
  'action.unfinished': (r) => `The action is not finished: "${r.field}" is missing`,
};

/** One reason out of several. */
export const forExample = (reason: string): string => `For example: ${reason}`;
