// Continues a sentence after a colon: its first letter is small, unless it begins with a name.

/** Initials: CPR, E&H. A single letter may be an article, as in "A tile". */
const INITIALS = /^[\p{Lu}\d][\p{Lu}\d&]/u;

export function midSentence(text: string, names: readonly string[]): string {
  if (INITIALS.test(text) || names.some((name) => isFirst(name, text))) return text;
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

/** True if the text begins with this proper name; others, such as "the bank", are always written small. */
const isFirst = (name: string, text: string): boolean =>
  /^\p{Lu}/u.test(name) && text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length));
