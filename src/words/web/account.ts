import { account as en } from '../en/web/account.ts';
import { account as it } from '../it/web/account.ts';
import type { InEvery } from '../lines.ts';

export const accountLines: InEvery<typeof en> = { en, it };
