// The words of a game for one position: sentences do not number a city left alone in its hex by tiles.
import type { Core } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import { nameOf } from './nameOf.ts';
import type { Play } from './Play.ts';

export type Naming = Pick<Play, 'words' | 'face' | 'lang'>;

export function wordsAt({ words, face, lang }: Naming, state: Core): Words {
  const name = (id: string): string => (id.includes('.') ? nameOf(id, words, face, lang, '', state) : words.f.name(id));
  const set = (text: string, facts: object): string => {
    const cities = Object.values(facts)
      .flat()
      .filter((id) => typeof id === 'string' && id.includes('.'));
    return cities.reduce<string>((said, id: string) => said.replaceAll(words.f.name(id), name(id)), text);
  };
  return {
    ...words,
    f: { ...words.f, name },
    event(event) {
      const text = words.event(event);
      return text === null ? null : set(text, event);
    },
    refusal: (refusal) => set(words.refusal(refusal), refusal.args),
    action: (action) => set(words.action(action), action),
  };
}
