import type { InEvery } from '../../../words/lines.ts';
import { g1862 as en } from './en/panels.ts';
import { g1862 as it } from './it/panels.ts';

export const lines1862: InEvery<typeof en> = { en, it };
