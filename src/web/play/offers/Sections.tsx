// The kinds of action laid out flat, one below the other.
import { classes } from '../../design/classes.ts';
import cards from '../decision/ChoiceCards.module.css';
import { LeafCard } from './LeafCard.tsx';
import style from './offers.module.css';
import type { Group, Section } from './sections.ts';

interface Props {
  /** The number of keys used before. */
  readonly before: number;
  readonly sections: readonly Section[];
  readonly given: ReadonlySet<unknown>;
}

export function Sections({ sections, given, before }: Props) {
  const groups = sections.flatMap((section) => section.groups);
  return sections.map(({ type, title, groups: own }) => (
    <section key={type} className={style.section} aria-label={title} data-section={type}>
      <h3>{title}</h3>
      <ul className={classes(cards.cards, own.some(isLong) && style.rows)}>
        {own.map((group) => (
          <li key={JSON.stringify([group.parts, group.leaves[0]?.parts])}>
            <LeafCard
              group={group}
              first={before + keysBefore(groups, group)}
              given={given}
              told={isFirstOfTrain(own, group)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** True for a group whose text is more than a word, which gets a line of its own. */
const isLong = ({ parts, leaves }: Group): boolean =>
  parts.length > 1 || leaves.length > 1 || leaves[0]?.path.at(-1)?.open?.kind === 'int';

/** The number of keys before this group, as they go on from section to section. */
const keysBefore = (groups: readonly Group[], group: Group): number => keysOf(groups.slice(0, groups.indexOf(group)));

function isFirstOfTrain(groups: readonly Group[], group: Group): boolean {
  const train = (one: Group) => one.parts.find(({ field }) => field === 'train')?.value;
  return groups.find((one) => train(one) === train(group)) === group;
}

export const keysOf = (groups: readonly Group[]): number => groups.reduce((sum, { leaves }) => sum + leaves.length, 0);
