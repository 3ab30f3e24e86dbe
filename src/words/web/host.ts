// What the page of whoever runs the server says.
import { host as en } from '../en/web/host.ts';
import { host as it } from '../it/web/host.ts';
import type { Lang } from '../phrases.ts';

export interface HostLines {
  readonly title: string;
  readonly intro: string;
  /** To anybody else. */
  readonly notYours: string;
  readonly loading: string;
  readonly doors: {
    readonly title: string;
    readonly open: string;
    readonly openHint: string;
    readonly closedHint: string;
  };
  readonly restart: {
    readonly title: string;
    readonly text: string;
    readonly minutes: string;
    readonly announce: string;
    announced(at: { readonly hour: string; readonly day: string | null }): string;
    readonly takeBack: string;
  };
  readonly people: {
    readonly title: string;
    readonly find: string;
    readonly findHint: string;
    count(n: number): string;
    readonly most: string;
    readonly none: string;
    readonly noneHint: string;
    readonly account: string;
    readonly host: string;
    readonly suspended: string;
    readonly deleted: string;
    readonly you: string;
    readonly noEmail: string;
    since(date: string): string;
    seen(ago: string): string;
    readonly neverSeen: string;
    tables(n: number): string;
    tablesOf(n: number, name: string): string;
    actions(name: string): string;
  };
  readonly suspend: {
    readonly act: string;
    title(name: string): string;
    readonly text: string;
    done(name: string): string;
  };
  readonly admit: { readonly act: string; done(name: string): string };
  readonly password: {
    readonly act: string;
    title(name: string): string;
    readonly text: string;
    readonly make: string;
    readonly secret: string;
    readonly once: string;
  };
  readonly erase: {
    readonly act: string;
    title(name: string): string;
    readonly text: string;
    readonly confirm: string;
    done(name: string): string;
  };
  readonly tables: {
    readonly title: string;
    readonly find: string;
    findHint(game: string): string;
    count(n: number): string;
    readonly most: string;
    readonly none: string;
    readonly noneHint: string;
    entries(n: number): string;
    moved(ago: string): string;
    actions(table: string): string;
  };
  readonly drop: {
    readonly act: string;
    title(table: string): string;
    readonly text: string;
    readonly confirm: string;
    readonly done: string;
  };
  readonly handOver: {
    readonly act: string;
    readonly title: string;
    readonly text: string;
    readonly seat: string;
    readonly person: string;
    readonly personHint: string;
    readonly submit: string;
    readonly done: string;
  };
}

export const hostLines: Readonly<Record<Lang, HostLines>> = { en, it };
