// Serves the files Vite built, and the one page for every address a browser opens. A table's page also names in its
// head the files it will need.
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '../../words/phrases.ts';
import type { Services } from '../play/services.ts';
import { readOpening } from '../tables/readOpening.ts';
import { answer } from './answerFaults.ts';
import { Fault } from './fault.ts';
import { firstBoards } from './firstBoards.ts';
import { langOfRequest } from './langOfRequest.ts';
import { previewOfPage, previewOfTable, withPreview } from './linkPreview.ts';
import { type Needed, pageHints } from './pageHints.ts';
import { isPage } from './pages.ts';
import { requesterOf } from './requester.ts';
import { originOf } from './security.ts';

/** The place of the page's content, as Vite leaves it. */
const ROOT = '<div id="root"></div>';
/** The page's first script. */
const MAIN = /<script type="module"[^>]* src="([^"]+)"><\/script>\n?/;
/** The modules preloaded with it. */
const AHEAD = /<link rel="modulepreload"[^>]* href="([^"]+)">\n?/g;
const YEAR = 'public, max-age=31536000, immutable';

/** Without a build there are no pages, but the rest works. */
export async function webFiles(app: FastifyInstance, services: Services, folder: string): Promise<void> {
  const index = join(folder, 'index.html');
  const page = existsSync(index) ? readFileSync(index, 'utf8') : null;
  if (page)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      // Names under /assets carry a fingerprint of their content; any other file may change with the next build.
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.startsWith(join(folder, 'assets') + sep) ? YEAR : 'no-cache'),
    });
  const send = (reply: FastifyReply, text: string, cache = 'no-cache') =>
    reply.header('cache-control', cache).type('text/html; charset=utf-8').send(text);
  const hints = pageHints(folder);
  const boards = firstBoards(folder, hints.first);
  app.addHook('onListen', async () => boards.warm());
  app.addHook('onClose', boards.close);
  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!page || !opensPage(request)) return answer(new Fault('notFound'), request, reply);
    boards.warm();
    if (!isPage(request.url)) return send(reply.status(404), page);
    const path = pathOf(request);
    const preview = previewOfPage(path, langOfRequest(request.headers['accept-language']));
    return send(reply, withPreview(page, preview, originOf(request), path));
  };
  app.get('/', { schema: { hide: true } }, open);
  app.get<AtTable>('/t/:id', { schema: { hide: true }, config: { identified: true } }, async (request, reply) => {
    if (!page || !opensPage(request)) return open(request, reply);
    const { params, query } = request;
    // if it cannot be read, the page asks for it itself and gets the reason
    const opening = await readOpening(services, params.id, requesterOf(request), query.invite).catch(() => null);
    if (!opening) return send(reply, page);
    // as data it never runs, so the content policy allows it
    const data = `<script type="application/json" id="opening">${inScript(opening)}</script>`;
    const lang = langOfRequest(request.headers['accept-language']);
    const first = await boards.of(opening, lang);
    const preview = await previewOfTable(services.store.db, opening.table, lang);
    const needed = hints.of(opening.table.game);
    const styles = needed.styles.filter((href) => !page.includes(href));
    const whole = ((first && withFirst(page, first, lang, needed)) || withCode(page, needed))
      .replace('</head>', () => `${styles.map(styleLine).join('\n')}\n</head>`)
      .replace('</body>', () => `${data}\n</body>`);
    const told = preview ? withPreview(whole, preview, originOf(request), pathOf(request)) : whole;
    return send(reply, told, 'no-store'); // it holds only for this requester and this moment
  });
  app.setNotFoundHandler(open);
}

const styleLine = (href: string) => `<link rel="stylesheet" crossorigin href="${href}">`;
const codeLine = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;
const withCode = (page: string, { code }: Needed): string =>
  page.replace('</head>', () => `${code.map(codeLine).join('\n')}\n</head>`);

/** The board's script learns which code is needed, fetches it and starts it in time. */
function withFirst(page: string, board: string, lang: Lang, { code }: Needed): string | null {
  const [tag, main] = MAIN.exec(page) ?? [];
  if (!tag) return null;
  const all = new Set([main, ...Array.from(page.matchAll(AHEAD), ([, href]) => href), ...code]);
  return page
    .replaceAll(AHEAD, '')
    .replace(tag, `<meta name="code" content="${[...all].join(' ')}">\n`)
    .replace('<html lang="en"', `<html lang="${lang}"`)
    .replace(ROOT, () => `${board}${ROOT}`);
}

interface AtTable {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly invite?: string };
}

/** JSON whose text cannot end the script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0]!;

const opensPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  !url.startsWith('/assets/') &&
  !/\.\w+$/.test(url.split('?', 1)[0]!) &&
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
