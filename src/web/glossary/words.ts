// The words of the glossary: the shared ones and those of every title.
import { titles } from '../../titles/registry.ts';
import type { Title } from '../../titles/title.ts';
import { listOf } from '../../words/listOf.ts';
import type { Lang } from '../../words/phrases.ts';
import { glossaryLines, type Meaning, someTerms, type TermId, type TitleGlossary } from '../../words/web/glossary.ts';

/** A title with its additions to the glossary. */
export interface Added extends TitleGlossary {
  readonly title: Title;
}

export interface Word extends Meaning {
  readonly id: string;
  /** The titles that use it. */
  readonly titles: readonly Title[];
  /** True if every 18xx game has it. */
  readonly common: boolean;
}

export const loadAdded = (): Promise<readonly Added[]> =>
  Promise.all(
    titles.flatMap((title) => (title.glossary ? [title.glossary().then((added) => ({ title, ...added }))] : [])),
  );

const some: readonly string[] = someTerms;

export function wordsOf(added: readonly Added[], lang: Lang): readonly Word[] {
  const shared = Object.entries(glossaryLines[lang].terms).map(([id, { term, means }]): Word => {
    const common = !some.includes(id);
    return {
      id,
      term,
      means: [means, ...notesOn(added, id as TermId, lang)].join(' '),
      titles: added.filter((one) => has(one, id, common)).map(({ title }) => title),
      common,
    };
  });
  const own = added.flatMap(({ title, lines }) =>
    Object.entries(lines[lang].terms).map(([id, meaning]) => ({ id, ...meaning, titles: [title], common: false })),
  );
  return [...shared, ...own];
}

/** The titles' notes on a word, one per text with the titles that share it. */
function notesOn(added: readonly Added[], id: TermId, lang: Lang): readonly string[] {
  const named = new Map<string, string[]>();
  for (const { title, lines } of added) {
    const text = lines[lang].notes?.[id];
    if (text !== undefined) named.set(text, [...(named.get(text) ?? []), title.name]);
  }
  return [...named].map(([text, names]) => glossaryLines[lang].note(listOf(names, lang), text));
}

const has = ({ also = [], only }: TitleGlossary, id: string, common: boolean): boolean =>
  common ? only === undefined || only.some((one) => one === id) : also.some((one) => one === id);
