// Small files that programs expect at every site.
import type { FastifyInstance } from 'fastify';
import { Fault } from './fault.ts';

const YEAR = 365 * 24 * 3600_000;

/**
 * Search engines get the pages about games, but no tables, accounts or questions. Programs that draw link previews for
 * chats may look at the table behind a link.
 */
const ROBOTS = `User-agent: Twitterbot
User-agent: facebookexternalhit
User-agent: LinkedInBot
User-agent: Slackbot-LinkExpanding
User-agent: Discordbot
User-agent: TelegramBot
User-agent: WhatsApp
Disallow: /api/

User-agent: *
Disallow: /api/
Disallow: /t/
Disallow: /local/
Disallow: /account
Disallow: /host
Disallow: /magic
Disallow: /reset
`;

export function siteFiles(
  app: FastifyInstance,
  { now, contact }: { readonly now: () => number; readonly contact?: string | undefined },
): void {
  const hide = { schema: { hide: true } };
  app.get('/robots.txt', hide, (_, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  app.get('/.well-known/security.txt', hide, (_, reply) => {
    if (!contact) throw new Fault('notFound');
    const uri = /^[a-z]+:/.test(contact) ? contact : `mailto:${contact}`;
    const text = `Contact: ${uri}\nExpires: ${new Date(now() + YEAR).toISOString()}\nPreferred-Languages: en, it\n`;
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}
