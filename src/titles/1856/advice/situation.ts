// Types of 1856's advisers.

import type * as kit from '../../../bots/kit/situation.ts';
import type { Action1856 } from '../rules/index.ts';
import type { State1856 } from '../rules/state.ts';

export type Situation = kit.Situation<State1856>;
export type Idea = kit.Idea<Action1856>;
export type Adviser = kit.Adviser<State1856, Action1856>;
