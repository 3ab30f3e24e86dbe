import { examples as en } from '../en/web/examples.ts';
import { examples as it } from '../it/web/examples.ts';
import type { InEvery } from '../lines.ts';

export const examplesLines: InEvery<typeof en> = { en, it };
