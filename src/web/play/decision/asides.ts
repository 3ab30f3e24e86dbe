// Actions possible beside a decision at any time, shown apart from it.
import { decisionOf } from '../../../engine/index.ts';
import type { Desk } from '../../../match/menu.ts';

export const isAside = ({ game, state }: Desk, type: string): boolean =>
  decisionOf(game, state)?.steps.some((step) => step.id === type && step.aside) ?? false;
