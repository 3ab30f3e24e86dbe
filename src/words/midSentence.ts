// A sentence that goes on after a colon: its first letter is small, unless it begins with a name.

/** Initials: CPR, E&H. A single letter may be an article, as in "A tile". */
const INITIALS = /^[\p{Lu}\d][\p{Lu}\d&]/u;

export function midSentence(text: string, names: readonly string[]): string {
  if (INITIALS.test(text) || names.some((name) => isFirst(name, text))) return text;
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

/** What is no name of its own, as "the bank", is written small anywhere. */
const isFirst = (name: string, text: string): boolean =>
  /^\p{Lu}/u.test(name) && text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length));
