import { decision as en } from '../en/web/decision.ts';
import { decision as it } from '../it/web/decision.ts';
import type { InEvery, Lines } from '../lines.ts';

export type DecisionLines = Lines<typeof en>;

export const decisionLines: InEvery<typeof en> = { en, it };
