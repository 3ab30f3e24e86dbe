// Reads a checklist of rules (docs/rules): sections with numbered rules, worked examples, remarks and tables.

import type { Shows } from './examples/shows.ts';

/** The origin of a rule: the book, a completion, or a decision where the book is unclear. */
export type RuleMark = 'book' | 'completed' | 'decided';

export interface RuleTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Rule {
  /** Its id in the address of the page: `R046`, `X07`. */
  readonly id: string;
  readonly marks: readonly RuleMark[];
  readonly text: string;
  readonly tables: readonly RuleTable[];
  /** The rules shown by a worked example, its main one first. */
  readonly shows?: readonly string[];
}

export interface RulePart {
  /** Empty for the part right under the section's title. */
  readonly title: string;
  readonly remarks: readonly string[];
  readonly rules: readonly Rule[];
  /** Tables that belong to no rule. */
  readonly tables: readonly RuleTable[];
}

export interface RuleSection {
  readonly number: number;
  readonly title: string;
  readonly parts: readonly RulePart[];
}

const marks: Readonly<Record<string, RuleMark>> = {
  S: 'book',
  C: 'completed',
  COMPLETION: 'completed',
  AMBIGUOUS: 'decided',
};
const MARK = /\[(S|C|COMPLETION|AMBIGUOUS)\]\s*/g;

/** Reads a checklist. The text before the first section is for the authors of rules, and is left out. */
export function readRules(markdown: string, shows: Shows = {}): readonly RuleSection[] {
  const sections: { number: number; title: string; parts: Draft[] }[] = [];
  let table: { head: string[]; rows: string[][] } | null = null;
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) table = null;
    const section = /^## (\d+) (.*)$/.exec(line);
    if (section) {
      sections.push({ number: Number(section[1]), title: section[2]!, parts: [draft('')] });
      continue;
    }
    const part = sections.at(-1)?.parts.at(-1);
    if (!part || line.trim() === '') continue;
    if (line.startsWith('### ')) sections.at(-1)!.parts.push(draft(line.slice(4)));
    else if (line.startsWith('|')) {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      if (!table) {
        table = { head: cells, rows: [] };
        (part.rules.at(-1) ?? part).tables.push(table);
      } else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) table.rows.push(cells);
    } else part.remarks.push(...readRule(line, part, shows));
  }
  return sections.map((one) => ({ ...one, parts: one.parts.filter(isFilled) }));
}

interface Draft {
  title: string;
  remarks: string[];
  rules: (Rule & { tables: RuleTable[] })[];
  tables: RuleTable[];
}

const draft = (title: string): Draft => ({ title, remarks: [], rules: [], tables: [] });
const isFilled = ({ remarks, rules, tables }: Draft): boolean => remarks.length + rules.length + tables.length > 0;

/** Adds a numbered rule to the part; returns any other line as a remark. */
function readRule(line: string, part: Draft, shows: Shows): string[] {
  const found = /^- \*\*[^*]*-([RX]\d+)\*\*\s*(.*)$/.exec(line);
  if (!found) return [line.replace(/^- /, '')];
  const text = found[2]!;
  const all = [...text.matchAll(MARK)].map((match) => marks[match[1]!]!);
  const id = found[1]!;
  const shown = shows[id] && { shows: shows[id].split(' ') };
  part.rules.push({ id, marks: [...new Set(all)], text: text.replaceAll(MARK, '').trim(), tables: [], ...shown });
  return [];
}

export const rulesIn = (sections: readonly RuleSection[]): readonly Rule[] =>
  sections.flatMap(({ parts }) => parts.flatMap(({ rules }) => rules));

/** The rule with this number. */
export const ruleIn = (sections: readonly RuleSection[], id: string): Rule | undefined =>
  rulesIn(sections).find((rule) => rule.id === id);

/** The sections with only the decided points, where the book is unclear. */
export const decidedIn = (sections: readonly RuleSection[]): readonly RuleSection[] =>
  sections
    .map((section) => ({
      ...section,
      parts: section.parts
        .map((part) => ({ ...part, remarks: [], tables: [], rules: part.rules.filter((rule) => isDecided(rule)) }))
        .filter(({ rules }) => rules.length > 0),
    }))
    .filter(({ parts }) => parts.length > 0);

const isDecided = ({ marks: of }: Rule): boolean => of.includes('decided');

/** The sections with only the rules that contain all these words. */
export function searched(sections: readonly RuleSection[], text: string): readonly RuleSection[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  const speaks = (...texts: readonly string[]): boolean => {
    const all = folded(texts.join(' '));
    return words.every((word) => all.includes(word));
  };
  const inTable = ({ head, rows }: RuleTable): string => [head, ...rows].flat().join(' ');
  return sections
    .map((section) => ({
      ...section,
      parts: section.parts
        .map((part) => ({
          ...part,
          remarks: part.remarks.filter((remark) => speaks(remark)),
          rules: part.rules.filter(({ id, text, tables }) => speaks(id, text, ...tables.map(inTable))),
          tables: part.tables.filter((table) => speaks(inTable(table))),
        }))
        .filter(({ remarks, rules, tables }) => remarks.length + rules.length + tables.length > 0),
    }))
    .filter(({ parts }) => parts.length > 0);
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
