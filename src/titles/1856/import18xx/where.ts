// Where our flow stands, in the terms that the table of recorded actions uses.
import { type Game, isPast, stageAt, top } from '../../../engine/index.ts';
import { decidesIn } from '../../../records/import18xx/decides.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { TurnFrame } from '../rules/frames.ts';
import { game1856 } from '../rules/index.ts';
import { companyOwning } from '../rules/operating/privates.ts';
import { privateIds } from '../rules/privates.ts';
import type { State1856 } from '../rules/state.ts';

/** Our game looks for links by itself after the track: that is where the record lists the links it found. */
export const LINKS = 'destination_connection';

export const { decisionIn, decides, notNow, unknown, unknownRoutes } = decidesIn(game1856 as Game<State1856>);

/** The turn that is going on, whatever lies on top of it; undefined in an auction or a stock round. */
export const turnIn = (s: State1856): TurnFrame | undefined => s.flow.find((frame) => frame.kind === 'turn');

export const companyIn = (s: State1856): CompanyId | undefined => turnIn(s)?.company;

/** The company that owns a private acts through it. */
export function actingFor(s: State1856, entity: string): string {
  const by = privateIds.find((id) => id === entity);
  return (by && companyOwning(s, by)) ?? entity;
}

/** The automatic step that the flow stands at; undefined where somebody decides. */
export function autoAt(s: State1856): string | undefined {
  const frame = top(s);
  const stage = frame && stageAt(game1856.frames[frame.kind]!, frame);
  return stage && 'auto' in stage ? stage.id : undefined;
}

/** Whether this turn's search for links is done; the platform records it as an action. */
export function isPastLinks(s: State1856): boolean {
  const turn = turnIn(s);
  return turn !== undefined && isPast(game1856.frames.turn!, turn, 'links');
}

/** Questions that go to other companies than the one whose turn it is. */
export const isAskedApart = (s: State1856): boolean =>
  decides(s, 'discardTrain', 'pickCity', 'settleLoans', 'giveUpToken');
