// Sends moves to the server with the outbox's state machine: one at a time, retried under the same key until answered.
import type { MoveBody, SentEntry, UndoBody } from '../../../api/moves.ts';
import type { Refusal } from '../../../engine/index.ts';
import {
  afterwards,
  type Happening,
  idle,
  type Outbox,
  patience,
  type Settled,
  type Submit,
} from '../../../match/outbox.ts';
import { ApiProblem, problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';

export interface Outbound {
  send(submit: Submit): void;
  /** Resends an unanswered move at once, when the connection is back. */
  again(): void;
  isIdle(): boolean;
  close(): void;
}

/** Answers that leave it open if the move was stored, or say that the server had no room just then. */
const ASK_AGAIN: readonly string[] = ['offline', 'timeout', 'broken', 'tooMany', 'busy', 'storeBroken'];

export interface Receipts {
  outbox(outbox: Outbox): void;
  settled(settled: Settled): void;
  /** Takes the later entries from the answer to a stale move. */
  entries(entries: readonly SentEntry[]): void;
}

export function outbound(table: string, receipts: Receipts): Outbound {
  let outbox: Outbox = idle;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function happen(happening: Happening): void {
    if (closed) return;
    const next = afterwards(outbox, happening);
    const changed = next.outbox !== outbox;
    outbox = next.outbox;
    if (next.settled) receipts.settled(next.settled);
    if (changed) receipts.outbox(outbox);
    clearTimeout(timer);
    if (next.send) void deliver(next.send);
    else if (outbox.state === 'unanswered') timer = setTimeout(() => happen({ kind: 'again' }), patience(outbox.tries));
  }

  async function deliver({ key, base, seat, what }: Submit): Promise<void> {
    try {
      const asked =
        'to' in what
          ? await api.undo(table, { key, base, seat, to: what.to } satisfies UndoBody)
          : await api.move(table, { key, base, seat, action: what.action } satisfies MoveBody);
      happen({ kind: 'proposal' in asked ? 'asked' : 'accepted', key });
    } catch (error) {
      happen(answerOf(error, key));
    }
  }

  function answerOf(error: unknown, key: string): Happening {
    if (!(error instanceof ApiProblem)) return { kind: 'failed', key, text: problemText(error) };
    const { code, args, refusal } = error;
    // asking again with the same key does no harm
    if (ASK_AGAIN.includes(code)) return { kind: 'silence', key };
    if (code === 'stale') {
      if (Array.isArray(args.entries)) receipts.entries(args.entries as SentEntry[]);
      return { kind: 'stale', key };
    }
    if (code === 'refused' && refusal) return { kind: 'refused', key, refusal: refusal as Refusal };
    return { kind: 'failed', key, text: problemText(error) };
  }

  return {
    send: (submit) => happen({ kind: 'send', submit }),
    again: () => happen({ kind: 'again' }),
    isIdle: () => outbox.state === 'idle',
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
