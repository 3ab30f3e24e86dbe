// Links by mail, where an SMTP server is set up.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { MagicBody, MagicUseBody, Me } from '../../api/people.ts';
import { Fault } from '../http/fault.ts';
import { no } from '../http/shapes.ts';
import { asNameTaken } from './accounts.ts';
import { cleanEmail, confirmAddress, isConfirmation, sendSignIn, useLink, whoComesBy } from './magic.ts';
import { guestOf, langOf, type People, tellMe } from './people.ts';
import { signInAs } from './signIn.ts';

export const magicRoutes: FastifyPluginAsyncTypebox<{ people: People }> = async (app, { people }) => {
  const { store, mail } = people;

  app.post(
    '/magic',
    { config: { limit: 'magic', stranger: true }, schema: { body: MagicBody, response: { 204: Type.Null(), ...no } } },
    async (request, reply) => {
      if (!mail) throw new Fault('noMail');
      await sendSignIn({ store, mail, log: app.log }, cleanEmail(request.body.email), langOf(request));
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/magic/use',
    { config: { limit: 'signIn', stranger: true }, schema: { body: MagicUseBody, response: { 200: Me, ...no } } },
    async (request, reply) => {
      if (!mail) throw new Fault('noMail');
      const { token } = request.body;
      if (!(await isConfirmation(store, token)))
        return signInAs(people, request, reply, async (db) =>
          whoComesBy(db, await useLink(db, token), guestOf(request), langOf(request)),
        ).catch(asNameTaken);
      // Signs nobody in: a person who opens a link requested by a stranger must not end up in the stranger's account.
      await store.transaction(async (db) => confirmAddress(db, await useLink(db, token)));
      return tellMe(people, request.person?.id ?? null);
    },
  );
};
