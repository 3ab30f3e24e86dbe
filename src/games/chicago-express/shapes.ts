// States as older builds laid them out, and how they become today's. Lists and names here are of then: they never change.
import type { Reshape } from '../../engine/core/game.ts';
import { placesByName } from '../../engine/flow/placesByName.ts';

/** The stages of each frame in the first shape, where a frame counted them. */
const stages = {
  opening: ['openNextCompany'],
  auction: ['bid'],
  play: ['action', 'chicagoPhase', 'dividendPhase', 'nextTurn'],
};

type First = { readonly flow: Parameters<typeof placesByName>[0] };

const withPlacesByName = (s: First) => ({ ...s, flow: placesByName(s.flow, stages) });

export const reshape: readonly Reshape[] = [
  // Each thing that became different with a shape is a function of its own; `up` does them one after the other.
  { to: 2, name: 'stages by name', up: (state) => withPlacesByName(state as First) },
];
