// Types of 18Mag's advisers.

import type * as kit from '../../../bots/kit/situation.ts';
import type { Action18Mag } from '../rules/index.ts';
import type { State18Mag } from '../rules/state.ts';

export type Situation = kit.Situation<State18Mag>;
export type Idea = kit.Idea<Action18Mag>;
export type Adviser = kit.Adviser<State18Mag, Action18Mag>;
