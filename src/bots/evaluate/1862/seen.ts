// What an adviser of 1862 looks at, and what it says.
import type { Action1862 } from '../../../games/1862/actions.ts';
import type { State1862 } from '../../../games/1862/state.ts';
import type * as kit from '../kit18xx/seen.ts';

export type Seen = kit.Seen<State1862>;
export type Idea = kit.Idea<Action1862>;
export type Adviser = kit.Adviser<State1862, Action1862>;
