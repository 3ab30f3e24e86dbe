// Position of our flow, in the terms of the table of recorded actions.
import type { Game } from '../../../engine/index.ts';
import { decidesIn } from '../../../records/import18xx/decides.ts';
import type { ForeignAction } from '../../../records/import18xx/foreign.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { MinorFrame } from '../rules/frames.ts';
import { game18mag } from '../rules/index.ts';
import type { State18Mag } from '../rules/state.ts';

export const { decisionIn, decides, notNow, unknown, unknownRoutes } = decidesIn(game18mag as Game<State18Mag>);

/** The company in turn; undefined in the draft and in a stock round. */
export const companyIn = (s: State18Mag): CompanyId | undefined =>
  s.flow.find((frame) => frame.kind === 'minor' || frame.kind === 'major')?.company;

export const minorTurnIn = (s: State18Mag): MinorFrame | undefined => s.flow.find((frame) => frame.kind === 'minor');

/** The company that acts; players and minors may bear the same numbers. */
export const companyOf = (a: ForeignAction | undefined): string | undefined =>
  a === undefined || a.entity_type === 'player' ? undefined : a.entity;
