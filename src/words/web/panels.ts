import { panels as en } from '../en/web/panels.ts';
import { panels as it } from '../it/web/panels.ts';
import type { InEvery } from '../lines.ts';

export const panelLines: InEvery<typeof en> = { en, it };
