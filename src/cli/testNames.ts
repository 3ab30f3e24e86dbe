// The names of the tests in a source file, without running it. Names in comments and strings do not count.

const CALLS = new Set(['rule', 'example', 'test', 'it']);

/** The first argument of every `rule(…)`, `example(…)`, `test(…)` and their `.each`, where it is a plain text. */
export function testNames(source: string): string[] {
  const tokens = tokensOf(source);
  const names: string[] = [];
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'word' || !CALLS.has(token.text) || tokens[i - 1]?.text === '.') continue;
    const each = tokens[i + 1]?.text === '.' && tokens[i + 2]?.text === 'each';
    const open = i + (each ? 3 : 1);
    const name = tokens[open + 1];
    if (tokens[open]?.text === '(' && name?.kind === 'text') names.push(name.text);
  }
  return names;
}

interface Token {
  readonly kind: 'word' | 'text' | 'sign';
  readonly text: string;
}

const SKIP = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/;
const WORD = /^[A-Za-z_$][\w$]*/;
const TEXT = /^(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/;

/** Just enough syntax to tell words, strings and comments apart. */
function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let rest = source;
  while (rest.length > 0) {
    const skip = SKIP.exec(rest);
    const word = skip ? null : WORD.exec(rest);
    const text = skip || word ? null : TEXT.exec(rest);
    if (word) tokens.push({ kind: 'word', text: word[0] });
    else if (text) tokens.push({ kind: 'text', text: text[1] ?? text[2] ?? text[3] ?? '' });
    else if (!skip) tokens.push({ kind: 'sign', text: rest[0]! });
    rest = rest.slice((skip ?? word ?? text)?.[0].length ?? 1);
  }
  return tokens;
}
