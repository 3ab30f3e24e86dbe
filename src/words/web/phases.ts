import { phases as en } from '../en/web/phases.ts';
import { phases as it } from '../it/web/phases.ts';
import type { InEvery } from '../lines.ts';

export const phaseLines: InEvery<typeof en> = { en, it };
