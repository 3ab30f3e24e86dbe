// Position of our flow, in the terms of the table of recorded actions.
import { type Game, isPast, stageAt, top } from '../../../engine/index.ts';
import { decidesIn } from '../../../records/import18xx/decides.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { TurnFrame } from '../rules/frames.ts';
import { game1856 } from '../rules/index.ts';
import { companyOwning } from '../rules/operating/privates.ts';
import { privateIds } from '../rules/privates.ts';
import type { State1856 } from '../rules/state.ts';

/** The platform's action at our automatic search for links, after the track. */
export const LINKS = 'destination_connection';

export const { decisionIn, decides, notNow, unknown, unknownRoutes } = decidesIn(game1856 as Game<State1856>);

/** The current turn, whatever lies on top of it; undefined in an auction or a stock round. */
export const turnIn = (s: State1856): TurnFrame | undefined => s.flow.find((frame) => frame.kind === 'turn');

export const companyIn = (s: State1856): CompanyId | undefined => turnIn(s)?.company;

/** The company that acts through this private, or the entity itself. */
export function actingFor(s: State1856, entity: string): string {
  const by = privateIds.find((id) => id === entity);
  return (by && companyOwning(s, by)) ?? entity;
}

/** The automatic step at which the flow stands; undefined if somebody decides. */
export function autoAt(s: State1856): string | undefined {
  const frame = top(s);
  const stage = frame && stageAt(game1856.frames[frame.kind]!, frame);
  return stage && 'auto' in stage ? stage.id : undefined;
}

/** True once this turn's search for links is done; the platform records it as an action. */
export function isPastLinks(s: State1856): boolean {
  const turn = turnIn(s);
  return turn !== undefined && isPast(game1856.frames.turn!, turn, 'links');
}

/** True for questions to other companies than the one in turn. */
export const isAskedApart = (s: State1856): boolean =>
  decides(s, 'discardTrain', 'pickCity', 'settleLoans', 'giveUpToken');
