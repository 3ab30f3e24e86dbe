// What an adviser of 18Mag looks at, and what it says.
import type { Action18Mag } from '../../../games/18mag/actions.ts';
import type { State18Mag } from '../../../games/18mag/state.ts';
import type * as kit from '../kit18xx/seen.ts';

export type Seen = kit.Seen<State18Mag>;
export type Idea = kit.Idea<Action18Mag>;
export type Adviser = kit.Adviser<State18Mag, Action18Mag>;
