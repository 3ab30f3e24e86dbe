// What the page of type, colours and components says.
import { design as en } from '../en/web/design.ts';
import { design as it } from '../it/web/design.ts';
import type { Lang } from '../phrases.ts';

export interface DesignLines {
  readonly title: string;
  readonly intro: string;
  readonly theme: Readonly<Record<'light' | 'dark', string>>;
  readonly type: string;
  readonly typeSamples: Readonly<Record<'h1' | 'h2' | 'h3' | 'lead' | 'body' | 'small' | 'label' | 'figures', string>>;
  readonly colours: string;
  readonly papers: string;
  readonly states: string;
  readonly seats: string;
  readonly seatsHint: string;
  readonly companies: string;
  readonly companiesHint: string;
  readonly components: string;
  readonly buttons: string;
  readonly primary: string;
  readonly plain: string;
  readonly quiet: string;
  readonly danger: string;
  readonly busy: string;
  readonly disabled: string;
  readonly fields: string;
  readonly badges: string;
  readonly timetable: string;
  readonly station: string;
  readonly arrives: string;
  readonly departs: string;
  readonly dialog: string;
  readonly drawer: string;
  readonly notice: string;
  readonly tabs: readonly [string, string, string];
  readonly tabText: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly loading: string;
  player(n: number): string;
}

export const designLines: Readonly<Record<Lang, DesignLines>> = { en, it };
