// The values that the first field of an action offers now.
import type { Value } from '../../../engine/core/action.ts';
import { begin } from '../../../engine/core/choices.ts';
import type { Seen } from './seen.ts';

export function valuesOf({ game, s, seat }: Seen, type: string): readonly Value[] {
  const open = begin(game, s, seat, type)?.open;
  return open?.kind === 'oneOf' ? open.values : [];
}
