// Compares the recorded final score with ours.
import type { ForeignRecord } from './foreign.ts';
import type { Difference } from './importer.ts';

/** The difference between the recorded score and our players' worth; null if they agree, or without a recorded score. */
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
