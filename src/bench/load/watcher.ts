// A watcher of games on a socket, who notes when each entry arrives.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../../api/live.ts';
import { type DrawnEntry, lastSeq } from '../../match/timeline.ts';
import type { Client } from './client.ts';
import type { News, RemoteGame } from './remoteGame.ts';

export interface Watcher {
  /** Waits for something new of this game. */
  readonly news: News;
  /** When this entry arrived; undefined before. */
  seenAt(table: string, seq: number): number | undefined;
  follow(run: RemoteGame): void;
  isOpen(): boolean;
  close(): void;
}

export async function watcherOf(person: Client, url: string): Promise<Watcher> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
    headers: { cookie: person.cookie, origin: url },
  });
  await once(socket, 'open');
  const seen = new Map<string, { readonly entry: DrawnEntry; readonly at: number }[]>();
  const waiting = new Map<string, () => void>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'error') throw new Error(`the watch failed: ${message.code}`);
    if (message.type !== 'entries') return;
    const at = performance.now();
    const list = seen.get(message.table) ?? [];
    for (const entry of message.entries) list[entry.seq - 1] ??= { entry: entry as DrawnEntry, at };
    seen.set(message.table, list);
    waiting.get(message.table)?.();
  });
  return {
    async news(run) {
      const fresh = () => (seen.get(run.id) ?? []).slice(lastSeq(run.timeline)).map(({ entry }) => entry);
      while (fresh().length === 0) await new Promise<void>((resolve) => waiting.set(run.id, resolve));
      return fresh();
    },
    seenAt: (table, seq) => seen.get(table)?.[seq - 1]?.at,
    follow: ({ id, timeline }) => socket.send(JSON.stringify({ type: 'watch', table: id, after: lastSeq(timeline) })),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
  };
}
