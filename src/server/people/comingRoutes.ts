// Coming and going: guest, account, sign-in and sign-out in this browser.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AccountBody, GuestBody, Me, SignInBody } from '../../api/people.ts';
import { audit } from '../http/audit.ts';
import { Fault } from '../http/fault.ts';
import { addressOf } from '../http/limits.ts';
import { no } from '../http/shapes.ts';
import { accountNamed, asNameTaken, makeAccount, makeGuest, mustBeFree } from './accounts.ts';
import { knownBrowser, rememberBrowser } from './knownBrowser.ts';
import { cleanEmail, sendConfirm } from './magic.ts';
import { mustBeStrong } from './mustBeStrong.ts';
import { cleanName, nameKey } from './names.ts';
import { hashPassword, isPassword } from './password.ts';
import { guestOf, langOf, ownerOf, type People, tablesOf, tellMe, tellSignedOut } from './people.ts';
import { takeCookie } from './session.ts';
import { signInAs } from './signIn.ts';

export const comingRoutes: FastifyPluginAsyncTypebox<{ people: People }> = async (app, { people }) => {
  const { store, mail, now } = people;
  const answer = { 200: Me, ...no };

  app.post(
    '/guest',
    { config: { limit: 'guest', stranger: true }, schema: { body: GuestBody, response: answer } },
    async (request, reply) => {
      const name = cleanName(request.body.name);
      const lang = request.body.lang ?? langOf(request);
      await mustBeFree(store.db, name);
      if (!request.person) {
        const me = await signInAs(people, request, reply, (db) => makeGuest(db, name, lang, now()));
        audit(request, 'guestMade', { person: me.person?.id });
        return me;
      }
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
      await mustBeFree(store.db, name);
      mustBeStrong(body.password, { name, email: body.email });
      const password = await hashPassword(body.password);
      const guest = guestOf(request);
      const me = await signInAs(people, request, reply, (db) =>
        makeAccount(db, guest, { name, lang, password, email: null, now: now() }),
      ).catch(asNameTaken);
      audit(request, 'accountMade', { person: me.person?.id });
      if (me.person) rememberBrowser(request, reply, { id: me.person.id, password });
      if (!body.email || !mail || !me.person) return me;
      const { id } = me.person;
      await sendConfirm({ store, now, mail, log: app.log }, cleanEmail(body.email), { id, name, lang });
      return tellMe(people, id);
    },
  );

  app.post(
    '/session',
    { config: { limit: 'signIn', stranger: true }, schema: { body: SignInBody, response: answer } },
    async (request, reply) => {
      const account = await accountNamed(store.db, request.body.name);
      // The answer is the same whether or not the account exists.
      const right = people.guesses.begin(nameKey(request.body.name), {
        known: knownBrowser(request, account),
        address: addressOf(request.ip),
      });
      if (!(await isPassword(account, request.body.password)) || !account) {
        audit(request, 'signInFailed', { person: account?.id });
        throw new Fault('wrongPassword');
      }
      right();
      const me = await signInAs(people, request, reply, async () => account.id);
      rememberBrowser(request, reply, account);
      audit(request, 'signedIn', { person: account.id });
      return me;
    },
  );

  app.delete('/session', { config: { stranger: true }, schema: { response: answer } }, async (request, reply) => {
    if (request.session !== null) {
      await store.db.deleteFrom('session').where('hash', '=', request.session).execute();
      audit(request, 'signedOut');
      tellSignedOut(people, reply, ownerOf(request).id);
    }
    takeCookie(request, reply);
    return tellMe(people, null);
  });
};
