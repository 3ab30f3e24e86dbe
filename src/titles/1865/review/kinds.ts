// Kinds of finding that only 1865 has.
import type { OwnKinds } from '../../../review/watcher.ts';
import { traffic } from './traffic.ts';

export const kinds: OwnKinds = { proved: [traffic] };
