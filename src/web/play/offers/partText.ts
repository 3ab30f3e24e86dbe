// A chosen value on a card: sums and percentages as such, the rest by the words of the game.
import { decisionLines } from '../../../words/web/decision.ts';
import { nameOf } from '../nameOf.ts';
import type { Play } from '../Play.ts';
import type { Part } from './sections.ts';

/** Fields of every 18xx game that hold a sum. */
const SUMS: readonly string[] = ['par', 'price', 'amount', 'bid'];

type Seen = Pick<Play, 'words' | 'face' | 'lang'> & Partial<Pick<Play, 'desk'>>;

export function partText({ field, value }: Part, { words, face, lang, desk }: Seen): string {
  if (SUMS.includes(field)) return words.f.money(Number(value));
  if (field === 'percent') return `${value}%`;
  const name = nameOf(String(value), words, face, lang, field, desk?.state);
  return field === 'from' ? decisionLines[lang].bare(name) : name;
}
