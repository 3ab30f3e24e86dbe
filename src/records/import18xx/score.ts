// The final score that a record writes down, beside ours.
import type { ForeignRecord } from './foreign.ts';
import type { Difference } from './importer.ts';

/**
 * How the recorded score differs from what our players are worth; null if they agree, or if there is no recorded score.
 */
export function scoreDiffers(
  { players, result }: ForeignRecord,
  worth: Readonly<Record<number, number>>,
): Difference | null {
  if (!result) return null;
  const got = Object.fromEntries(players.map(({ id }, i) => [id, worth[i + 1]!]));
  const expected = Object.fromEntries(players.flatMap(({ id }) => (id in result ? [[id, result[id]!]] : [])));
  const alike = Object.keys(expected).every((id) => expected[id] === got[id]);
  return alike ? null : { what: 'result', expected, got };
}
