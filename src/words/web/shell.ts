import { shell as en } from '../en/web/shell.ts';
import { shell as it } from '../it/web/shell.ts';
import type { InEvery } from '../lines.ts';

export const shellLines: InEvery<typeof en> = { en, it };
