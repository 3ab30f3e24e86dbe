import { privacy as en } from '../en/web/privacy.ts';
import { privacy as it } from '../it/web/privacy.ts';
import type { InEvery } from '../lines.ts';

export interface PrivacyEntry {
  readonly what: string;
  readonly text: string;
}

export const privacyLines: InEvery<typeof en> = { en, it };
