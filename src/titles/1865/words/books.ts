// What 1865 tells of traffic and of mines. A missing line does not compile.

import type { Lang } from '../../../words/phrases.ts';
import { books1865 as en } from './en/books.ts';
import { books1865 as it } from './it/books.ts';

export interface Books1865 {
  readonly traffic: {
    readonly head: string;
    readonly company: string;
    readonly traffic: string;
    readonly cover: string;
    readonly coverTitle: string;
    readonly earns: string;
    readonly earnsTitle: string;
    readonly rest: string;
    uncovered(units: number): string;
    spare(units: number): string;
    readonly even: string;
    readonly noTrain: string;
    readonly hint: string;
  };
  readonly mines: {
    readonly head: string;
    readonly place: string;
    readonly who: string;
    readonly brings: string;
    readonly bringsTitle: string;
    readonly free: string;
    readonly noTile: string;
    readonly hint: string;
  };
}

export const books1865: Readonly<Record<Lang, Books1865>> = { en, it };
