// The page's one socket to the server. It reconnects by itself, and each table names the last entry it has.
import type { ClientMessage, ServerMessage } from '../../api/live.ts';

export type LiveState = 'connecting' | 'live' | 'lost' | 'restarting';

export interface Watcher {
  /** The last entry and the last line of chat the page has. */
  after(): number;
  chatAfter(): number;
  hear(message: ServerMessage): void;
  state(state: LiveState): void;
}

const PING_EVERY = 25_000;
const ANSWER_WITHIN = 8_000;
const GRACE = 2_000;
/** Codes with which a restarting server closes a socket. */
const GOING = [1001, 1012];

const watchers = new Map<string, Watcher>();
const mineListeners = new Set<(table: string, yourMove: boolean) => void>();
let socket: WebSocket | null = null;
let state: LiveState = 'connecting';
let tries = 0;
let again: ReturnType<typeof setTimeout> | undefined;
let ping: ReturnType<typeof setInterval> | undefined;
let deaf: ReturnType<typeof setTimeout> | undefined;
let giveUp: ReturnType<typeof setTimeout> | undefined;

const isWanted = () => watchers.size > 0 || mineListeners.size > 0;

function become(next: LiveState): void {
  state = next;
  for (const watcher of watchers.values()) watcher.state(next);
}

const send = (message: ClientMessage) => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};

const watchTable = (table: string, watcher: Watcher) =>
  send({ type: 'watch', table, after: watcher.after(), chatAfter: watcher.chatAfter() });

function connect(): void {
  clearTimeout(again);
  if (socket || !isWanted()) return;
  const own = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
  socket = own;
  own.onopen = () => {
    tries = 0;
    become('live');
    for (const [table, watcher] of watchers) watchTable(table, watcher);
    clearInterval(ping);
    ping = setInterval(ask, PING_EVERY);
  };
  own.onmessage = ({ data }: MessageEvent<string>) => {
    clearTimeout(deaf);
    hear(JSON.parse(data) as ServerMessage);
  };
  own.onclose = ({ code }) => {
    if (socket !== own) return;
    drop();
    if (!isWanted()) return;
    become(GOING.includes(code) ? 'restarting' : state === 'restarting' ? 'restarting' : 'lost');
    tries += 1;
    again = setTimeout(connect, pause(tries));
  };
}

/** The pause before a try: short at first, then longer; random, so that pages do not reconnect all at once. */
const pause = (n: number): number => Math.min(5_000, 250 * 2 ** n) * (0.75 + Math.random() / 2);

function drop(): void {
  const old = socket;
  socket = null;
  clearInterval(ping);
  clearTimeout(deaf);
  old?.close();
}

/** Asks for an answer: a socket may be dead without knowing. */
function ask(): void {
  send({ type: 'ping' });
  clearTimeout(deaf);
  deaf = setTimeout(() => {
    drop();
    become('lost');
    connect();
  }, ANSWER_WITHIN);
}

function hear(message: ServerMessage): void {
  if (message.type === 'mine') for (const listen of mineListeners) listen(message.table, message.yourMove);
  const table = message.type === 'table' ? message.table.id : 'table' in message ? message.table : undefined;
  if (table !== undefined) watchers.get(table)?.hear(message);
}

/** When the browser comes back (from sleep, from another tab, to the network) it reconnects at once, without a timer. */
function wake(): void {
  if (document.visibilityState !== 'visible') return;
  if (socket?.readyState === WebSocket.OPEN) ask();
  else if (!socket) connect();
}
addEventListener('online', wake);
document.addEventListener('visibilitychange', wake);

/** Closes the unused socket a little later: the next page may want it again at once. */
function release(): void {
  clearTimeout(giveUp);
  giveUp = setTimeout(() => {
    if (isWanted()) return;
    clearTimeout(again);
    drop();
  }, GRACE);
}

/** Listens to a table until the returned function is called. */
export function watchLive(table: string, watcher: Watcher): () => void {
  watchers.set(table, watcher);
  if (socket?.readyState === WebSocket.OPEN) {
    watcher.state('live');
    watchTable(table, watcher);
  } else {
    watcher.state(state === 'live' ? 'connecting' : state);
    connect();
  }
  return () => {
    if (watchers.get(table) !== watcher) return;
    watchers.delete(table);
    send({ type: 'leave', table });
    release();
  };
}

/** Listens for changes in any of my games. */
export function onMine(listen: (table: string, yourMove: boolean) => void): () => void {
  mineListeners.add(listen);
  connect();
  return () => {
    mineListeners.delete(listen);
    release();
  };
}

/** Reconnects as a new person (a guest got a name, an account was signed in): the socket must know. */
export function reconnect(): void {
  if (!socket) return;
  drop();
  connect();
}
