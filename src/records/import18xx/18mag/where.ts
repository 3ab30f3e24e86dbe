// Where our flow stands, in the terms that the table of recorded actions uses.
import type { Game } from '../../../engine/index.ts';
import type { CompanyId } from '../../../games/18mag/companies.ts';
import type { MinorFrame } from '../../../games/18mag/frames.ts';
import { game18mag } from '../../../games/18mag/index.ts';
import type { State18Mag } from '../../../games/18mag/state.ts';
import { decidesIn } from '../decides.ts';
import type { ForeignAction } from '../foreign.ts';

export const { decisionIn, decides, notNow, unknown, unknownRoutes } = decidesIn(game18mag as Game<State18Mag>);

/** The company whose turn it is; undefined in the draft and in a stock round. */
export const companyIn = (s: State18Mag): CompanyId | undefined =>
  s.flow.find((frame) => frame.kind === 'minor' || frame.kind === 'major')?.company;

export const minorTurnIn = (s: State18Mag): MinorFrame | undefined => s.flow.find((frame) => frame.kind === 'minor');

/** The company that acts; players and minors may bear the same numbers. */
export const companyOf = (a: ForeignAction | undefined): string | undefined =>
  a === undefined || a.entity_type === 'player' ? undefined : a.entity;
