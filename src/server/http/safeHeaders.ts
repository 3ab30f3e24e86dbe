// What a browser may do with our pages, and what others may do with them.
import helmet from '@fastify/helmet';
import Fastify from 'fastify';

const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  // The socket too: to a browser 'self' means ws and wss of the same host.
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

let made: Promise<Readonly<Record<string, string>>> | undefined;

/** The same for every answer: helmet, which would make them anew for each, is asked once. */
export function safeHeaders(): Promise<Readonly<Record<string, string>>> {
  made ??= fromHelmet();
  return made;
}

async function fromHelmet(): Promise<Readonly<Record<string, string>>> {
  const model = Fastify();
  await model.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    // Set where we know that it is https: helmet would send it over plain http as well.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // With `no-referrer`, browsers would hide the Origin that we check.
    referrerPolicy: { policy: 'same-origin' },
  });
  model.get('/', async (_, reply) => reply.raw.getHeaders());
  return (await model.inject('/')).json();
}
