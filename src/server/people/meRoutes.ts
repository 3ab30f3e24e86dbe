// My identity, settings, password and data, and deleting my account.
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { DeleteBody, Me, PasswordBody, SettingsBody } from '../../api/people.ts';
import { audit } from '../http/audit.ts';
import { no } from '../http/shapes.ts';
import { erase } from './erase.ts';
import { exportData, withGames } from './exportData.ts';
import { rememberBrowser } from './knownBrowser.ts';
import { sendChanged } from './magic.ts';
import { mustBeOwner } from './mustBeOwner.ts';
import { mustBeStrong } from './mustBeStrong.ts';
import { newPassword } from './newPassword.ts';
import { hashPassword } from './password.ts';
import { accountOf, ownerOf, type People, tellMe, tellSignedOut } from './people.ts';
import { giveCookie, openSession, takeCookie } from './session.ts';
import { changeSettings } from './settings.ts';

const Everything = Type.Unknown({ description: 'All that is kept about the requester, as a download.' });

export const meRoutes: FastifyPluginAsyncTypebox<{ people: People }> = async (app, { people }) => {
  const { store } = people;
  const answer = { 200: Me, ...no };

  app.get('/me', { schema: { response: answer } }, (request) => tellMe(people, request.person?.id ?? null));

  app.patch('/me', { schema: { body: SettingsBody, response: answer } }, async (request) => {
    const person = ownerOf(request);
    await changeSettings(people, app.log, request, request.body);
    return tellMe(people, person.id);
  });

  // Every other session and every token ends, in case somebody knew the old password; this browser gets a new session.
  app.post(
    '/password',
    { config: { limit: 'secret' }, schema: { body: PasswordBody, response: answer } },
    async (request, reply) => {
      const person = accountOf(request);
      await mustBeOwner(people, request, request.body.current);
      mustBeStrong(request.body.next, person);
      const password = await hashPassword(request.body.next);
      const secret = await store.transaction(async (db) => {
        await newPassword(db, person.id, password);
        return openSession(db, person.id, { former: null, request, now: people.now() });
      });
      giveCookie(request, reply, secret);
      rememberBrowser(request, reply, { id: person.id, password });
      audit(request, 'passwordChanged');
      const { mail } = people;
      if (mail && person.email !== null) sendChanged({ mail, log: app.log }, 'passwordChanged', person.email, person);
      tellSignedOut(people, reply, person.id);
      return tellMe(people, person.id);
    },
  );

  app.get('/me/export', { schema: { response: { 200: Everything, ...no } } }, async (request, reply) => {
    const person = ownerOf(request);
    audit(request, 'exported');
    const known = await exportData(store, person);
    return reply
      .header('content-disposition', 'attachment; filename="binario.json"')
      .type('application/json; charset=utf-8')
      .send(Readable.from(withGames(known, (table) => people.recordOf(table, person.id))));
  });

  app.delete(
    '/me',
    { config: { limit: 'secret' }, schema: { body: DeleteBody, response: answer } },
    async (request, reply) => {
      const person = ownerOf(request);
      await mustBeOwner(people, request, request.body.password);
      const tables = await erase(store, person.id);
      audit(request, 'personDeleted', { person: person.id });
      people.tablesChanged?.(tables);
      tellSignedOut(people, reply, person.id);
      takeCookie(request, reply);
      return tellMe(people, null);
    },
  );
};
