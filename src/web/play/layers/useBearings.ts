// What the map shows of the company one is thinking of.
import { useMemo } from 'react';
import type { Core } from '../../../engine/index.ts';
import type { BoardPicture, PictureLayer } from '../../board/picture.ts';
import { useTable } from '../useTable.ts';
import { bearingsOf } from './bearingsOf.ts';
import { useCompanyInMind } from './useCompanyInMind.ts';

export function useBearings(picture: BoardPicture | undefined, position: Core): PictureLayer | null {
  const { face } = useTable();
  const company = useCompanyInMind();
  return useMemo(
    () => (picture && company !== null ? bearingsOf(face, picture, position, company) : null),
    [face, picture, position, company],
  );
}
