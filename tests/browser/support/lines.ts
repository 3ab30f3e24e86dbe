// The words of the pages in one language: tests look for the same text as people.

import type { Lang } from '../../../src/words/phrases.ts';
import { accountLines } from '../../../src/words/web/account.ts';
import { developersLines } from '../../../src/words/web/developers.ts';
import { homeLines } from '../../../src/words/web/home.ts';
import { hostLines } from '../../../src/words/web/host.ts';
import { lobbyLines } from '../../../src/words/web/lobby.ts';
import { panelLines } from '../../../src/words/web/panels.ts';
import { privacyLines } from '../../../src/words/web/privacy.ts';
import { shellLines } from '../../../src/words/web/shell.ts';
import { tableLines } from '../../../src/words/web/table.ts';

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
