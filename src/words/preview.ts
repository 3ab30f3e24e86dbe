import { preview as en } from './en/preview.ts';
import { preview as it } from './it/preview.ts';
import type { InEvery } from './lines.ts';

export const previewLines: InEvery<typeof en> = { en, it };
