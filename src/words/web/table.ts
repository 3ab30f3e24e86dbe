import { table as en } from '../en/web/table.ts';
import { table as it } from '../it/web/table.ts';
import type { InEvery } from '../lines.ts';

/** The keys of a table, by what they do. */
export type ShortcutId = keyof typeof en.shortcuts;

export const tableLines: InEvery<typeof en> = { en, it };
