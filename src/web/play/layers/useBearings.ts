// What the map shows of the company one is thinking of.
import { useMemo } from 'react';
import type { Core } from '../../../engine/index.ts';
import type { BoardPicture, PictureLayer } from '../../board/picture.ts';
import { usePlay } from '../Play.ts';
import { bearingsOf } from './bearingsOf.ts';
import { useCompanyInMind } from './useCompanyInMind.ts';

export function useBearings(picture: BoardPicture | undefined, position: Core): PictureLayer | null {
  const { face } = usePlay();
  const company = useCompanyInMind();
  return useMemo(() => {
    const mark = company === null ? undefined : face.marks[company];
    if (!picture || !mark) return null;
    const { track } = face;
    const isOn = track?.companies(position).includes(company!) ?? false;
    return bearingsOf(picture, mark, isOn ? track!.layer(position, company!).picture.bound : undefined);
  }, [face, picture, position, company]);
}
