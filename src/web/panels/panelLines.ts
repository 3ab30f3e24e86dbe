// The words of the board and the panels, by language.
import { panels as en } from '../../words/en/web/panels.ts';
import { panels as it } from '../../words/it/web/panels.ts';
import type { Lang } from '../../words/phrases.ts';
import type { PanelLines } from '../../words/web/panels.ts';

export const panelLines: Readonly<Record<Lang, PanelLines>> = { en, it };
