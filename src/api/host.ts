// For whoever looks after the server: people and tables, and what is said to everybody.
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
  /** Tables where they sit. */
  tables: Type.Number(),
});
export type HostPerson = Static<typeof HostPerson>;
export const HostPeople = Type.Object({ people: Type.Array(HostPerson) });
export const SuspendBody = Type.Object({ suspended: Type.Boolean() });
/** To be told to its owner, who changes it. */
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

/** What the host says to everybody. */
export const Notice = Type.Object({
  registration: Type.Enum(['open', 'closed'] as const),
  /** When the server will be gone for a moment; in milliseconds since 1970. */
  restartAt: Type.Union([Type.Number(), Type.Null()]),
  /** Days after which guests, tables that stand still and chat of finished games leave; 0: they stay. */
  keeps: Type.Object({ guests: Type.Integer(), tables: Type.Integer(), chat: Type.Integer() }),
});
export type Notice = Static<typeof Notice>;
export const NoticeBody = Type.Object({
  registration: Type.Optional(Notice.properties.registration),
  /** In so many minutes; null takes it back. */
  restartIn: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 10_080 }), Type.Null()])),
});
