import { developers as en } from '../en/web/developers.ts';
import { developers as it } from '../it/web/developers.ts';
import type { InEvery } from '../lines.ts';

export const developersLines: InEvery<typeof en> = { en, it };
