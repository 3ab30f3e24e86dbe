// The home page: what Binario is, the five games and what works today, with a game in progress as its picture.
import { readFileSync } from 'node:fs';
import type { ChicagoState } from '../../games/chicago-express/state.ts';
import { loadGame } from '../../games/registry.ts';
import { page as en } from '../../i18n/en/page.ts';
import { page as it } from '../../i18n/it/page.ts';
import type { Lang } from '../../i18n/phrases.ts';
import { openRecord } from '../../records/open.ts';
import { readRecord } from '../../records/read.ts';
import { boardSvg } from './boardSvg.ts';

type GameId = keyof typeof en.games;

const roster: readonly { id: GameId; name: string; players: string }[] = [
  { id: 'chicago-express', name: 'Chicago Express', players: '2–6' },
  { id: '1856', name: '1856 Upper Canada', players: '3–6' },
  { id: '18mag', name: '18Mag', players: '1–6' },
  { id: '1862', name: '1862 Railway Mania', players: '2–8' },
  { id: '1865', name: '1865 Sardinia', players: '2–4' },
];

export const pageLines = (lang: Lang) => (lang === 'it' ? it : en);

export async function homePage(lang: Lang): Promise<string> {
  const l = pageLines(lang);
  const other: Lang = lang === 'it' ? 'en' : 'it';
  const rows = await Promise.all(
    roster.map(async ({ id, name, players }) => {
      const ready = (await loadGame(id)) !== undefined;
      return `<tr class="${ready ? 'ready' : 'later'}"><th scope="row">${name}<small>${l.games[id]}</small></th><td>${players}</td><td><span class="lamp" aria-hidden="true"></span>${ready ? l.ready : l.notYet}</td></tr>`;
    }),
  );
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${l.title}</title>
<meta name="description" content="${l.intro}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header>
<p class="mark"><img src="/favicon.svg" alt="" width="34" height="34">Binario</p>
<a class="lang" href="/?lang=${other}" hreflang="${other}" lang="${other}">${l.otherLang}</a>
</header>
<main>
<section class="intro"><h1>${l.tagline}</h1><p>${l.intro}</p></section>
<figure>${boardSvg(await showcase(), l.boardAlt)}<figcaption>${l.boardCaption}</figcaption></figure>
<section><h2>${l.timetable}</h2>
<table><thead><tr><th scope="col">${l.columns.game}</th><th scope="col">${l.columns.players}</th><th scope="col">${l.columns.today}</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></section>
<section class="play"><h2>${l.playHead}</h2><p>${l.playText}</p>
<dl><dt>${l.playAlone}</dt><dd><code>bin/binario play chicago-express --players 3 --human 1 --bots greedy,search</code></dd>
<dt>${l.watchBots}</dt><dd><code>bin/binario play chicago-express --players 4 --bots greedy --games 100</code></dd></dl></section>
</main>
<footer><p>${l.owners}</p></footer>
</body>
</html>
`;
}

/** A game among bots, stopped where the board is full of life. */
async function showcase(): Promise<ChicagoState> {
  const record = readRecord(readFileSync(new URL('./showcase.json', import.meta.url), 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  const opened = openRecord(await loadGame(record.game), record);
  if ('problem' in opened) throw new Error(opened.problem);
  return opened.state as ChicagoState;
}
