import { table as en } from '../en/web/table.ts';
import { table as it } from '../it/web/table.ts';
import type { InEvery } from '../lines.ts';

/** Effects of the keys of a table. */
export type ShortcutId = keyof typeof en.shortcuts;

export const tableLines: InEvery<typeof en> = { en, it };
