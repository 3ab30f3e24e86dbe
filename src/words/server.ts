import { server as en } from './en/server.ts';
import { server as it } from './it/server.ts';
import type { InEvery } from './lines.ts';

/** What one person may have only so much of. */
export type Quota =
  | 'openTables'
  | 'tables'
  | 'imports'
  | 'megabytes'
  | 'tokens'
  | 'browsers'
  | 'muted'
  | 'orders'
  | 'chat'
  | 'chatInAll';

export const serverLines: InEvery<typeof en> = { en, it };
