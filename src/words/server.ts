import { server as en } from './en/server.ts';
import { server as it } from './it/server.ts';
import type { InEvery } from './lines.ts';

/** Things of which a person may have only a limited number. */
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
