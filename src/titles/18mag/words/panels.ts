import type { InEvery } from '../../../words/lines.ts';
import type { CardAction } from '../rules/solo/cards.ts';
import { g18mag as en } from './en/panels.ts';
import { g18mag as it } from './it/panels.ts';

export type Symbols = { readonly [K in CardAction['symbol']]: (action: Extract<CardAction, { symbol: K }>) => string };

export const lines18mag: InEvery<typeof en> = { en, it };
