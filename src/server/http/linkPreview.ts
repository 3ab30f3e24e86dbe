// The preview of our links in a chat, as tags in the head of the page: a title, a line, a picture. A private table only
// shows the name of the site, which every page has.
import type { Kysely } from 'kysely';
import type { Table } from '../../api/tables.ts';
import { gameIds, titleOf } from '../../titles/registry.ts';
import type { Lang } from '../../words/phrases.ts';
import { previewLines } from '../../words/preview.ts';
import { homeLines } from '../../words/web/home.ts';
import type { Schema } from '../store/schema.ts';

export interface Preview {
  readonly lang: Lang;
  readonly title: string;
  readonly text: string;
  /** A file of src/web/public, drawn by `npm run previews`. */
  readonly picture: string;
}

/** The preview of the home page and of any other page about no game. */
const ofSite = (lang: Lang): Preview => {
  const { title, intro } = homeLines[lang];
  return { lang, title, text: intro, picture: pictureOf(null) };
};

/** The preview of a page by its path: a game's pages show the game. */
export function previewOfPage(path: string, lang: Lang): Preview {
  const [, id] = /^\/games\/([^/]+)/.exec(path) ?? [];
  if (id === undefined || !isTitle(id)) return ofSite(lang);
  return { lang, title: nameOf(id), text: aboutGame(id, lang), picture: pictureOf(id) };
}

/**
 * The preview in the language of the person who set the table up, since the link goes to friends; null for a private
 * table.
 */
export async function previewOfTable(db: Kysely<Schema>, table: Table, asked: Lang): Promise<Preview | null> {
  if (table.visibility === 'private') return null;
  const lang = (await langOf(db, table.host)) ?? asked;
  const l = previewLines[lang];
  const game = nameOf(table.game);
  const free = table.seats.filter(({ kind, reserved }) => kind === 'empty' && !reserved).length;
  const people = table.seats.flatMap(({ kind, name }) => (kind === 'person' && name !== '' ? [name] : []));
  const names = new Intl.ListFormat(lang, { type: 'conjunction' }).format(people);
  return {
    lang,
    title: standing(),
    text: [people.length > 0 ? l.seated(names) : '', aboutGame(table.game, lang)].filter(Boolean).join(' '),
    picture: pictureOf(table.game),
  };

  function standing(): string {
    if (table.status === 'over' || table.status === 'abandoned') return l.over(game);
    if (free > 0) return l.free(game, free);
    return table.status === 'playing' ? l.playing(game) : l.full(game);
  }
}

async function langOf(db: Kysely<Schema>, person: string | null): Promise<Lang | undefined> {
  if (person === null) return undefined;
  return (await db.selectFrom('person').select('lang').where('id', '=', person).executeTakeFirst())?.lang;
}

const nameOf = (id: string): string => titleOf(id)?.name ?? id;
const isTitle = (id: string): boolean => gameIds.includes(id);
const aboutGame = (id: string, lang: Lang): string =>
  titleOf(id)?.cover.words?.[lang].subtitle ?? homeLines[lang].intro;
const pictureOf = (game: string | null): string => `/preview-${game !== null && isTitle(game) ? game : 'binario'}.png`;

const DESCRIPTION = /<meta name="description"[^>]*>/;

/** Puts these tags into the page; `origin` and `path` give its address. */
export function withPreview(
  page: string,
  { lang, title, text, picture }: Preview,
  origin: string,
  path: string,
): string {
  const tags: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:locale', previewLines[lang].locale],
    ['og:title', title],
    ['og:description', text],
    ['og:url', `${origin}${path}`],
    ['og:image', `${origin}${picture}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ];
  const lines = tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`);
  return page
    .replace(DESCRIPTION, () => `<meta name="description" content="${escaped(text)}">`)
    .replace('</head>', () => `${lines.join('\n')}\n</head>`);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);
