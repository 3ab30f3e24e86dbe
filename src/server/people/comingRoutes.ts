// Coming and going: guest, account, sign-in and sign-out.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AccountBody, GuestBody, Me, SignInBody } from '../../api/people.ts';
import { Fault } from '../http/fault.ts';
import { no } from '../http/shapes.ts';
import { accountNamed, asNameTaken, makeAccount, makeGuest } from './accounts.ts';
import { cleanEmail, sendConfirm } from './magic.ts';
import { cleanName } from './names.ts';
import { hashPassword, isPassword } from './password.ts';
import { guestOf, langOf, ownerOf, type People, tablesOf, tellMe, tellSignedOut } from './people.ts';
import { takeCookie } from './session.ts';
import { signInAs } from './signIn.ts';

export const comingRoutes: FastifyPluginAsyncTypebox<{ people: People }> = async (app, { people }) => {
  const { store, mail } = people;
  const answer = { 200: Me, ...no };

  app.post(
    '/guest',
    { config: { limit: 'guest', stranger: true }, schema: { body: GuestBody, response: answer } },
    async (request, reply) => {
      const name = cleanName(request.body.name);
      const lang = request.body.lang ?? langOf(request);
      if (!request.person) return signInAs(people, request, reply, (db) => makeGuest(db, name, lang));
      const guest = guestOf(request);
      if (!guest) throw new Fault('forbidden');
      await store.db.updateTable('person').set({ name, lang }).where('id', '=', guest.id).execute();
      people.tablesChanged?.(await tablesOf(store, guest.id));
      return tellMe(people, guest.id);
    },
  );

  app.post(
    '/account',
    { config: { limit: 'account', stranger: true }, schema: { body: AccountBody, response: answer } },
    async (request, reply) => {
      const { body } = request;
      if (body.email && !mail) throw new Fault('noMail');
      const name = cleanName(body.name);
      const lang = body.lang ?? langOf(request);
      if (await accountNamed(store.db, name)) throw new Fault('nameTaken');
      const password = await hashPassword(body.password);
      const guest = guestOf(request);
      const me = await signInAs(people, request, reply, (db) =>
        makeAccount(db, guest, { name, lang, password, email: null }),
      ).catch(asNameTaken);
      if (!body.email || !mail || !me.person) return me;
      const { id } = me.person;
      await sendConfirm({ store, mail, log: app.log }, cleanEmail(body.email), { id, name, lang });
      return tellMe(people, id);
    },
  );

  app.post(
    '/session',
    { config: { limit: 'signIn', stranger: true }, schema: { body: SignInBody, response: answer } },
    async (request, reply) => {
      const account = await accountNamed(store.db, request.body.name);
      const right = await isPassword(account, request.body.password);
      if (!account || !right) throw new Fault('wrongPassword');
      return signInAs(people, request, reply, async () => account.id);
    },
  );

  app.delete('/session', { config: { stranger: true }, schema: { response: answer } }, async (request, reply) => {
    if (request.session !== null) {
      await store.db.deleteFrom('session').where('hash', '=', request.session).execute();
      tellSignedOut(people, reply, ownerOf(request).id);
    }
    takeCookie(request, reply);
    return tellMe(people, null);
  });

  // Tokens stay: they have a list of their own, where each can be taken back.
  app.delete('/sessions', { schema: { response: answer } }, async (request, reply) => {
    const { id } = ownerOf(request);
    await store.db.deleteFrom('session').where('person', '=', id).execute();
    tellSignedOut(people, reply, id);
    takeCookie(request, reply);
    return tellMe(people, null);
  });
};
