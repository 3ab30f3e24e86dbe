// Compresses long answers to questions, never answers to changes.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Shorter answers fit into one packet anyway. */
const LEAST = 1400;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const ways = {
  br: (text: string): Promise<Buffer> => promisify(brotliCompress)(text, QUICK),
  gzip: (text: string): Promise<Buffer> => promisify(gzip)(text),
};

export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < LEAST) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'accept-encoding');
    const way = wayOf(request);
    if (!way) return payload;
    reply.header('content-encoding', way);
    reply.removeHeader('content-length');
    return ways[way](payload);
  });
}

function wayOf({ headers }: FastifyRequest): keyof typeof ways | null {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim().split(';'))
    .filter(([, weight]) => weight?.replaceAll(' ', '') !== 'q=0')
    .map(([name]) => name);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}
