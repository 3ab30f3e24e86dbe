// Checks of every position of 18Mag, beyond those of every 18xx game.
import { holdsPresidency, percentOf, presidentOf } from '../../../engine/shares/shares.ts';
import { auditOf } from '../../../kernel/audit.ts';
import { presidentsPercent } from '../../../kernel/stock/presidency.ts';
import { majorsOf, minorsOf } from './companies.ts';
import { rail18mag } from './rail.ts';
import { minorOf, type State18Mag } from './state.ts';

export const audit = auditOf(rail18mag, auditDirectors, auditMinors);

function auditDirectors(s: State18Mag): string | null {
  for (const id of majorsOf(s)) {
    const director = presidentOf(s, id);
    if (director !== null && !holdsPresidency(s, id, director)) return `the director of ${id} lacks its certificate`;
    if (director !== null && percentOf(s, id, director) < presidentsPercent(s, id))
      return `the director of ${id} holds less than his certificate`;
  }
  return null;
}

function auditMinors(s: State18Mag): string | null {
  for (const [owner, trains] of Object.entries(s.trains))
    if (trains.length > rail18mag.trainLimit(s, owner)) return `${owner} has ${trains.length} trains`;
  const overspent = minorsOf(s).find((id) => minorOf(s, id).terrainTokens < 0);
  return overspent ? `${overspent} has spent a terrain token that it had not` : null;
}
