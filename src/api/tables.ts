// Tables: where a game is gathered, played and watched.
//
//   GET  /api/tables?list=mine|open|watch         TableList
//   POST /api/tables            NewTable          Table
//   POST /api/tables/import     ImportBody        Table
//   GET  /api/tables/:id?invite=                  Table      …/opening?invite=  Opening
//   POST /api/tables/:id/join   JoinBody          Table      …/leave {}  Table      …/start {}  Table
//   POST /api/tables/:id/seats  SeatBody          Table      …/arrangement  ArrangeBody  Table
//   POST /api/tables/:id/rematch {}               Table (the new one)
//   POST /api/tables/:id/proposals ProposalBody   Table      …/proposals/:proposal  AnswerBody  Table
//   GET  /api/tables/:id/chat?after=              ChatLines  POST  ChatBody  ChatLine
//   GET  /api/tables/:id/entries?after=           Entries    …/moves  MoveBody  Accepted    …/undo  UndoBody  UndoAnswer
//   GET  /api/tables/:id/record                   a game record, as a download
//   GET  /api/tables/:id/position, POST /choices  for programs: see choices.ts
//   GET  /api/games                               Games
//
// A move refused with code `stale` has `args: { entries: SentEntry[], seq }`, with every entry after the given base.
import { type Static, Type } from 'typebox';

export const TableId = Type.String({ pattern: '^[a-z0-9]{6,24}$' });
const Seat = Type.Integer({ minimum: 1, maximum: 12 });
const Words = Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 60 }));

/** Live, with or without a clock (minutes for the whole game, seconds added per move), or some days per move. */
export const Pace = Type.Union([
  Type.Object({
    kind: Type.Literal('live'),
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 600 })),
    increment: Type.Optional(Type.Integer({ minimum: 0, maximum: 600 })),
  }),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 60 }) }),
]);
export type Pace = Static<typeof Pace>;

/** Open: listed, anybody may join and watch. Link: not listed. Private: joined by invitation, seen only by its seats. */
const Visibility = Type.Enum(['open', 'link', 'private'] as const);
const Assist = Type.Enum(['none', 'arithmetic', 'routes'] as const);
/** Levels for people from the weakest on; the first three are ways of thinking, kept for programs and older seats. */
const Level = Type.Enum(['random', 'greedy', 'search', 'apprentice', 'skilled', 'expert', 'master'] as const);
/** What a bot likes more than its worth; dealt to the levels for people. */
const Temper = Type.Enum(['builder', 'investor', 'raider'] as const);

export const SeatView = Type.Object({
  seat: Seat,
  /** An automaton is the game's own opponent: it sits after the players, and no person acts for it. */
  kind: Type.Enum(['empty', 'person', 'bot', 'automaton'] as const),
  /** Empty for an empty seat or a deleted person: the page says "a player". */
  name: Type.String(),
  person: Type.Union([Type.String(), Type.Null()]),
  /** A person without an account. */
  guest: Type.Optional(Type.Literal(true)),
  level: Type.Optional(Level),
  temper: Type.Optional(Temper),
  /** An empty seat that only an invitation opens. */
  reserved: Type.Optional(Type.Literal(true)),
  online: Type.Boolean(),
  /** Thinking time used up to the last move, less the increments. */
  usedMs: Type.Number(),
});
export type SeatView = Static<typeof SeatView>;

/** A proposal that needs the consent of others. `needs`: the seats asked; `agreed`: those that said yes. */
export const Proposal = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['undo', 'abandon', 'replace'] as const),
  by: Seat,
  needs: Type.Array(Seat),
  agreed: Type.Array(Seat),
  /** undo: the entry at which the line would end. */
  to: Type.Optional(Type.Integer({ minimum: 0 })),
  /** replace: the seat, given to a bot of this level or, without a level, left free for anybody. */
  seat: Type.Optional(Seat),
  level: Type.Optional(Level),
  at: Type.Number(),
});
export type Proposal = Static<typeof Proposal>;

/** A proposal and the seat that said no. */
export const RefusedProposal = Type.Object({ ...Proposal.properties, refusedBy: Seat });
export type RefusedProposal = Static<typeof RefusedProposal>;

export const TableSummary = Type.Object({
  id: TableId,
  game: Type.String(),
  /** Number of seats other than automata. */
  players: Type.Integer(),
  status: Type.Enum(['gathering', 'playing', 'over', 'abandoned'] as const),
  visibility: Visibility,
  pace: Pace,
  /** One screen: the host acts for every seat. */
  oneScreen: Type.Boolean(),
  host: Type.Union([Type.String(), Type.Null()]),
  seats: Type.Array(SeatView),
  /** The number of the last entry. */
  seq: Type.Integer(),
  waiting: Type.Array(Seat),
  /** Seats for which the reader acts. */
  yours: Type.Array(Seat),
  result: Type.Union([Type.Record(Type.String(), Type.Number()), Type.Null()]),
  createdAt: Type.Number(),
  /** When the last move was made (or the game began). */
  movedAt: Type.Number(),
});
export type TableSummary = Static<typeof TableSummary>;

export const Table = Type.Object({
  ...TableSummary.properties,
  rulesVersion: Type.Integer(),
  options: Words,
  rulings: Words,
  /** The seed's SHA-256 in hexadecimal; the seed itself only when the game is over. */
  seedHash: Type.String(),
  seed: Type.Union([Type.String(), Type.Null()]),
  proposals: Type.Array(Proposal),
  /** The reader's own latest proposals, where somebody said no lately. */
  refusals: Type.Optional(Type.Array(RefusedProposal)),
  /** The code with which a friend joins a private table; null for all but its seats and host. */
  invite: Type.Union([Type.String(), Type.Null()]),
  /** The table set up for the next game. */
  rematch: Type.Union([TableId, Type.Null()]),
  /** Seconds a bot may think for one move. */
  botSeconds: Type.Integer(),
  /** Help for the people seated here: none, sums, or the best runs too. */
  assist: Assist,
  /** True if the order of the seats is drawn at the start. */
  shuffle: Type.Boolean(),
});
export type Table = Static<typeof Table>;

export const NewTable = Type.Object({
  game: Type.String({ maxLength: 40 }),
  players: Type.Integer({ minimum: 1, maximum: 12 }),
  /** Options and rulings that leave their default, by name; `rulings` names a set for all rulings not given. */
  asked: Type.Optional(Words),
  visibility: Type.Optional(Visibility),
  pace: Type.Optional(Pace),
  /** Levels of the bots on the last seats. */
  bots: Type.Optional(Type.Array(Level, { maxItems: 11 })),
  /** Start as soon as every seat is taken. */
  startWhenFull: Type.Optional(Type.Boolean()),
  /** Draw the order of the seats at the start (default), or keep the order of sitting down. */
  shuffle: Type.Optional(Type.Boolean()),
  botSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  assist: Type.Optional(Assist),
});
export type NewTable = Static<typeof NewTable>;

export const JoinBody = Type.Object({
  seat: Type.Optional(Seat),
  invite: Type.Optional(Type.String({ maxLength: 40 })),
});
/** A bot's level, or null for an empty seat. */
export const SeatBody = Type.Object({
  seat: Seat,
  level: Type.Union([Level, Type.Null()]),
  /** Keeps the empty seat for an invited person. */
  reserved: Type.Optional(Type.Boolean()),
  /** The person on that seat as the sender saw it; if another sits there now, the answer is `stale`. */
  was: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
});
export type SeatBody = Static<typeof SeatBody>;
/** Changes of the table as a whole, before its game starts; fields left out stay as they are. */
export const ArrangeBody = Type.Object({
  /** The number of seats: empty ones are added or removed at the end. */
  players: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  /** The players' seats in their new order, by their present numbers. */
  order: Type.Optional(Type.Array(Seat, { maxItems: 12 })),
  shuffle: Type.Optional(Type.Boolean()),
  /** The people on the players' seats as the sender saw them; if they have changed, the answer is `stale`. */
  seen: Type.Array(Type.Union([Type.String({ maxLength: 40 }), Type.Null()]), { maxItems: 12 }),
});
export type ArrangeBody = Static<typeof ArrangeBody>;
export const TableList = Type.Object({ tables: Type.Array(TableSummary) });
export type TableList = Static<typeof TableList>;

export const ProposalBody = Type.Union([
  Type.Object({ kind: Type.Literal('abandon') }),
  Type.Object({ kind: Type.Literal('replace'), seat: Seat, level: Type.Optional(Level) }),
]);
export type ProposalBody = Static<typeof ProposalBody>;
export const AnswerBody = Type.Object({ agree: Type.Boolean() });

export const ChatLine = Type.Object({
  id: Type.Integer(),
  person: Type.Union([Type.String(), Type.Null()]),
  name: Type.String(),
  guest: Type.Optional(Type.Literal(true)),
  text: Type.String(),
  /** The last entry at the time of writing. */
  seq: Type.Integer(),
  at: Type.Number(),
});
export type ChatLine = Static<typeof ChatLine>;
export const ChatBody = Type.Object({ text: Type.String({ minLength: 1, maxLength: 500 }) });
export const ImportBody = Type.Object({ record: Type.Unknown(), visibility: Type.Optional(Visibility) });

export const ChatLines = Type.Object({ lines: Type.Array(ChatLine) });
export type ChatLines = Static<typeof ChatLines>;

/** `GET /api/games`: the options and rulings of every game on offer. */
const Choosable = { id: Type.String(), values: Type.Array(Type.String()), default: Type.String() };
/** The default is the letter of the book; the two others are the values in the other sets of rulings. */
const Ruling = Type.Object({
  ...Choosable,
  rule: Type.String(),
  practice: Type.String(),
  '18xx.games': Type.String(),
});
export const Games = Type.Object({
  games: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      players: Type.Tuple([Type.Integer(), Type.Integer()]),
      /** Names of the automatic opponents by number of players; they sit after the players, and nobody takes their seats. */
      automata: Type.Record(Type.String(), Type.Array(Type.String())),
      rulesVersion: Type.Integer(),
      /** True if trains run in it, so that a table can agree on help with routes. */
      routes: Type.Boolean(),
      options: Type.Array(
        Type.Object({
          ...Choosable,
          players: Type.Optional(Type.Array(Type.Integer())),
          needs: Type.Optional(Type.Object({ option: Type.String(), values: Type.Array(Type.String()) })),
        }),
      ),
      rulings: Type.Array(Ruling),
    }),
  ),
});
export type Games = Static<typeof Games>;
