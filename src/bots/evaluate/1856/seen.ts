// What an adviser of 1856 looks at, and what it says.
import type { Action1856 } from '../../../games/1856/actions.ts';
import type { State1856 } from '../../../games/1856/state.ts';
import type * as kit from '../kit18xx/seen.ts';

export type Seen = kit.Seen<State1856>;
export type Idea = kit.Idea<Action1856>;
export type Adviser = kit.Adviser<State1856, Action1856>;
