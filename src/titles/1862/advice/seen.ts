// Types of 1862's advisers.

import type * as kit from '../../../bots/kit/seen.ts';
import type { Action1862 } from '../rules/index.ts';
import type { State1862 } from '../rules/state.ts';

export type Seen = kit.Seen<State1862>;
export type Idea = kit.Idea<Action1862>;
export type Adviser = kit.Adviser<State1862, Action1862>;
