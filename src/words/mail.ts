import { mail as en } from './en/mail.ts';
import { mail as it } from './it/mail.ts';
import type { InEvery, Lines } from './lines.ts';

export type MailLines = Lines<typeof en>;

export const mailLines: InEvery<typeof en> = { en, it };
