// A command as its words. No shell reads it: quotes keep blanks together, a backslash takes the next character as it is,
// and nothing else means anything.

/** Null for a quote that is never closed. */
export function splitCommand(text: string): string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  let quote: string | null = null;
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (c === '\\' && quote !== "'" && i + 1 < text.length) word = (word ?? '') + text[++i]!;
    else if (c === quote) quote = null;
    else if (quote === null && (c === '"' || c === "'")) [quote, word] = [c, word ?? ''];
    else if (quote === null && /\s/.test(c)) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + c;
  }
  if (quote !== null) return null;
  return word === null ? words : [...words, word];
}
