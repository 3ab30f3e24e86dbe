import { panels as en } from '../en/web/panels.ts';
import { panels as it } from '../it/web/panels.ts';
import type { InEvery, Lines } from '../lines.ts';

export type PanelLines = Lines<typeof en>;

export const panelLines: InEvery<typeof en> = { en, it };
