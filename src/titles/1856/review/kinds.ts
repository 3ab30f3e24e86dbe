// Kinds of finding that only 1856 has.
import type { OwnKinds } from '../../../review/watcher.ts';
import { interest } from './interest.ts';

export const kinds: OwnKinds = { counted: [interest] };
