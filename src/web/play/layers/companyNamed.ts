// The company that a choice or an auction is about.
import type { Choice, Core } from '../../../engine/index.ts';
import type { GameFace } from '../../kit/face.ts';
import { mayBeCompany } from '../decision/companyIn.ts';

/** The company that a choice names; the one having its turn is on everybody's mind already. */
export function companyNamed(face: GameFace, state: Core, choice: Choice | null): string | null {
  const operating = face.track?.operating(state) ?? null;
  const named = Object.entries(choice?.chosen ?? {}).find(
    ([field, value]) => field !== 'type' && mayBeCompany(face, field) && face.marks[String(value)] !== undefined,
  );
  const id = named && String(named[1]);
  return id === undefined || id === operating ? null : id;
}

/** What is being auctioned, if it is a company. */
export function lotIn(face: GameFace, { flow }: Core): string | null {
  const lots = flow.toReversed().flatMap((frame) => [frame, ...Object.values(frame)].flatMap(lotOf));
  return lots.find((lot) => face.marks[lot] !== undefined) ?? null;
}

const lotOf = (part: unknown): string[] => {
  const lot = typeof part === 'object' && part !== null && 'lot' in part ? part.lot : undefined;
  return typeof lot === 'string' ? [lot] : [];
};
