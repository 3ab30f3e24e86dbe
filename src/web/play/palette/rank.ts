// Fuzzy search: the query's letters in order, whole words and their beginnings first. Accents are ignored.

/** A smaller score is a better match; null for none. */
export function scoreOf(query: string, text: string): number | null {
  const wanted = plain(query).split(' ').filter(Boolean);
  const words = plain(text);
  let sum = 0;
  for (const part of wanted) {
    const score = partIn(part, words);
    if (score === null) return null;
    sum += score;
  }
  return sum + words.length / 1000;
}

/** The matching items, the best first; for an empty query all items in their order. */
export function ranked<T>(query: string, items: readonly T[], textOf: (item: T) => string): readonly T[] {
  if (query.trim() === '') return items;
  return items
    .flatMap((item) => {
      const score = scoreOf(query, textOf(item));
      return score === null ? [] : [{ item, score }];
    })
    .toSorted((a, b) => a.score - b.score)
    .map(({ item }) => item);
}

function partIn(part: string, text: string): number | null {
  const at = ` ${text}`.indexOf(` ${part}`);
  if (at >= 0) return at === 0 ? 0 : 1;
  if (text.includes(part)) return 3;
  return scattered(part, text);
}

/** Scores letters with gaps between them: the wider the gaps, the worse. */
function scattered(part: string, text: string): number | null {
  let from = text.indexOf(part.charAt(0));
  if (from < 0 || part.length < 2) return null;
  let gaps = 0;
  for (const letter of part.slice(1)) {
    const next = text.indexOf(letter, from + 1);
    if (next < 0) return null;
    gaps += next - from - 1;
    from = next;
  }
  return gaps > 3 * part.length ? null : 5 + gaps;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.&]+/gu, ' ')
    .trim();
