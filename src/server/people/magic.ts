// Links by mail: sign in without a password, confirm an address, reset a forgotten password. Each works once, for a
// while, and only for its own purpose.
import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { mailLines } from '../../words/mail.ts';
import type { Lang } from '../../words/phrases.ts';
import { Fault } from '../http/fault.ts';
import { oneByOne, onePersonsOwn } from '../store/oneByOne.ts';
import type { MagicRow, PersonRow, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { accountAt, makeAccount } from './accounts.ts';
import { type Mail, post } from './mail.ts';
import { freeName } from './names.ts';
import { hashOf, newSecret } from './secrets.ts';

export interface Office {
  readonly store: Store;
  readonly now: () => number;
  readonly mail: Mail;
  readonly log: FastifyBaseLogger;
}
type Owner = Pick<PersonRow, 'id' | 'name' | 'lang'>;

const MINUTES = 20;
/** Links under way to one address or for one account; beyond that none are sent, lest strangers fill mailboxes. */
const MOST = 3;

/** Characters with which an address could name several mailboxes, or not the one it seems to. */
const AMISS = /[\p{C}\s<>()[\],;:"\\]/u;

/** The form in which an address is stored and compared. */
export function cleanEmail(email: string): string {
  if (AMISS.test(email)) throw new Fault('badRequest', { field: 'email' });
  return email.toLowerCase();
}

/** The secret is in the query, where the page reads it; the log leaves queries out. */
const linkTo = (mail: Mail, page: 'magic' | 'reset', token: string): string => `${mail.url}/${page}?token=${token}`;

/** Sends a link to sign in; the requester cannot tell if the address is known. */
export async function sendSignIn(office: Office, email: string, lang: Lang): Promise<void> {
  const { mail, log } = office;
  const account = await accountAt(office.store.db, email);
  const token = await newLink(office, email, account?.id ?? null, 'signIn');
  if (token === null) return;
  const { subject, text } = mailLines[account?.lang ?? lang].signIn;
  const facts = { link: linkTo(mail, 'magic', token), minutes: MINUTES };
  post(mail, { to: email, subject: subject(facts), text: text(facts) }, log);
}

/** Asks the owner of an address to confirm that it belongs to this account; until then it is not used. */
export async function sendConfirm(office: Office, email: string, { id, name, lang }: Owner): Promise<void> {
  const { mail, log } = office;
  const token = await newLink(office, email, id, 'confirm');
  if (token === null) return;
  const { subject, text } = mailLines[lang].confirm;
  const facts = { name, link: linkTo(mail, 'magic', token), minutes: MINUTES };
  post(mail, { to: email, subject: subject(facts), text: text(facts) }, log);
}

/** Sends a link for a new password if an account has this address; the requester cannot tell. */
export async function sendReset(office: Office, email: string): Promise<void> {
  const { mail, log } = office;
  const account = await accountAt(office.store.db, email);
  if (!account) return;
  const token = await newLink(office, email, account.id, 'reset');
  if (token === null) return;
  const { subject, text } = mailLines[account.lang].reset;
  const facts = { name: account.name, link: linkTo(mail, 'reset', token), minutes: MINUTES };
  post(mail, { to: email, subject: subject(facts), text: text(facts) }, log);
}

/** Tells the owner, at the address used until now, of a change to the account. */
export function sendChanged(
  { mail, log }: Pick<Office, 'mail' | 'log'>,
  what: 'passwordChanged' | 'addressChanged',
  to: string,
  { name, lang }: Owner,
): void {
  const { subject, text } = mailLines[lang][what];
  const facts = { name, link: `${mail.url}/account` };
  post(mail, { to, subject: subject(facts), text: text(facts) }, log);
}

async function newLink(
  { store: { db, engine, transaction }, now: clock }: Office,
  email: string,
  person: string | null,
  purpose: MagicRow['purpose'],
): Promise<string | null> {
  const now = clock();
  await db.deleteFrom('magic_link').where('until', '<=', now).execute();
  const token = newSecret();
  return transaction(async (tx) => {
    // always in this order, so that no two wait for each other
    await oneByOne(tx, engine, `mailbox ${email}`);
    if (person !== null) await onePersonsOwn(tx, engine, person);
    const underWay = await tx
      .selectFrom('magic_link')
      .select('hash')
      .where((e) => e.or([e('email', '=', email), ...(person === null ? [] : [e('person', '=', person)])]))
      .execute();
    if (underWay.length >= MOST) return null;
    await tx
      .insertInto('magic_link')
      .values({ hash: hashOf(token), email, person, purpose, until: now + MINUTES * 60_000 })
      .execute();
    return token;
  });
}

/** Uses a link up. Runs within a transaction, so a later failure makes the link valid again. */
export async function useLink(
  db: Kysely<Schema>,
  token: string,
  purpose: MagicRow['purpose'],
  now: number,
): Promise<MagicRow> {
  const link = await db
    .deleteFrom('magic_link')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
  if (!link || link.until <= now) throw new Fault('badLink');
  return link;
}

/** The person the link signs in: the account at its address, or one made from the guest or anew. */
export async function whoComesBy(
  db: Kysely<Schema>,
  link: MagicRow,
  { guest, lang, now }: { readonly guest: PersonRow | null; readonly lang: Lang; readonly now: number },
): Promise<string> {
  const known = await accountAt(db, link.email);
  if (known) return known.id;
  const wanted = guest?.name ?? mailLines[lang].newcomer({ number: randomInt(1000, 100_000) });
  const name = await freeName(db, wanted);
  return makeAccount(db, guest, { name, lang: guest?.lang ?? lang, password: null, email: link.email, now });
}

/** True if the link confirms an address rather than signs in. Does not use it up. */
export async function isConfirmation({ db }: Store, token: string): Promise<boolean> {
  const row = await db.selectFrom('magic_link').select('purpose').where('hash', '=', hashOf(token)).executeTakeFirst();
  return row?.purpose === 'confirm';
}

/**
 * Gives the address to this account alone. Links to its former address become void, as they would bring that back.
 * Returns the account as it was before.
 */
export async function confirmAddress(db: Kysely<Schema>, { person, email }: MagicRow): Promise<PersonRow> {
  if (await accountAt(db, email)) throw new Fault('badLink');
  const before = await db.selectFrom('person').selectAll().where('id', '=', person).executeTakeFirstOrThrow();
  await db.updateTable('person').set({ email }).where('id', '=', person).execute();
  await db.deleteFrom('magic_link').where('person', '=', person).execute();
  return before;
}
