// Steps write to drafts, and reading through a draft is many times slower than reading plain data.
import { current, isDraft } from 'immer';

/** A part of the state as it is now, to read much from: as it is if nothing has been written to it, else a copy. */
export const plain = <T>(part: T): T => (isDraft(part) ? (current<unknown>(part) as T) : part);
