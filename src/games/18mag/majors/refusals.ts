// Why a major cannot do this in its turn.
import type { MajorId } from '../companies.ts';

export interface MajorRefusals {
  'dividend.nothing': { company: MajorId };
  'dividend.tooMuch': { cash: number };
  'dividend.tens': Record<never, never>;
  'dividend.undecided': { cash: number };
}
