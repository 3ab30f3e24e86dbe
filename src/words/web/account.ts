// What the account page says, and the page that a link sent by mail opens.
import { account as en } from '../en/web/account.ts';
import { account as it } from '../it/web/account.ts';
import type { Lang } from '../phrases.ts';

export interface AccountLines {
  readonly title: string;
  readonly loading: string;
  /** Who one is just now. */
  readonly nobody: string;
  readonly asGuest: string;
  readonly asAccount: string;
  /** The way to the page of whoever runs the server. */
  readonly runsServer: string;
  readonly signIn: {
    readonly title: string;
    readonly name: string;
    readonly password: string;
    readonly submit: string;
    readonly keepsGames: string;
  };
  readonly forgotten: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    /** Where the server sends no mail. */
    readonly noMail: string;
    readonly submit: string;
    readonly sent: string;
    readonly next: string;
    readonly save: string;
    readonly done: string;
    readonly home: string;
  };
  readonly magic: {
    readonly title: string;
    readonly text: string;
    readonly email: string;
    readonly submit: string;
    readonly sent: string;
    readonly opening: string;
    /** What the link would do, before it does it. */
    leadsTo(account: string): string;
    makes(email: string): string;
    becomes(guest: string, email: string): string;
    leaves(account: string): string;
    /** Over lists of seats. */
    joins(guest: string): string;
    stays(guest: string): string;
    seat(seat: number): string;
    signInAs(account: string): string;
    readonly make: string;
    readonly confirmTitle: string;
    asksConfirm(account: string, email: string): string;
    readonly confirm: string;
    readonly confirmed: string;
    readonly done: string;
    readonly failed: string;
    readonly missing: string;
    readonly home: string;
  };
  /** A link that shows that it is the owner who asks. */
  readonly again: {
    send(email: string): string;
    sent(email: string): string;
  };
  readonly create: {
    readonly title: string;
    readonly text: string;
    readonly textGuest: string;
    readonly name: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly email: string;
    readonly emailHint: string;
    readonly submit: string;
    readonly made: string;
  };
  readonly profile: {
    readonly title: string;
    readonly name: string;
    readonly nameHint: string;
    readonly email: string;
    readonly emailNone: string;
    confirming(address: string): string;
    /** Asked for before the address changes. */
    readonly password: string;
    readonly passwordHint: string;
  };
  readonly password: {
    readonly title: string;
    readonly first: string;
    readonly current: string;
    readonly next: string;
    readonly submit: string;
    readonly changed: string;
    readonly wrong: string;
    readonly tooShort: string;
    /** Said before the password changes. */
    readonly ends: string;
  };
  readonly notify: {
    readonly title: string;
    readonly text: string;
    readonly push: string;
    readonly pushHint: string;
    readonly pushDenied: string;
    readonly pushUnsupported: string;
    readonly pushFailed: string;
    readonly mail: string;
    readonly mailHint: string;
    readonly mailNeedsAddress: string;
  };
  readonly tokens: {
    readonly title: string;
    readonly text: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly name: string;
    readonly make: string;
    readonly secret: string;
    readonly secretOnce: string;
    readonly revoke: string;
    readonly neverUsed: string;
    used(ago: string): string;
    readonly scope: string;
    readonly scopes: { readonly read: string; readonly play: string };
    readonly days: string;
    daysLong(days: number): string;
    until(date: string): string;
    readonly ended: string;
  };
  readonly sessions: {
    readonly title: string;
    readonly text: string;
    readonly unknown: string;
    readonly here: string;
    seen(ago: string): string;
    signOut(browser: string): string;
    readonly signedOut: string;
  };
  readonly muted: {
    readonly title: string;
    readonly none: string;
    readonly noneHint: string;
    readonly aPlayer: string;
    readonly unmute: string;
  };
  readonly data: {
    readonly title: string;
    readonly export: string;
    readonly exportHint: string;
    readonly signOut: string;
    readonly signOutHint: string;
    readonly signOutGuest: string;
    readonly everywhere: string;
    readonly everywhereHint: string;
    readonly signedOut: string;
    readonly delete: string;
    readonly deleteHint: string;
    readonly deleteTitle: string;
    readonly deleteText: string;
    readonly deleteGuest: string;
    readonly deletePassword: string;
    readonly deleteConfirm: string;
    readonly deleted: string;
  };
}

export const accountLines: Readonly<Record<Lang, AccountLines>> = { en, it };
