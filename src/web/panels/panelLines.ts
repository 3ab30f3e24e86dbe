// The words of the board and the panels, by language.
import { panels as en } from '../../i18n/en/web/panels.ts';
import { panels as it } from '../../i18n/it/web/panels.ts';
import type { Lang } from '../../i18n/phrases.ts';
import type { PanelLines } from '../../i18n/web/panels.ts';

export const panelLines: Readonly<Record<Lang, PanelLines>> = { en, it };
