import type { InEvery } from '../../../words/lines.ts';
import { g1856 as en } from './en/panels.ts';
import { g1856 as it } from './it/panels.ts';

export const lines1856: InEvery<typeof en> = { en, it };
