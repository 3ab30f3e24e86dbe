// Shorter and shorter forms of a place's name, for when there is no room for the whole of it.

const VOWEL = /[aeiouyáéíóöőúüű]/i;
/** Letters kept of a long word, longest first. */
const KEPT = [7, 6, 5, 4] as const;
const LEAST = 3;

/** Each form as lines, longest first; later words of a name are cut before its first one. */
export function shortNames(name: string): readonly (readonly string[])[] {
  const words = name.split(/ - | & | |-/);
  const [first = '', ...others] = words;
  const initials = others.map((word) => `${word[0]}.`).join('');
  const cuts = KEPT.flatMap((kept): string[][] => {
    const cut = words.map((word) => cutTo(word, kept));
    return words.length < 2 ? [cut] : [[cut.join(' ')], ...(words.length === 2 ? [cut] : []), [cut[0]!, initials]];
  });
  const all = [...(initials ? [[`${first} ${initials}`], [first, initials]] : []), ...cuts];
  const seen = new Set([name]);
  return all.filter((lines) => {
    const text = lines.join('/');
    return !seen.has(text) && Boolean(seen.add(text));
  });
}

/** Cuts behind a consonant, like an abbreviation; a word that would hardly be shorter stays whole. */
function cutTo(word: string, kept: number): string {
  let end = kept;
  while (end > LEAST && VOWEL.test(word[end - 1] ?? '')) end -= 1;
  return word.length > end + 1 ? `${word.slice(0, end).replace(/[.'’]$/, '')}.` : word;
}
