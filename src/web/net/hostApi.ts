// Requests open only to the host of the server.
import type { Static } from 'typebox';
import type { HandOverBody, HostPerson, HostTable, NewPassword, Notice, NoticeBody } from '../../api/host.ts';
import { request } from './request.ts';

const person = (id: string, what = '') => `/host/people/${encodeURIComponent(id)}${what}`;
const table = (id: string, what = '') => `/host/tables/${encodeURIComponent(id)}${what}`;
const finding = (list: 'people' | 'tables', text: string) => `/host/${list}?find=${encodeURIComponent(text)}`;

export const hostApi = {
  tell: (body: Static<typeof NoticeBody>) => request<Notice>('PATCH', '/host/notice', body),
  people: async (text: string, signal: AbortSignal) =>
    (await request<{ people: readonly HostPerson[] }>('GET', finding('people', text), undefined, signal)).people,
  suspend: (id: string, suspended: boolean) => request<null>('POST', person(id), { suspended }),
  newPassword: (id: string) => request<Static<typeof NewPassword>>('POST', person(id, '/password')),
  erase: (id: string) => request<null>('DELETE', person(id)),
  tables: async (text: string, signal: AbortSignal) =>
    (await request<{ tables: readonly HostTable[] }>('GET', finding('tables', text), undefined, signal)).tables,
  dropTable: (id: string) => request<null>('DELETE', table(id)),
  handOver: (id: string, body: Static<typeof HandOverBody>) => request<null>('POST', table(id, '/seats'), body),
};
