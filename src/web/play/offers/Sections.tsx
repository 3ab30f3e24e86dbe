// The kinds of action that are laid out flat, one below the other.
import { classes } from '../../design/classes.ts';
import cards from '../ChoiceCards.module.css';
import { LeafCard } from './LeafCard.tsx';
import style from './offers.module.css';
import type { Group, Section } from './sections.ts';

interface Props {
  readonly sections: readonly Section[];
  readonly given: ReadonlySet<unknown>;
}

export function Sections({ sections, given }: Props) {
  const groups = sections.flatMap((section) => section.groups);
  return sections.map(({ type, title, groups: own }) => (
    <section key={type} className={style.section} aria-label={title} data-section={type}>
      <h3>{title}</h3>
      <ul className={classes(cards.cards, own.some(isRow) && style.rows)}>
        {own.map((group) => (
          <li key={JSON.stringify([group.parts, group.leaves[0]?.parts])}>
            <LeafCard group={group} first={keysBefore(groups, group)} given={given} told={isFirstOfTrain(own, group)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

const isRow = ({ leaves }: Group): boolean => leaves.length > 1;

/** The keys go on from section to section. */
const keysBefore = (groups: readonly Group[], group: Group): number => keysOf(groups.slice(0, groups.indexOf(group)));

function isFirstOfTrain(groups: readonly Group[], group: Group): boolean {
  const train = (one: Group) => one.parts.find(({ field }) => field === 'train')?.value;
  return groups.find((one) => train(one) === train(group)) === group;
}

export const keysOf = (groups: readonly Group[]): number => groups.reduce((sum, { leaves }) => sum + leaves.length, 0);
