// Why an item cannot be taken in the draft.
import type { CompanyId } from '../companies.ts';

export interface DraftRefusals {
  'draft.notOffered': { item: CompanyId };
  'draft.minorsFull': { limit: number };
  'draft.sharesFull': { limit: number };
}
