// True if a value names a company: its id may be a number that counts something else in another field.
import type { Value } from '../../../engine/index.ts';
import type { CompanyMark } from '../../board/picture.ts';
import type { GameFace } from '../../kit/face.ts';

export const mayBeCompany = ({ companyFields }: GameFace, field: string | undefined): boolean =>
  companyFields === undefined || (field !== undefined && companyFields.includes(field));

/** Its mark; undefined if the value is not a company. */
export const markIn = (face: GameFace, field: string | undefined, value: Value): CompanyMark | undefined =>
  mayBeCompany(face, field) ? face.marks[value] : undefined;
