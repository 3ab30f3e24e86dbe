// What is kept about people and for how long, in plain words.
import { privacy as en } from '../en/web/privacy.ts';
import { privacy as it } from '../it/web/privacy.ts';
import type { Lang } from '../phrases.ts';

export interface PrivacyEntry {
  readonly what: string;
  readonly text: string;
}

export interface PrivacyLines {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly entries: readonly PrivacyEntry[] }[];
  /** What leaves by itself on this very server, after so many days; 0: it stays. */
  readonly keeps: {
    readonly title: string;
    readonly loading: string;
    entries(keeps: {
      readonly guests: number;
      readonly tables: number;
      readonly chat: number;
    }): readonly PrivacyEntry[];
  };
  readonly yours: { readonly title: string; readonly text: string; readonly link: string };
}

export const privacyLines: Readonly<Record<Lang, PrivacyLines>> = { en, it };
