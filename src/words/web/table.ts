// Everything the table says of its own: whose decision it is, connection, undo, log, chat. A missing line does not compile.
import type { SetupProblem } from '../../engine/index.ts';
import type { RecordProblem } from '../../records/record.ts';
import { table as en } from '../en/web/table.ts';
import { table as it } from '../it/web/table.ts';
import type { Lang } from '../phrases.ts';

type Told<P extends { problem: string }> = { readonly [K in P['problem']]: (p: Extract<P, { problem: K }>) => string };

export interface TableLines {
  readonly loading: string;
  readonly slow: string;
  readonly trouble: {
    readonly missing: string;
    readonly missingLocal: string;
    readonly unreachable: string;
    readonly record: string;
    readonly home: string;
  };
  readonly problems: Told<RecordProblem> & Told<SetupProblem>;
  /** A move of a record that the rules refuse. */
  readonly refusedEntry: (seq: number) => string;

  readonly aPlayer: string;
  readonly freeSeatName: string;
  readonly bot: string;
  readonly online: string;
  readonly away: string;
  readonly you: string;
  readonly seats: string;
  readonly timeLeft: (time: string) => string;
  readonly outOfTime: string;
  readonly days: (days: number, hours: number) => string;

  readonly decision: {
    readonly label: string;
    readonly yourMove: string;
    readonly yourMoveAs: (name: string) => string;
    readonly decides: (name: string) => string;
    readonly thinks: (name: string) => string;
    readonly botsRest: string;
    readonly waitFor: string;
    readonly passTo: (name: string) => string;
    readonly over: string;
    readonly watching: string;
    readonly past: string;
    readonly back: string;
    readonly next: string;
    readonly orAddMore: string;
    readonly cannot: (count: number) => string;
    readonly sending: string;
    readonly unanswered: string;
    readonly trail: string;
    readonly effects: string;
    /** A pass that was entered for the player: what there was nothing to decide about. */
    readonly passedIdly: (what: string) => string;
  };
  readonly number: {
    readonly range: (from: string, to: string) => string;
    readonly slider: string;
    readonly less: string;
    readonly more: string;
  };
  readonly place: {
    readonly what: (place: string) => string;
    readonly nothing: (place: string) => string;
    readonly close: string;
  };

  readonly connection: {
    readonly connecting: string;
    readonly lost: string;
    readonly restarting: string;
    readonly twice: string;
  };
  readonly notices: {
    readonly stale: string;
    readonly refused: string;
    readonly failed: (text: string) => string;
    readonly notKept: string;
    readonly botFailed: string;
    readonly close: string;
    readonly again: string;
  };

  readonly history: {
    readonly label: string;
    readonly place: (at: number, of: number) => string;
    readonly setUp: string;
    readonly takenBack: string;
    readonly first: string;
    readonly earlier: string;
    readonly later: string;
    readonly now: string;
  };
  readonly log: {
    readonly label: string;
    readonly undid: (name: string, moves: number) => string;
    readonly redid: (name: string, moves: number) => string;
    readonly toSetUp: string;
    readonly struck: string;
    readonly lookAt: string;
  };
  readonly chat: {
    readonly label: string;
    readonly write: string;
    readonly send: string;
    readonly empty: string;
    readonly mute: (name: string) => string;
    readonly unmute: (name: string) => string;
    readonly muted: (name: string) => string;
    readonly someone: string;
    readonly failed: string;
    readonly fresh: (count: number) => string;
  };
  readonly panels: Readonly<
    Record<
      'label' | 'players' | 'companies' | 'market' | 'trains' | 'tiles' | 'charts' | 'log' | 'chat' | 'result',
      string
    >
  >;
  readonly board: string;
  readonly noBoard: string;

  readonly menu: {
    readonly label: string;
    readonly undo: string;
    readonly redo: string;
    readonly nothingToUndo: string;
    readonly export: string;
    readonly fork: string;
    readonly forkHint: string;
    readonly copyLink: string;
    readonly abandon: string;
    readonly leave: string;
    readonly replace: string;
    readonly rematch: string;
    readonly toRematch: string;
    readonly handOver: string;
    readonly handOverHint: string;
    readonly remove: string;
    /** What was agreed: variants and rulings. */
    readonly terms: string;
    readonly preferences: string;
    readonly home: string;
    readonly rules: string;
    readonly keys: string;
    readonly failed: string;
  };
  readonly preferences: Readonly<
    Record<'confirm' | 'idle' | 'sound' | 'motion' | 'big', { readonly label: string; readonly hint: string }>
  >;
  readonly ask: {
    readonly undoTitle: string;
    readonly undo: (names: string, moves: number) => string;
    readonly undoGo: string;
    readonly abandonTitle: string;
    readonly abandon: string;
    readonly abandonGo: string;
    /** Where nobody else is to be asked. */
    readonly abandonAlone: string;
    readonly abandonAloneGo: string;
    /** Leaving one's own seat. */
    readonly leaveTitle: string;
    readonly leaveTo: string;
    readonly toBot: string;
    readonly toBotHint: string;
    readonly toFriend: string;
    readonly toFriendHint: string;
    readonly toNobody: string;
    readonly toNobodyHint: string;
    readonly whichBot: string;
    readonly leaveHint: string;
    /** What whoever has left still sees, at a table for all and at a private one. */
    readonly leftOpen: string;
    readonly leftPrivate: string;
    readonly leaveAsk: string;
    /** Where nobody else is to be asked. */
    readonly leaveGo: string;
    readonly replaceTitle: string;
    /** Before anybody is chosen. */
    readonly choose: string;
    readonly replaceWhom: string;
    readonly replaceBy: string;
    readonly byFriend: string;
    readonly byBot: (level: string) => string;
    readonly replaceGo: string;
    readonly replaceHint: string;
    readonly removeTitle: string;
    readonly remove: string;
    readonly removeGo: string;
    readonly cancel: string;
  };
  readonly proposals: {
    readonly undo: (by: string, moves: number) => string;
    readonly abandon: (by: string) => string;
    readonly replaceByBot: (by: string, who: string, level: string) => string;
    readonly replaceByFriend: (by: string, who: string) => string;
    readonly waitsFor: (names: string) => string;
    readonly agree: string;
    readonly decline: string;
    readonly withdraw: string;
    /** To whoever asked, when somebody said no. */
    readonly refused: {
      readonly undo: (by: string) => string;
      readonly abandon: (by: string) => string;
      readonly replace: (by: string, who: string) => string;
    };
  };
  readonly freeSeat: {
    readonly free: (seat: number) => string;
    readonly wait: (seat: number) => string;
    readonly sit: string;
    readonly copy: string;
  };
  readonly seed: {
    readonly promised: (hash: string) => string;
    readonly kept: string;
    readonly broken: string;
    readonly unchecked: string;
    readonly title: string;
  };
  readonly result: {
    readonly wins: (names: string, several: boolean) => string;
    readonly show: string;
    readonly abandoned: string;
  };
  /** Said aloud. */
  readonly heard: { readonly yourMove: (name: string) => string };
  readonly shortcuts: Readonly<Record<ShortcutId, string>>;
}

/** The keys of a table, by what they do. */
export type ShortcutId =
  | 'pick'
  | 'pass'
  | 'carryOut'
  | 'back'
  | 'earlier'
  | 'later'
  | 'first'
  | 'now'
  | 'undo'
  | 'redo'
  | 'rotate'
  | 'find'
  | 'board'
  | 'choices'
  | 'players'
  | 'companies'
  | 'market'
  | 'trains'
  | 'tiles'
  | 'charts'
  | 'sheet'
  | 'log'
  | 'chat';

export const tableLines: Readonly<Record<Lang, TableLines>> = { en, it };
