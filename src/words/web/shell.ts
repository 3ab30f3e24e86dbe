// What the frame round every page says: header, footer, notices, errors, the name dialog, keyboard, pages that are not there.
import { shell as en } from '../en/web/shell.ts';
import { shell as it } from '../it/web/shell.ts';
import type { Lang } from '../phrases.ts';

export interface ShellLines {
  readonly skip: string;
  readonly mainNav: string;
  readonly games: string;
  readonly newTable: string;
  readonly design: string;
  readonly licences: string;
  readonly maps: string;
  readonly shortcuts: string;
  readonly privacy: string;
  readonly developers: string;
  readonly account: string;
  readonly guest: string;
  readonly signIn: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly owners: string;
  readonly close: string;
  readonly cancel: string;
  readonly save: string;
  readonly saved: string;
  readonly retry: string;
  readonly loading: string;
  readonly less: string;
  readonly more: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly updateReady: string;
  readonly update: string;
  readonly offline: string;
  /** A page of the server without the server. */
  readonly away: {
    readonly title: string;
    readonly offline: string;
    /** What can be done without it. */
    readonly works: string;
    readonly play: string;
    readonly goOn: string;
  };
  /** Notifications and the app, offered once. */
  readonly offer: {
    readonly text: string;
    /** Where only the app can be had. */
    readonly appText: string;
    readonly notify: string;
    readonly install: string;
    readonly no: string;
    readonly notified: string;
    readonly notNotified: string;
  };
  /** A restart is announced; the day only where it is not today. */
  restarts(at: { readonly hour: string; readonly day: string | null }): string;
  readonly notFound: { readonly title: string; readonly text: string; readonly home: string };
  readonly crashed: { readonly title: string; readonly text: string; readonly reload: string };
  /** What went wrong on the way to the server; everything the server refuses it says itself. */
  readonly errors: Readonly<Record<'offline' | 'timeout' | 'broken', string>>;
  readonly name: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly another: string;
    readonly go: string;
    readonly haveAccount: string;
    readonly empty: string;
    readonly tooLong: string;
  };
  /** Two lists a friendly name is drawn from; the second takes the first's place in the sentence as `named` says. */
  readonly nameParts: { readonly first: readonly string[]; readonly second: readonly string[] };
  named(first: string, second: string): string;
  readonly keys: {
    readonly title: string;
    readonly intro: string;
    readonly everywhere: string;
    readonly atTable: string;
    /** Keys that have a word of their own. */
    readonly names: Readonly<Record<'enter' | 'escape' | 'backspace' | 'tab' | 'home' | 'end', string>>;
    readonly andThen: string;
    readonly lists: Readonly<Record<'help' | 'home' | 'new' | 'tab' | 'escape' | 'arrows', string>>;
  };
}

export const shellLines: Readonly<Record<Lang, ShellLines>> = { en, it };
