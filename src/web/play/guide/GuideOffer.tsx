// Fetches the guide where one is wanted: at the first own game of a title, or when somebody asks for it again.
import { lazy, Suspense } from 'react';
import { titleOf } from '../../../titles/registry.ts';
import { usePlay } from '../Play.ts';
import { isGuided } from './seenOf.ts';
import { useGuides } from './useGuides.ts';

const Guide = lazy(() => import('./Guide.tsx').then((m) => ({ default: m.TitleGuide })));
const nothing: ReadonlySet<string> = new Set();

export function GuideOffer() {
  const play = usePlay();
  const progress = useGuides((guides) => guides.progress[play.game.id] ?? guides.of(play.game.id));
  if (!titleOf(play.game.id)?.guide || !isGuided(play, progress)) return null;
  return (
    <Suspense>
      <Guide past={progress ?? nothing} />
    </Suspense>
  );
}
