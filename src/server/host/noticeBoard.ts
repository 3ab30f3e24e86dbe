// The host's notice, read from the store now and then, so that frequent requests cost nothing.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Static } from 'typebox';
import { Notice, type NoticeBody } from '../../api/host.ts';
import { no } from '../http/shapes.ts';
import type { Store } from '../store/store.ts';
import { announceRestart, isOpen, restartAt, setOpen } from './doors.ts';
import type { Retention } from './retention.ts';

const MINUTE = 60_000;
const FRESH = 5000;

export interface NoticeBoard {
  read(): Promise<Notice>;
  put(body: Static<typeof NoticeBody>): Promise<Notice>;
}

export function noticeBoard({ db }: Store, keeps: Retention, now: () => number): NoticeBoard {
  let last: { readonly at: number; readonly notice: Promise<Notice> } | null = null;
  const look = async (): Promise<Notice> => ({
    registration: (await isOpen(db)) ? 'open' : 'closed',
    restartAt: await restartAt(db, now()),
    keeps,
  });
  const read = () => {
    if (last === null || Math.abs(now() - last.at) > FRESH) last = { at: now(), notice: look() };
    return last.notice;
  };
  return {
    read,
    async put({ registration, restartIn }) {
      if (registration) await setOpen(db, registration === 'open');
      if (restartIn !== undefined) await announceRestart(db, restartIn === null ? null : now() + restartIn * MINUTE);
      last = null;
      return read();
    },
  };
}

export const noticeRoute: FastifyPluginAsyncTypebox<{ board: NoticeBoard }> = async (app, { board }) => {
  app.get('/notice', { schema: { response: { 200: Notice, ...no } } }, () => board.read());
};
