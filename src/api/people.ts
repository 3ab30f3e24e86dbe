// Who is asking: guests and accounts, what they may change, their tokens.
import { type Static, Type } from 'typebox';

const Id = Type.String({ maxLength: 40 });
const PersonName = Type.String({ minLength: 1, maxLength: 30, pattern: '^\\S(.*\\S)?$' });
const Password = Type.String({ minLength: 8, maxLength: 200 });
// The pattern has only one way to match each character, so even very long texts are refused quickly.
const Email = Type.String({ maxLength: 254, pattern: '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$' });
const LangCode = Type.Enum(['en', 'it'] as const);

export const Person = Type.Object({
  id: Id,
  name: Type.String(),
  kind: Type.Enum(['guest', 'account'] as const),
  email: Type.Union([Type.String(), Type.Null()]),
  hasPassword: Type.Boolean(),
  lang: LangCode,
  /** Whoever looks after the server has a page for it. */
  role: Type.Enum(['player', 'host'] as const),
  /** E-mail when I must decide; only with an address. */
  mailMe: Type.Boolean(),
});
export type Person = Static<typeof Person>;

/** `GET /api/me`, and the answer to every request that changes who one is. */
export const Me = Type.Object({
  person: Type.Union([Person, Type.Null()]),
  /** Whether this server can send mail. */
  mail: Type.Boolean(),
  /** The server's public key for web push. */
  pushKey: Type.String(),
  /** The people whose chat I do not see. */
  muted: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  /** An address that counts once it has been confirmed by the link sent to it. */
  confirming: Type.Optional(Type.String()),
});
export type Me = Static<typeof Me>;

export const GuestBody = Type.Object({ name: PersonName, lang: Type.Optional(LangCode) });
export const AccountBody = Type.Object({
  name: PersonName,
  password: Password,
  email: Type.Optional(Email),
  lang: Type.Optional(LangCode),
});
export const SignInBody = Type.Object({ name: PersonName, password: Type.String({ maxLength: 200 }) });
export const SettingsBody = Type.Object({
  name: Type.Optional(PersonName),
  email: Type.Optional(Type.Union([Email, Type.Null()])),
  /** Asked for where the address changes and the account has one. */
  password: Type.Optional(Type.String({ maxLength: 200 })),
  lang: Type.Optional(LangCode),
  mailMe: Type.Optional(Type.Boolean()),
});
export const PasswordBody = Type.Object({ current: Type.Optional(Type.String({ maxLength: 200 })), next: Password });
export const ResetBody = Type.Object({ token: Type.String({ maxLength: 100 }), next: Password });
export const MagicBody = Type.Object({ email: Email });
export const MagicUseBody = Type.Object({ token: Type.String({ maxLength: 100 }) });
/** What a link by mail would do: sign in to an account, or make one; or say that an address is that of an account. */
const MagicSeat = Type.Object({ table: Id, game: Type.String(), seat: Type.Integer() });
export const MagicLook = Type.Object({
  purpose: Type.Enum(['signIn', 'confirm'] as const),
  email: Type.String(),
  /** The name of the account; null where one would be made. */
  account: Type.Union([Type.String(), Type.Null()]),
  /** The guest who asks, and whose seats would pass to the account; or stay, where the account sits at the same table. */
  guest: Type.Union([Type.String(), Type.Null()]),
  joins: Type.Array(MagicSeat),
  stays: Type.Array(MagicSeat),
});
export type MagicLook = Static<typeof MagicLook>;
export const DeleteBody = Type.Object({ password: Type.Optional(Type.String({ maxLength: 200 })) });

export const Token = Type.Object({
  id: Id,
  name: Type.String(),
  createdAt: Type.Number(),
  usedAt: Type.Union([Type.Number(), Type.Null()]),
  /** To read what its owner may read, or to play as well. */
  scope: Type.Enum(['read', 'play'] as const),
  until: Type.Number(),
});
export type Token = Static<typeof Token>;
export const LONGEST_TOKEN_DAYS = 365;
export const TokenBody = Type.Object({
  name: PersonName,
  scope: Type.Optional(Token.properties.scope),
  /** How long it is good for. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_TOKEN_DAYS })),
  /** Asked for where the account has one; any other has to sign in by a link shortly before. */
  password: Type.Optional(Type.String({ maxLength: 200 })),
});
export const TokenList = Type.Object({ tokens: Type.Array(Token) });
/** The secret is shown once, when it is made. */
export const NewToken = Type.Object({ ...Token.properties, secret: Type.String() });
export type NewToken = Static<typeof NewToken>;

/** A browser where one is signed in. */
export const Session = Type.Object({
  id: Id,
  /** Which browser, as far as it told; may be empty. */
  agent: Type.String(),
  createdAt: Type.Number(),
  seenAt: Type.Number(),
  /** The one that asks. */
  current: Type.Boolean(),
});
export type Session = Static<typeof Session>;
export const SessionList = Type.Object({ sessions: Type.Array(Session) });

const Endpoint = Type.String({ maxLength: 1000, pattern: '^https://[!-~]+$' });
export const PushBody = Type.Object({
  endpoint: Endpoint,
  keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
});
export const PushEndBody = Type.Object({ endpoint: Endpoint });
const AskedId = Type.String({ maxLength: 40, pattern: '^[A-Za-z0-9]+$' });
export const PersonParams = Type.Object({ person: AskedId });
export const IdParams = Type.Object({ id: AskedId });
