// The web server: today a page that says what there is, and a health check. The platform grows here.
import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Lang } from '../i18n/phrases.ts';
import { homePage, pageLines } from './page/homePage.ts';
import { langOfRequest } from './page/langOfRequest.ts';

const asset = (name: string) => readFileSync(new URL(`./page/${name}`, import.meta.url));

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export function createApp(): FastifyInstance {
  const app = Fastify({ logger: false });
  const style = asset('style.css');
  const favicon = asset('favicon.svg');
  /** The page is the same for everybody: made once a language. */
  const pages: Partial<Record<Lang, Promise<string>>> = {};
  const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply.headers(headers).type(type).send(body);

  app.get('/healthz', async () => ({ ok: true }));
  app.get('/style.css', (_, reply) => send(reply, 'text/css; charset=utf-8', style));
  app.get('/favicon.svg', (_, reply) => send(reply, 'image/svg+xml', favicon));
  app.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg'));
  app.get<{ Querystring: { lang?: string } }>('/', async (request, reply) => {
    const lang = langOfRequest(request.query.lang, request.headers['accept-language']);
    pages[lang] ??= homePage(lang);
    return send(reply.header('vary', 'accept-language'), 'text/html; charset=utf-8', await pages[lang]);
  });
  app.setNotFoundHandler((request, reply) => {
    const lang = langOfRequest(undefined, request.headers['accept-language']);
    return reply
      .status(404)
      .headers(headers)
      .type('text/plain; charset=utf-8')
      .send(`${pageLines(lang).notFound}\n`);
  });
  return app;
}
