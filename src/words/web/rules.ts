import { rules as en } from '../en/web/rules.ts';
import { rules as it } from '../it/web/rules.ts';
import type { InEvery } from '../lines.ts';

export const rulesLines: InEvery<typeof en> = { en, it };
