// Types of 1862's advisers.

import type * as kit from '../../../bots/kit/situation.ts';
import type { Action1862 } from '../rules/index.ts';
import type { State1862 } from '../rules/state.ts';

export type Situation = kit.Situation<State1862>;
export type Idea = kit.Idea<Action1862>;
export type Adviser = kit.Adviser<State1862, Action1862>;
