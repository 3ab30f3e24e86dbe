import { mail as en } from './en/mail.ts';
import { mail as it } from './it/mail.ts';
import type { InEvery } from './lines.ts';

export const mailLines: InEvery<typeof en> = { en, it };
