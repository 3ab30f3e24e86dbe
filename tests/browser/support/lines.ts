// The words of the pages in one language: tests look for what people read.
import type { Lang } from '../../../src/i18n/phrases.ts';
import { accountLines } from '../../../src/i18n/web/account.ts';
import { developersLines } from '../../../src/i18n/web/developers.ts';
import { homeLines } from '../../../src/i18n/web/home.ts';
import { hostLines } from '../../../src/i18n/web/host.ts';
import { lobbyLines } from '../../../src/i18n/web/lobby.ts';
import { privacyLines } from '../../../src/i18n/web/privacy.ts';
import { shellLines } from '../../../src/i18n/web/shell.ts';
import { tableLines } from '../../../src/i18n/web/table.ts';
import { panelLines } from '../../../src/web/panels/panelLines.ts';

export const linesIn = (lang: Lang) => ({
  account: accountLines[lang],
  developers: developersLines[lang],
  home: homeLines[lang],
  host: hostLines[lang],
  lobby: lobbyLines[lang],
  panels: panelLines[lang],
  privacy: privacyLines[lang],
  shell: shellLines[lang],
  table: tableLines[lang],
});

export type Lines = ReturnType<typeof linesIn>;
