// The guided first turn: what its cards say, for all games and for each of them.
import { guide as en } from '../en/web/guide.ts';
import { guide as it } from '../it/web/guide.ts';
import type { Lang } from '../phrases.ts';

export interface GuideCard {
  readonly title: string;
  readonly text: string;
}

/** Cards that every game has, in the same words. */
export type CommonCard = 'choices' | 'map' | 'panels' | 'undo' | 'why';

type Cards<Id extends string> = Readonly<Record<Id, GuideCard>>;

export interface GuideCards {
  readonly 'chicago-express': Cards<'goal' | 'opening' | 'choices' | 'map' | 'action' | 'build' | 'dividends'>;
  readonly '1856': Cards<'goal' | 'auction' | 'stock' | 'turn' | 'trains'>;
  readonly '1862': Cards<'goal' | 'parliament' | 'stock' | 'permits' | 'turn'>;
  readonly '1865': Cards<'goal' | 'draft' | 'dragons' | 'turn' | 'price'>;
  readonly '18mag': Cards<'goal' | 'draft' | 'minor' | 'major' | 'stock'>;
}

export interface GuideLines {
  /** In the table's menu. */
  readonly again: string;
  readonly label: string;
  progress(at: number, all: number): string;
  readonly next: string;
  readonly last: string;
  readonly skip: string;
  readonly common: Cards<CommonCard>;
  readonly games: GuideCards;
}

export const guideLines: Readonly<Record<Lang, GuideLines>> = { en, it };
