// The kinds of action laid flat at the top of the present decision.
import type { Path } from '../../../match/menu.ts';
import { spread } from '../../../match/spread.ts';
import { dealOf } from '../decision/cards.ts';
import type { Play } from '../Play.ts';
import { partText } from './partText.ts';
import { type Section, sectionsOf } from './sections.ts';

type Seen = Pick<Play, 'desk' | 'face' | 'words' | 'lang'>;

export function flatTop(play: Seen): readonly Section[] {
  const { desk, face, words } = play;
  return desk ? sectionsOf(desk, dealOf(desk, [], words).cards, face, (part) => partText(part, play)) : [];
}

/** True if a path ends where one touch on the flat top led: going back then leads to the top. */
export function isFlatAt(play: Seen, path: Path): boolean {
  const [begun] = path;
  const last = path.at(-1);
  if (!play.desk || !begun || !last || !flatTop(play).some(({ type }) => type === begun.type)) return false;
  const here = JSON.stringify(last.chosen);
  return spread(play.desk, begun).some((leaf) => JSON.stringify(leaf.at(-1)!.chosen) === here);
}
