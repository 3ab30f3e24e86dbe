// The words of the pages in one language: tests look for what people read.
import type { Lang } from '../../../src/i18n/phrases.ts';
import { accountLines } from '../../../src/i18n/web/account.ts';
import { homeLines } from '../../../src/i18n/web/home.ts';
import { lobbyLines } from '../../../src/i18n/web/lobby.ts';
import { shellLines } from '../../../src/i18n/web/shell.ts';
import { tableLines } from '../../../src/i18n/web/table.ts';
import { panelLines } from '../../../src/web/panels/panelLines.ts';

export const linesIn = (lang: Lang) => ({
  account: accountLines[lang],
  home: homeLines[lang],
  lobby: lobbyLines[lang],
  panels: panelLines[lang],
  shell: shellLines[lang],
  table: tableLines[lang],
});

export type Lines = ReturnType<typeof linesIn>;
