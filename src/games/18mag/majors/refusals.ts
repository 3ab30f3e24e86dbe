// Why a major cannot do this in its turn.
import type { NodeId } from '../../../engine/track/board.ts';
import type { MajorId } from '../companies.ts';

export interface MajorRefusals {
  'majorToken.noneLeft': { company: MajorId };
  'majorToken.tooDear': { cost: number; cash: number };
  'majorToken.noCity': { city: NodeId };
  'majorToken.cityFull': { city: NodeId };
  'majorToken.alreadyHere': { company: MajorId; city: NodeId };
  'dividend.nothing': { company: MajorId };
  'dividend.tooMuch': { cash: number };
  'dividend.tens': Record<never, never>;
  'dividend.undecided': { cash: number };
}
