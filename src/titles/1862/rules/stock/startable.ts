// Which companies can be started, by charter or without (R005, R019-R020, R054, R189).
import type { Action } from '../../../../engine/core/action.ts';
import type { Condition } from '../../../../engine/core/condition.ts';
import type { CompanyId } from '../companies.ts';
import { hasRoomAtHome, isAvailable } from '../home.ts';
import { must } from '../rules.ts';
import { isStarted, type State1862 } from '../state.ts';

/** The sentences of `isStartable`, one by one; `field` is where the action names the company. */
export const canBeStarted = <A extends Action>(
  field: Exclude<keyof A, 'type'>,
  named: (a: A) => CompanyId,
): readonly Condition<State1862, A>[] => [
  must(
    'start.started',
    [field],
    (s: State1862, a: A) => !isStarted(s, named(a)),
    (_, a) => ({ company: named(a) }),
  ),
  must(
    'start.notAvailable',
    [field],
    (s: State1862, a: A) => isAvailable(s, named(a)),
    (_, a) => ({ company: named(a) }),
  ),
  must(
    'start.homeFull',
    [field],
    (s: State1862, a: A) => hasRoomAtHome(s, named(a)),
    (_, a) => ({ company: named(a) }),
  ),
];
