// A company one thinks of, on the map: its circles, and the way to where it is bound. Nothing of this needs a search.
import type { BoardPicture, CompanyMark, PictureLayer } from '../../board/picture.ts';
import { circlesOf } from './circlesOf.ts';

/** `bound`: what the game says of it; on a map with one terminus everybody is bound for that. Null where it is nowhere. */
export function bearingsOf(
  picture: BoardPicture,
  mark: CompanyMark,
  bound: PictureLayer['bound'] | undefined,
): PictureLayer | null {
  const homes = circlesOf(picture, mark);
  const [from] = homes;
  if (!from) return null;
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
