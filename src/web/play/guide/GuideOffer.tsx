// Fetches the guide where one is wanted: at the first own game of a title, or when somebody asks for it again.
import { lazy, Suspense } from 'react';
import { useTable } from '../useTable.ts';
import { isGuided } from './seenOf.ts';
import { guideOf } from './steps.ts';
import { useGuides } from './useGuides.ts';

const Guide = lazy(() => import('./Guide.tsx').then((m) => ({ default: m.Guide })));
const nothing: ReadonlySet<string> = new Set();

export function GuideOffer() {
  const play = useTable();
  const progress = useGuides((guides) => guides.progress[play.game.id] ?? guides.of(play.game.id));
  if (!guideOf(play.game.id) || !isGuided(play, progress)) return null;
  return (
    <Suspense>
      <Guide past={progress ?? nothing} />
    </Suspense>
  );
}
