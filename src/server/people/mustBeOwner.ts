// Guards changes that only the account's owner may make: a browser left open is not enough.
import type { FastifyRequest } from 'fastify';
import { Fault } from '../http/fault.ts';
import { addressOf } from '../http/limits.ts';
import { isPassword } from './password.ts';
import { ownerOf, type People } from './people.ts';

/** Minutes for which a sign-in by link stands in for a password. */
const FRESH = 15;

/** Asks for the password or, in an account without one, a recent sign-in. A guest has neither. */
export async function mustBeOwner(
  people: Pick<People, 'store' | 'now' | 'guesses'>,
  request: FastifyRequest,
  password: string | undefined,
): Promise<void> {
  const person = ownerOf(request);
  if (person.kind === 'guest') return;
  if (person.password === null) return mustBeFresh(people, request.session!);
  const right = people.guesses.begin(person.id, { known: request.session, address: addressOf(request.ip) });
  if (!(await isPassword(person, password ?? ''))) throw new Fault('wrongPassword');
  right();
}

async function mustBeFresh({ store, now }: Pick<People, 'store' | 'now'>, hash: string): Promise<void> {
  const session = await store.db.selectFrom('session').select('created_at').where('hash', '=', hash).executeTakeFirst();
  if (!session || session.created_at < now() - FRESH * 60_000) throw new Fault('signInAgain', { minutes: FRESH });
}
