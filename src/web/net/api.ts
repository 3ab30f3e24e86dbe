// Every request of the page to the server, by name. Shapes come from src/api, as types alone.
import type { Notice } from '../../api/host.ts';
import type { Accepted, Entries, MoveBody, Opening, UndoAnswer, UndoBody } from '../../api/moves.ts';
import type { Note } from '../../api/notes.ts';
import type { OrderBody, Orders } from '../../api/orders.ts';
import type { MagicLook, Me, NewToken, Session, Token } from '../../api/people.ts';
import type {
  ArrangeBody,
  ChatLine,
  ChatLines,
  Games,
  NewTable,
  ProposalBody,
  SeatBody,
  Table,
  TableList,
  TableSummary,
} from '../../api/tables.ts';
import type { Lang } from '../../words/phrases.ts';
import { request } from './request.ts';

type Visibility = TableSummary['visibility'];
export type GameInfo = Games['games'][number];
export type ListName = 'mine' | 'open' | 'watch';

export interface Settings {
  readonly name?: string;
  readonly email?: string | null;
  readonly password?: string;
  readonly lang?: Lang;
  readonly mailMe?: boolean;
}

const at = (table: string, what = '') => `/tables/${encodeURIComponent(table)}${what}`;

export const api = {
  me: (signal?: AbortSignal) => request<Me>('GET', '/me', undefined, signal),
  guest: (name: string, lang: Lang) => request<Me>('POST', '/guest', { name, lang }),
  makeAccount: (body: { name: string; password: string; email?: string; lang: Lang }) =>
    request<Me>('POST', '/account', body),
  signIn: (name: string, password: string) => request<Me>('POST', '/session', { name, password }),
  signOut: () => request<Me>('DELETE', '/session'),
  signOutEverywhere: () => request<Me>('DELETE', '/sessions'),
  changePassword: (next: string, current?: string) =>
    request<Me>('POST', '/password', { next, ...(current !== undefined && { current }) }),
  changeMe: (settings: Settings) => request<Me>('PATCH', '/me', settings),
  askMagicLink: (email: string) => request<unknown>('POST', '/magic', { email }),
  lookAtMagicLink: (token: string) => request<MagicLook>('POST', '/magic/look', { token }),
  spendMagicLink: (token: string) => request<Me>('POST', '/magic/use', { token }),
  forgotPassword: (email: string) => request<unknown>('POST', '/password/forgotten', { email }),
  resetPassword: (token: string, next: string) => request<Me>('POST', '/password/reset', { token, next }),
  sessions: () => request<{ readonly sessions: readonly Session[] }>('GET', '/sessions'),
  endSession: (id: string) => request<unknown>('DELETE', `/sessions/${encodeURIComponent(id)}`),
  exportMe: () => request<unknown>('GET', '/me/export'),
  deleteMe: (password?: string) => request<Me>('DELETE', '/me', password === undefined ? {} : { password }),

  tokens: () => request<{ readonly tokens: readonly Token[] }>('GET', '/tokens'),
  newToken: (body: { name: string; scope: Token['scope']; days: number; password?: string }) =>
    request<NewToken>('POST', '/tokens', body),
  dropToken: (id: string) => request<unknown>('DELETE', `/tokens/${encodeURIComponent(id)}`),
  subscribe: (subscription: PushSubscriptionJSON) => request<unknown>('POST', '/push', subscription),
  unsubscribe: (endpoint: string) => request<unknown>('DELETE', '/push', { endpoint }),
  mute: (person: string) => request<Me>('PUT', `/mutes/${encodeURIComponent(person)}`),
  unmute: (person: string) => request<Me>('DELETE', `/mutes/${encodeURIComponent(person)}`),

  notice: (signal?: AbortSignal) => request<Notice>('GET', '/notice', undefined, signal),
  games: (signal?: AbortSignal) => request<Games>('GET', '/games', undefined, signal),
  tables: (list: ListName, signal?: AbortSignal) =>
    request<TableList>('GET', `/tables?list=${list}`, undefined, signal),
  newTable: (body: NewTable) => request<Table>('POST', '/tables', body),
  importRecord: (record: unknown, visibility?: Visibility) =>
    request<Table>('POST', '/tables/import', { record, ...(visibility && { visibility }) }),
  table: (id: string, invite?: string | null, signal?: AbortSignal) =>
    request<Table>('GET', at(id, invite ? `?invite=${encodeURIComponent(invite)}` : ''), undefined, signal),
  opening: (id: string, invite?: string | null) =>
    request<Opening>('GET', at(id, `/opening${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`)),
  join: (id: string, body: { seat?: number; invite?: string } = {}) => request<Table>('POST', at(id, '/join'), body),
  leave: (id: string) => request<Table>('POST', at(id, '/leave'), {}),
  setSeat: (id: string, body: SeatBody) => request<Table>('POST', at(id, '/seats'), body),
  arrange: (id: string, body: ArrangeBody) => request<Table>('POST', at(id, '/arrangement'), body),
  start: (id: string) => request<Table>('POST', at(id, '/start'), {}),
  rematch: (id: string) => request<Table>('POST', at(id, '/rematch'), {}),
  entries: (id: string, after: number, signal?: AbortSignal) =>
    request<Entries>('GET', at(id, `/entries?after=${after}`), undefined, signal),
  /** The body carries its own key, so that a repeated request counts once. */
  move: (id: string, body: MoveBody) => request<Accepted>('POST', at(id, '/moves'), body),
  undo: (id: string, body: UndoBody) => request<UndoAnswer>('POST', at(id, '/undo'), body),
  propose: (id: string, body: ProposalBody) => request<Table>('POST', at(id, '/proposals'), body),
  answer: (id: string, proposal: string, agree: boolean) =>
    request<Table>('POST', at(id, `/proposals/${encodeURIComponent(proposal)}`), { agree }),
  chat: (id: string, after: number) => request<ChatLines>('GET', at(id, `/chat?after=${after}`)),
  say: (id: string, text: string) => request<ChatLine>('POST', at(id, '/chat'), { text }),
  orders: (id: string, signal?: AbortSignal) => request<Orders>('GET', at(id, '/orders'), undefined, signal),
  giveOrder: (id: string, body: OrderBody) => request<Orders>('POST', at(id, '/orders'), body),
  dropOrder: (id: string, order: string) => request<Orders>('DELETE', at(id, `/orders/${encodeURIComponent(order)}`)),
  note: (id: string, signal?: AbortSignal) => request<Note>('GET', at(id, '/note'), undefined, signal),
  writeNote: (id: string, text: string) => request<Note>('PUT', at(id, '/note'), { text }),
  record: (id: string) => request<unknown>('GET', at(id, '/record')),
};
