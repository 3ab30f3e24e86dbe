import type { InEvery } from '../../../words/lines.ts';
import { g1865 as en } from './en/panels.ts';
import { g1865 as it } from './it/panels.ts';

export const lines1865: InEvery<typeof en> = { en, it };
