// The pages: the files that Vite built, and the one page for every address that a browser opens.
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from './answerFaults.ts';
import { Fault } from './fault.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Without a build there are no pages, but the rest works. */
export async function webFiles(app: FastifyInstance, folder: string): Promise<void> {
  const index = join(folder, 'index.html');
  const page = existsSync(index) ? readFileSync(index) : null;
  if (page)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      // Names under /assets carry a fingerprint of what is in them; everything else may change with the next build.
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.startsWith(join(folder, 'assets') + sep) ? YEAR : 'no-cache'),
    });
  const open = (request: FastifyRequest, reply: FastifyReply) =>
    page && opensPage(request)
      ? reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
      : answer(new Fault('notFound'), request, reply);
  app.get('/', { schema: { hide: true } }, open);
  app.setNotFoundHandler(open);
}

const opensPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  !url.startsWith('/assets/') &&
  !/\.\w+$/.test(url.split('?')[0]!) &&
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
