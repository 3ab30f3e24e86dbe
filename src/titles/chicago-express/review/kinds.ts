// Kinds of finding that only Chicago Express has.
import type { OwnKinds } from '../../../review/watcher.ts';
import { track } from './track.ts';

export const kinds: OwnKinds = { counted: [track] };
