// Where the runs of the trains are all there is to decide, they lie open at once.
import { useEffect } from 'react';
import { levelOf } from '../../../match/menu.ts';
import { isAside } from '../asides.ts';
import { usePlay } from '../Play.ts';

/** Once for each position: whoever goes back from there sees what else may be done. */
export function useOpenRoutes(): void {
  const { desk, look, sight } = usePlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the decision comes up
  useEffect(() => {
    if (!desk || look.path.length > 0) return;
    const begun = levelOf(desk, []).items.flatMap(({ value, next }) =>
      next && !isAside(desk, String(value)) ? [next] : [],
    );
    const [only] = begun;
    if (only && begun.length === 1 && only.open?.kind === 'routes') sight.setState({ path: [only] });
  }, []);
}
