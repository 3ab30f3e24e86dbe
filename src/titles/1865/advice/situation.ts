// Types of 1865's advisers.

import type * as kit from '../../../bots/kit/situation.ts';
import type { Action1865 } from '../rules/index.ts';
import type { State1865 } from '../rules/state.ts';

export type Situation = kit.Situation<State1865>;
export type Idea = kit.Idea<Action1865>;
export type Adviser = kit.Adviser<State1865, Action1865>;
