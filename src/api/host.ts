// The host's pages: people, tables and the notice shown to everybody.
import { type Static, Type } from 'typebox';

const Id = Type.String({ maxLength: 40, pattern: '^[A-Za-z0-9]+$' });
export const Find = Type.Object({ find: Type.Optional(Type.String({ maxLength: 100 })) });
export const HostParams = Type.Object({ id: Id });

export const HostPerson = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.Enum(['guest', 'account'] as const),
  role: Type.Enum(['player', 'host'] as const),
  suspended: Type.Boolean(),
  email: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.Number(),
  seenAt: Type.Union([Type.Number(), Type.Null()]),
  /** Tables where this person has a seat. */
  tables: Type.Number(),
});
export type HostPerson = Static<typeof HostPerson>;
export const HostPeople = Type.Object({ people: Type.Array(HostPerson) });
export const SuspendBody = Type.Object({ suspended: Type.Boolean() });
/** The host passes it on to the account's owner, who changes it. */
export const NewPassword = Type.Object({ password: Type.String() });

export const HostTable = Type.Object({
  id: Type.String(),
  game: Type.String(),
  status: Type.Enum(['gathering', 'playing', 'over', 'abandoned'] as const),
  visibility: Type.Enum(['open', 'link', 'private'] as const),
  seq: Type.Integer(),
  seats: Type.Array(
    Type.Object({ seat: Type.Integer(), name: Type.String(), person: Type.Union([Type.String(), Type.Null()]) }),
  ),
  createdAt: Type.Number(),
  movedAt: Type.Number(),
});
export type HostTable = Static<typeof HostTable>;
export const HostTables = Type.Object({ tables: Type.Array(HostTable) });
/** The seat, and the id or the name of the account that gets it. */
export const HandOverBody = Type.Object({
  seat: Type.Integer({ minimum: 1, maximum: 12 }),
  person: Type.String({ minLength: 1, maxLength: 40 }),
});

/** The host's notice to everybody. */
export const Notice = Type.Object({
  registration: Type.Enum(['open', 'closed'] as const),
  /** Time of the coming restart, in milliseconds since 1970; null without one. */
  restartAt: Type.Union([Type.Number(), Type.Null()]),
  /** Days after which idle guests, idle tables and the chat of finished games are deleted; 0 keeps them. */
  keeps: Type.Object({ guests: Type.Integer(), tables: Type.Integer(), chat: Type.Integer() }),
});
export type Notice = Static<typeof Notice>;
export const NoticeBody = Type.Object({
  registration: Type.Optional(Notice.properties.registration),
  /** Minutes until the restart; null cancels it. */
  restartIn: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 10_080 }), Type.Null()])),
});
