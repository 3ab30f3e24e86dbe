// A recorded game with everything a review finds in it.
import type { Game } from '../../src/engine/index.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { type Finding, voices } from '../../src/review/finding.ts';
import { review, reviewFurther } from '../../src/review/review.ts';
import { loadReview } from '../../src/titles/reviews.ts';

export async function reviewed(game: Game, record: GameRecord): Promise<readonly Finding[]> {
  const asked = { voices, own: (await loadReview(game))?.kinds };
  return [review, reviewFurther].flatMap((step) => {
    const done = step(game, record, asked);
    if ('problem' in done) throw new Error(done.problem);
    return done.findings;
  });
}
