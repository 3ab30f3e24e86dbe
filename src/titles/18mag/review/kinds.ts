// Kinds of finding that only 18Mag has.
import type { OwnKinds } from '../../../review/watcher.ts';
import { wagons } from './wagons.ts';

export const kinds: OwnKinds = { further: [wagons] };
