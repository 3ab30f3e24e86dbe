import { sheet as en } from '../en/web/sheet.ts';
import { sheet as it } from '../it/web/sheet.ts';
import type { InEvery, Lines } from '../lines.ts';

export type SheetLines = Lines<typeof en>;

export const sheetLines: InEvery<typeof en> = { en, it };
