// A friendly first name for a guest, drawn from two lists and kept until changed.
import { shellLines } from '../../words/web/shell.ts';
import { keep, kept } from './keep.ts';
import { linesNow } from './lang.ts';

const pick = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)]!;

export function newSuggestion(): string {
  const { nameParts, named } = linesNow(shellLines);
  const name = named(pick(nameParts.first), pick(nameParts.second));
  keep('name', name);
  return name;
}

export const suggestion = (): string => kept('name') ?? newSuggestion();

export const rememberName = (name: string): void => keep('name', name);
