// What the keys of a board do, and the palette of a table.
import { keys as en } from '../en/web/keys.ts';
import { keys as it } from '../it/web/keys.ts';
import type { Lang } from '../phrases.ts';

/** The keys of a board that has the focus, by what they do. */
export type BoardKeyId = 'walk' | 'pan' | 'next' | 'previous' | 'touch' | 'closer' | 'farther' | 'fit';

export type CommandGroup = 'choices' | 'turn' | 'panels' | 'rounds' | 'companies' | 'places' | 'more';

export interface KeysLines {
  readonly onBoard: string;
  readonly board: Readonly<Record<BoardKeyId, string>>;
  readonly names: {
    readonly space: string;
    readonly pageup: string;
    readonly pagedown: string;
    readonly shift: string;
  };
  readonly palette: {
    readonly title: string;
    readonly placeholder: string;
    readonly none: string;
    readonly groups: Readonly<Record<CommandGroup, string>>;
    readonly glossary: string;
    readonly menu: string;
    readonly lang: string;
    readonly theme: (theme: string) => string;
    readonly start: string;
  };
}

export const keysLines: Readonly<Record<Lang, KeysLines>> = { en, it };
