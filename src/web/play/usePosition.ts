// The position that is looked at, with what has been chosen so far already done.
import { useMemo } from 'react';
import type { Core } from '../../engine/index.ts';
import { positionOf } from '../../match/menu.ts';
import { usePlay } from './Play.ts';

export function usePosition(): Core {
  const { desk, look, moment } = usePlay();
  const { path } = look;
  return useMemo(() => (desk ? positionOf(desk, path) : moment.state), [desk, path, moment]);
}
