// The bearings of a company on the map: its circles, and the way to its destination.

import { useMemo } from 'react';
import type { Core } from '../../../engine/index.ts';
import type { BoardPicture, PictureLayer } from '../../board/picture.ts';
import type { GameFace } from '../../kit/face.ts';
import { useTable } from '../useTable.ts';
import { circlesOf } from './circlesOf.ts';
import { useCompanyInMind } from './useCompanyInMind.ts';

/** Bearings with the company's destination, or the terminus of a map that has one. Null for a company nowhere on the map. */
export function bearingsOf(face: GameFace, picture: BoardPicture, state: Core, company: string): PictureLayer | null {
  const mark = face.marks[company];
  const homes = mark ? circlesOf(picture, mark) : [];
  const [from] = homes;
  if (!mark || !from) return null;
  const bound = face.track?.layer(state, company).picture.bound;
  const to = bound?.to ?? picture.hexes.filter(({ ground }) => ground === 'terminus');
  return {
    company: mark,
    hexes: [],
    stops: [],
    closed: [],
    homes,
    ...(to.length > 0 && { bound: { from, to: to.map(({ x, y }) => ({ x, y })) } }),
  };
}

/** The bearings of the company in mind. */
export function useBearings(picture: BoardPicture | undefined, position: Core): PictureLayer | null {
  const { face } = useTable();
  const company = useCompanyInMind();
  return useMemo(
    () => (picture && company !== null ? bearingsOf(face, picture, position, company) : null),
    [face, picture, position, company],
  );
}
