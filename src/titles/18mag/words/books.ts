// What 18Mag tells of the draft and of the services of its majors. A missing line does not compile.

import type { Lang } from '../../../words/phrases.ts';
import { books18mag as en } from './en/books.ts';
import { books18mag as it } from './it/books.ts';

export interface Books18Mag {
  readonly draft: {
    readonly head: string;
    readonly order: string;
    readonly player: string;
    readonly minors: string;
    readonly shares: string;
    readonly hint: string;
  };
  readonly services: {
    readonly head: string;
    readonly company: string;
    readonly treasury: string;
    readonly share: string;
    readonly shareTitle: string;
    readonly price: string;
    readonly priceTitle: string;
    wagons(first: string, second: string): string;
    readonly hint: string;
  };
}

export const books18mag: Readonly<Record<Lang, Books18Mag>> = { en, it };
