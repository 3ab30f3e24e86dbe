import { rail as en } from '../en/web/rail.ts';
import { rail as it } from '../it/web/rail.ts';
import type { InEvery } from '../lines.ts';

export const railLines: InEvery<typeof en> = { en, it };
