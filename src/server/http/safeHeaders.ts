// Headers that limit what our pages may do, and what other sites may do with them.
import helmet from '@fastify/helmet';
import Fastify from 'fastify';

const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  // Covers the socket too: to a browser 'self' means ws and wss of the same host.
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

let made: Promise<Readonly<Record<string, string>>> | undefined;

/** Headers of every answer: helmet is asked once, as it would build them anew each time. */
export function safeHeaders(): Promise<Readonly<Record<string, string>>> {
  made ??= fromHelmet();
  return made;
}

async function fromHelmet(): Promise<Readonly<Record<string, string>>> {
  const model = Fastify();
  await model.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    // Set elsewhere, where https is certain: helmet would send it over plain http as well.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // With `no-referrer`, browsers would hide the Origin that we check.
    referrerPolicy: { policy: 'same-origin' },
  });
  model.get('/', async (_, reply) => reply.raw.getHeaders());
  return (await model.inject('/')).json();
}
