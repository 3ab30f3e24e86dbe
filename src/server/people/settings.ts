// Settings that people may change about themselves.
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { SettingsBody } from '../../api/people.ts';
import { Fault } from '../http/fault.ts';
import type { PersonRow } from '../store/schema.ts';
import { asNameTaken, mustBeFree } from './accounts.ts';
import { cleanEmail, sendChanged, sendConfirm } from './magic.ts';
import { mustBeOwner } from './mustBeOwner.ts';
import { cleanName, nameKey } from './names.ts';
import { ownerOf, type People, tablesOf } from './people.ts';

export async function changeSettings(
  people: People,
  log: FastifyBaseLogger,
  request: FastifyRequest,
  asked: Static<typeof SettingsBody>,
): Promise<void> {
  const { store, mail, now } = people;
  const person = ownerOf(request);
  const email = typeof asked.email === 'string' ? cleanEmail(asked.email) : asked.email;
  if (email && !mail) throw new Fault('noMail');
  if (email !== undefined && email !== person.email) {
    mayChangeAddress(person, email);
    await mustBeOwner(people, request, asked.password);
  }

  const name = asked.name === undefined ? person.name : cleanName(asked.name);
  const lang = asked.lang ?? person.lang;
  if (person.kind === 'guest' && name !== person.name) await mustBeFree(store.db, name);
  await store
    .transaction(async (db) => {
      await db
        .updateTable('person')
        .set({
          name,
          name_key: person.kind === 'account' ? nameKey(name) : null,
          lang,
          mail_me: Number(asked.mailMe ?? person.mail_me),
          ...(email === null && { email }),
        })
        .where('id', '=', person.id)
        // A guest who has become an account meanwhile keeps the account's name.
        .where('kind', '=', person.kind)
        .execute();
      if (email === null) await db.deleteFrom('magic_link').where('person', '=', person.id).execute();
    })
    .catch(asNameTaken);
  if (name !== person.name) people.tablesChanged?.(await tablesOf(store, person.id));
  if (email === null && person.email !== null && mail)
    sendChanged({ mail, log }, 'addressChanged', person.email, person);
  // A new address counts once its owner has confirmed it; the present one needs no second proof.
  if (email && mail && email !== person.email)
    await sendConfirm({ store, now, mail, log }, email, { ...person, name, lang });
}

function mayChangeAddress(person: PersonRow, email: string | null): void {
  if (person.kind !== 'account') throw new Fault('forbidden');
  // Without a password the address is the only way in.
  if (email === null && person.password === null) throw new Fault('forbidden', { reason: 'lastWayIn' });
}
