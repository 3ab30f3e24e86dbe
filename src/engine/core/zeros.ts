// Lists for counting and marking. A typed array of more than a few bytes lies outside the heap: making one takes a
// microsecond, ten times as long as a list of the same length, and small networks need a dozen for every search.

const made: number[] = [];

/** A new list of so many zeros. */
export function zeros(count: number): number[] {
  while (made.length < count) made.push(0);
  return made.slice(0, count);
}
