// Works off a company card of István strictly in order: each action once, in its own step of the turn (R174).

import type { Emit } from '../../../../engine/core/event.ts';
import { under } from '../../../../engine/flow/frame.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag, WaitReason } from '../events.ts';
import type { IstvanFrame } from '../frames.ts';
import type { CardState, State18Mag } from '../state.ts';
import { type CardAction, cardOf, hasStandingRule } from './cards.ts';

/** The turn of István's minor. */
export const istvansTurn = (s: State18Mag): IstvanFrame => under<IstvanFrame>(s, 'istvan');

/** His minors by number. */
export const istvansMinors = (s: State18Mag): MinorId[] =>
  (Object.keys(s.solo!.cards) as MinorId[]).sort((a, b) => Number(a) - Number(b));

/** Progress on the card of one of his minors. */
export const cardStateOf = (s: State18Mag, minor: MinorId): CardState => s.solo!.cards[minor]!;

/** The next action; undefined when all are done. */
export const nextAction = (s: State18Mag, minor: MinorId): CardAction | undefined =>
  cardOf(s, minor).actions[cardStateOf(s, minor).done];

/** The next action if it is of this kind. */
export function nextIf<K extends CardAction['symbol']>(s: State18Mag, minor: MinorId, symbol: K) {
  const action = nextAction(s, minor);
  return action?.symbol === symbol ? (action as Extract<CardAction, { symbol: K }>) : undefined;
}

/** R175: true if a red card is held back until its company buys a train. */
export const isHeldBack = (s: State18Mag, minor: MinorId): boolean =>
  hasStandingRule(s) && trainsOf(s, minor).length === 0;

const whatOf = (action: CardAction): string =>
  action.symbol === 'token' ? action.hex : action.symbol === 'sister' ? '2' : action.train;

/** Fields of the next action for the log. */
export const about = (s: State18Mag, company: MinorId) => {
  const action = nextAction(s, company)!;
  return { company, action: cardStateOf(s, company).done + 1, symbol: action.symbol, what: whatOf(action) };
};

function turnOver(s: State18Mag, minor: MinorId, emit: Emit<Event18Mag>): void {
  const card = cardStateOf(s, minor);
  card.done += 1;
  card.owed = null;
  if (nextAction(s, minor) === undefined) emit?.({ type: 'istvanCardDone', company: minor });
}

/** Marks the next action as done. */
export function did(s: State18Mag, minor: MinorId, emit: Emit<Event18Mag>): void {
  emit?.({ type: 'istvanDid', ...about(s, minor) });
  turnOver(s, minor, emit);
}

/** Skips the next action, which can never be done. */
export function skip(s: State18Mag, minor: MinorId, emit: Emit<Event18Mag>): void {
  emit?.({ type: 'istvanSkipped', ...about(s, minor) });
  turnOver(s, minor, emit);
}

/** Reports that the next action cannot be done now. */
export function wait(s: State18Mag, minor: MinorId, why: WaitReason, need: number, emit: Emit<Event18Mag>): void {
  emit?.({ type: 'istvanWaits', ...about(s, minor), why, need, cash: treasuryOf(s, minor) });
}
