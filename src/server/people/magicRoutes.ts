// Links by mail, where an SMTP server is set up.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { MagicBody, MagicLook, MagicUseBody, Me, ResetBody } from '../../api/people.ts';
import { audit } from '../http/audit.ts';
import { Fault } from '../http/fault.ts';
import { no } from '../http/shapes.ts';
import { asNameTaken } from './accounts.ts';
import { rememberBrowser } from './knownBrowser.ts';
import { lookAtLink } from './lookAtLink.ts';
import {
  cleanEmail,
  confirmAddress,
  isConfirmation,
  type Office,
  sendChanged,
  sendReset,
  sendSignIn,
  useLink,
  whoComesBy,
} from './magic.ts';
import { mustBeStrong } from './mustBeStrong.ts';
import { newPassword } from './newPassword.ts';
import { hashPassword } from './password.ts';
import { guestOf, langOf, type People, tellMe, tellSignedOut } from './people.ts';
import { signInAs } from './signIn.ts';

export const magicRoutes: FastifyPluginAsyncTypebox<{ people: People }> = async (app, { people }) => {
  const { store, now } = people;
  const sent = {
    config: { limit: 'magic', stranger: true },
    schema: { body: MagicBody, response: { 204: Type.Null(), ...no } },
  } as const;

  const office = (): Office => {
    if (!people.mail) throw new Fault('noMail');
    return { store, now, mail: people.mail, log: app.log };
  };

  app.post('/magic', sent, async (request, reply) => {
    await sendSignIn(office(), cleanEmail(request.body.email), langOf(request));
    return reply.status(204).send(null);
  });

  app.post('/password/forgotten', sent, async (request, reply) => {
    await sendReset(office(), cleanEmail(request.body.email));
    return reply.status(204).send(null);
  });

  app.post(
    '/magic/look',
    {
      config: { limit: 'signIn', stranger: true, reads: true },
      schema: { body: MagicUseBody, response: { 200: MagicLook, ...no } },
    },
    (request) => {
      office();
      return lookAtLink(store.db, request.body.token, { guest: guestOf(request), now: now() });
    },
  );

  app.post(
    '/magic/use',
    { config: { limit: 'signIn', stranger: true }, schema: { body: MagicUseBody, response: { 200: Me, ...no } } },
    async (request, reply) => {
      const letters = office();
      const { token } = request.body;
      if (!(await isConfirmation(store, token)))
        return signInAs(people, request, reply, async (db) => {
          const link = await useLink(db, token, 'signIn', now());
          const person = await whoComesBy(db, link, { guest: guestOf(request), lang: langOf(request), now: now() });
          audit(request, 'signedIn', { person });
          return person;
        }).catch(asNameTaken);
      // Signs nobody in: a person who opens a link requested by a stranger must not end up in the stranger's account.
      const before = await store.transaction(async (db) =>
        confirmAddress(db, await useLink(db, token, 'confirm', now())),
      );
      audit(request, 'addressChanged', { person: before.id });
      if (before.email !== null) sendChanged(letters, 'addressChanged', before.email, before);
      return tellMe(people, request.person?.id ?? null);
    },
  );

  // The reader of the account's mail is its owner: signed in here, and signed out everywhere else.
  app.post(
    '/password/reset',
    { config: { limit: 'signIn', stranger: true }, schema: { body: ResetBody, response: { 200: Me, ...no } } },
    async (request, reply) => {
      const letters = office();
      const { token, next } = request.body;
      const password = await hashPassword(next);
      const me = await signInAs(people, request, reply, async (db) => {
        const { person } = await useLink(db, token, 'reset', now());
        const owner = db.selectFrom('person').select(['name', 'email']).where('id', '=', person);
        // a refusal leaves the link valid
        mustBeStrong(next, await owner.executeTakeFirstOrThrow());
        await newPassword(db, person!, password);
        return person!;
      });
      const { person } = me;
      audit(request, 'passwordReset', { person: person?.id });
      if (person) rememberBrowser(request, reply, { id: person.id, password });
      if (person?.email) sendChanged(letters, 'passwordChanged', person.email, person);
      if (person) tellSignedOut(people, reply, person.id);
      return me;
    },
  );
};
