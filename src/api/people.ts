// Guests and accounts: their settings, sessions, links and tokens.
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
  /** Hosts look after the server and have a page for it. */
  role: Type.Enum(['player', 'host'] as const),
  /** E-mail when a table waits for me; needs an address. */
  mailMe: Type.Boolean(),
});
export type Person = Static<typeof Person>;

/** `GET /api/me`, also the answer to every request that changes one's identity. */
export const Me = Type.Object({
  person: Type.Union([Person, Type.Null()]),
  /** True if this server can send mail. */
  mail: Type.Boolean(),
  /** The server's public key for web push. */
  pushKey: Type.String(),
  /** People whose chat I do not see. */
  muted: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  /** A new address, pending until its owner follows the link sent to it. */
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
  /** Required where the address changes and the account has one. */
  password: Type.Optional(Type.String({ maxLength: 200 })),
  lang: Type.Optional(LangCode),
  mailMe: Type.Optional(Type.Boolean()),
});
export const PasswordBody = Type.Object({ current: Type.Optional(Type.String({ maxLength: 200 })), next: Password });
export const ResetBody = Type.Object({ token: Type.String({ maxLength: 100 }), next: Password });
export const MagicBody = Type.Object({ email: Email });
export const MagicUseBody = Type.Object({ token: Type.String({ maxLength: 100 }) });
/** A guest's seat at a table. */
const MagicSeat = Type.Object({ table: Id, game: Type.String(), seat: Type.Integer() });
export const MagicLook = Type.Object({
  purpose: Type.Enum(['signIn', 'confirm'] as const),
  email: Type.String(),
  /** The name of the account; null where the link makes one. */
  account: Type.Union([Type.String(), Type.Null()]),
  /**
   * The guest who asks. `joins`: seats that would pass to the account; `stays`: those at tables where the account sits
   * already.
   */
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
  /** `read`: read whatever its owner may read; `play`: play as well. */
  scope: Type.Enum(['read', 'play'] as const),
  until: Type.Number(),
});
export type Token = Static<typeof Token>;
export const LONGEST_TOKEN_DAYS = 365;
export const TokenBody = Type.Object({
  name: PersonName,
  scope: Type.Optional(Token.properties.scope),
  /** Days until it expires. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_TOKEN_DAYS })),
  /** Required where the account has one; other accounts need a recent sign-in by link. */
  password: Type.Optional(Type.String({ maxLength: 200 })),
});
export const TokenList = Type.Object({ tokens: Type.Array(Token) });
/** The secret is shown once, when it is made. */
export const NewToken = Type.Object({ ...Token.properties, secret: Type.String() });
export type NewToken = Static<typeof NewToken>;

/** A signed-in browser. */
export const Session = Type.Object({
  id: Id,
  /** The name of the browser, as far as it is known; may be empty. */
  agent: Type.String(),
  createdAt: Type.Number(),
  seenAt: Type.Number(),
  /** True for the session that sent the request. */
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
