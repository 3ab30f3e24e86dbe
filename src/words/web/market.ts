import { market as en } from '../en/web/market.ts';
import { market as it } from '../it/web/market.ts';
import type { InEvery } from '../lines.ts';

export const marketLines: InEvery<typeof en> = { en, it };
