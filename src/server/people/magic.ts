// Links by mail: a way in without a password, and the proof that an address is one's own. They work once, for a while.
import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Lang } from '../../i18n/phrases.ts';
import { Fault } from '../http/fault.ts';
import type { MagicRow, PersonRow, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { accountAt, makeAccount } from './accounts.ts';
import { type Mail, mailLines, post } from './mail.ts';
import { freeName } from './names.ts';
import { hashOf, newSecret } from './secrets.ts';

interface Office {
  readonly store: Store;
  readonly mail: Mail;
  readonly log: FastifyBaseLogger;
}

const MINUTES = 20;
/** Links under way to one address, or for one account; more are not sent, lest strangers fill people's mailboxes. */
const MOST = 3;

/** Characters with which an address could name several mailboxes, or another than it seems to. */
const AMISS = /[\p{C}\s<>()[\],;:"\\]/u;

/** An address as it is kept and compared. */
export function cleanEmail(email: string): string {
  if (AMISS.test(email)) throw new Fault('badRequest', { field: 'email' });
  return email.toLowerCase();
}

/** Where the page takes it from; the log leaves queries out. */
const linkTo = (mail: Mail, token: string): string => `${mail.url}/magic?token=${token}`;

/** Sends a way in; whether or not the address is known, the asker cannot tell. */
export async function sendSignIn({ store: { db }, mail, log }: Office, email: string, lang: Lang): Promise<void> {
  const account = await accountAt(db, email);
  const token = await newLink(db, email, account?.id ?? null);
  if (token === null) return;
  const { subject, text } = mailLines(account?.lang ?? lang).signIn;
  const facts = { link: linkTo(mail, token), minutes: MINUTES };
  post(mail, { to: email, subject: subject(facts), text: text(facts) }, log);
}

/** Asks the owner of an address whether it belongs to this account: until then it is not used. */
export async function sendConfirm(
  { store: { db }, mail, log }: Office,
  email: string,
  { id, name, lang }: Pick<PersonRow, 'id' | 'name' | 'lang'>,
): Promise<void> {
  const token = await newLink(db, email, id);
  if (token === null) return;
  const { subject, text } = mailLines(lang).confirm;
  const facts = { name, link: linkTo(mail, token), minutes: MINUTES };
  post(mail, { to: email, subject: subject(facts), text: text(facts) }, log);
}

async function newLink(db: Kysely<Schema>, email: string, person: string | null): Promise<string | null> {
  const now = Date.now();
  await db.deleteFrom('magic_link').where('until', '<=', now).execute();
  const underWay = await db
    .selectFrom('magic_link')
    .select('hash')
    .where((e) => e.or([e('email', '=', email), ...(person === null ? [] : [e('person', '=', person)])]))
    .execute();
  if (underWay.length >= MOST) return null;
  const token = newSecret();
  await db
    .insertInto('magic_link')
    .values({ hash: hashOf(token), email, person, until: now + MINUTES * 60_000 })
    .execute();
  return token;
}

/** Reading the link uses it up. Runs within a transaction, so a later failure makes it valid again. */
export async function useLink(db: Kysely<Schema>, token: string): Promise<MagicRow> {
  const link = await db.deleteFrom('magic_link').where('hash', '=', hashOf(token)).returningAll().executeTakeFirst();
  if (!link || link.until <= Date.now()) throw new Fault('badLink');
  return link;
}

/** Whom the link signs in: the account at its address, or one made for it from the guest or from nothing. */
export async function whoComesBy(db: Kysely<Schema>, link: MagicRow, guest: PersonRow | null, lang: Lang) {
  const known = await accountAt(db, link.email);
  if (known) return known.id;
  const wanted = guest?.name ?? mailLines(lang).newcomer({ number: randomInt(1000, 100_000) });
  const name = await freeName(db, wanted);
  return makeAccount(db, guest, { name, lang: guest?.lang ?? lang, password: null, email: link.email });
}

/** Whether the link answers "is this your address?" rather than "let me in". Does not use it up. */
export async function isConfirmation({ db }: Store, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('magic_link')
    .innerJoin('person', 'person.id', 'magic_link.person')
    .select(['person.email as known', 'magic_link.email as given'])
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
  return row !== undefined && row.known !== row.given;
}

/** An address belongs to one account. Links to its former address become void, or they would bring it back. */
export async function confirmAddress(db: Kysely<Schema>, { person, email }: MagicRow): Promise<void> {
  if (await accountAt(db, email)) throw new Fault('badLink');
  await db.updateTable('person').set({ email }).where('id', '=', person).execute();
  await db.deleteFrom('magic_link').where('person', '=', person).execute();
}
