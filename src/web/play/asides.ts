// What may be done beside a decision, at any time: it is shown apart from what the decision is about.
import { decisionOf } from '../../engine/flow/settle.ts';
import type { Desk } from '../../match/menu.ts';

export const isAside = ({ game, state }: Desk, type: string): boolean =>
  decisionOf(game, state)?.steps.some((step) => step.id === type && step.aside) ?? false;
