import { outlook as en } from '../en/web/outlook.ts';
import { outlook as it } from '../it/web/outlook.ts';
import type { InEvery } from '../lines.ts';

export const outlookLines: InEvery<typeof en> = { en, it };
