// A card that carries out one action, or several that differ in one value alone: a row of small buttons.

import { readyOf } from '../../../match/menu.ts';
import { offerAhead } from '../../../match/offeredTo.ts';
import { decisionLines } from '../../../words/web/decision.ts';
import { useLines } from '../../app/lang.ts';
import { classes } from '../../design/classes.ts';
import { CompanySign } from '../../panels/CompanySign.tsx';
import cards from '../decision/ChoiceCards.module.css';
import { CompanyFigures } from '../decision/CompanyFigures.tsx';
import { markIn, mayBeCompany } from '../decision/companyIn.ts';
import { isFirst } from '../decision/isFirst.ts';
import { useHand } from '../decision/useHand.ts';
import { useWeighs } from '../mainView/weighing.ts';
import { useTable } from '../useTable.ts';
import { BringsLine } from './BringsLine.tsx';
import { Cautions } from './Cautions.tsx';
import { EffectLines } from './EffectLines.tsx';
import { type Effect, effectOf } from './effect.ts';
import { LeafFacts } from './LeafFacts.tsx';
import style from './offers.module.css';
import { partText } from './partText.ts';
import type { Group, Leaf, Part } from './sections.ts';

interface Props {
  readonly group: Group;
  /** The key of its first button; the others follow. */
  readonly first: number;
  /** Companies given away, which are described in full. */
  readonly given: ReadonlySet<unknown>;
  /** True for the first of several cards about one train, which describes it. */
  readonly told: boolean;
}

export function LeafCard({ group, first, given, told }: Props) {
  const { desk, game, face, words, lang } = useTable();
  const [only, ...others] = group.leaves;
  if (!desk || !only) return null;
  if (others.length > 0) return <Row group={group} first={first} told={told} />;
  const effect = effectOf(desk, only.path, { game, face, words, lang });
  const company = group.parts.find(({ field }) => mayBeCompany(face, field));
  const described = company && (given.has(company.value) || (isSilent(effect) && !isTrain(group.parts)));
  return (
    <Button leaf={only} parts={group.parts} at={first} className={cards.card}>
      <span className={cards.label}>
        <Name parts={group.parts} />
        <Sum effect={effect} leaf={only} />
        <Key at={first} />
      </span>
      <LeafFacts group={group} told={told} />
      <BringsLine choices={[only.path.at(-1)!]} />
      <Cautions action={readyOf(only.path.at(-1)!)} />
      {described ? <CompanyFigures id={company.value} whole /> : effect && <EffectLines effect={effect} />}
    </Button>
  );
}

/** True for an effect without anything to tell: a free company is then described in full. */
const isSilent = (effect: Effect | null): boolean =>
  effect === null || (effect.changes.length === 0 && effect.told.length < 2 && !effect.isHalf);

const isTrain = (parts: readonly Part[]): boolean => parts.some(({ field }) => field === 'train');

function Row({ group, first, told }: Omit<Props, 'given'>) {
  const play = useTable();
  const [part] = group.leaves[0]!.parts;
  // label bare numbers with their meaning, and companies with their purpose
  const isBare = part && Number.isFinite(part.value) && partText(part, play) === String(part.value);
  const isPicked = part && part.field !== 'from' && markIn(play.face, part.field, part.value);
  const counted = isBare || isPicked ? part.field : undefined;
  return (
    <div className={style.row}>
      <span className={cards.label}>
        <Name parts={group.parts} />
      </span>
      <LeafFacts group={group} told={told} />
      <BringsLine choices={group.leaves.map(({ path }) => path.at(-1)!)} />
      <Cautions action={readyOf(group.leaves[0]!.path.at(-1)!)} />
      <span className={classes(style.chips, counted !== undefined && style.below)}>
        {counted !== undefined && <span className={style.line}>{play.words.field(counted)}</span>}
        {group.leaves.map((leaf, i) => (
          <Button
            key={String(leaf.parts[0]?.value)}
            leaf={leaf}
            parts={[...group.parts, ...leaf.parts]}
            at={first + i}
            className={style.chip}
          >
            {leaf.parts.map((part) => partText(part, play)).join(' ')}
            <Sum effect={effectOf(play.desk!, leaf.path, play)} leaf={leaf} />
            <Key at={first + i} />
          </Button>
        ))}
      </span>
    </div>
  );
}

interface ButtonProps {
  readonly leaf: Leaf;
  readonly parts: readonly Part[];
  readonly at: number;
  readonly className: string | undefined;
  readonly children: React.ReactNode;
}

function Button({ leaf, parts, at, className, children }: ButtonProps) {
  const hand = useHand();
  const { path } = useTable();
  const weighed = useWeighs();
  return (
    <button
      type="button"
      className={className}
      data-kind={leaf.path[0]?.type}
      data-choice={parts.map(({ value }) => value).join(' ')}
      data-key={at < 9 ? at + 1 : undefined}
      onClick={(event) => isFirst(event) && hand.take(leaf.path)}
      {...weighed(path, leaf.path.at(-1) ?? null)}
    >
      {children}
    </button>
  );
}

/** Sorts a train before its kind, and that before its owner. */
const rankOf = ({ field }: Part): number => (field === 'train' ? 0 : field === 'kind' ? 1 : 2);

/** The company by its sign, the rest by name. */
function Name({ parts }: { readonly parts: readonly Part[] }) {
  const play = useTable();
  const company = parts.find(({ field, value }) => markIn(play.face, field, value));
  const mark = company && markIn(play.face, company.field, company.value);
  const signed = mark && (mark.disc || mark.letter.length > 1) ? mark : undefined;
  const named = parts.toSorted((a, b) => rankOf(a) - rankOf(b));
  const texts = named.map((part) => ({ part, text: partText(part, play) }));
  return (
    <>
      {signed && <CompanySign mark={signed} />}
      <span className={cards.name}>
        {texts.map(({ part, text }, i) =>
          part === company && signed?.letter === text ? (
            <span key={part.field} className="hidden">
              {text}
            </span>
          ) : (
            <span key={part.field} className={i > 0 ? style.second : undefined}>
              {text}{' '}
            </span>
          ),
        )}
      </span>
    </>
  );
}

/** Its cost or income; for an open price, the range. */
function Sum({ effect, leaf }: { readonly effect: Effect | null; readonly leaf: Leaf }) {
  const { desk, words } = useTable();
  const l = useLines(decisionLines);
  const { money } = words.f;
  const last = leaf.path.at(-1);
  const open = last?.open;
  if (open?.kind === 'int') return <span className={style.sum}>{l.between(money(open.min), money(open.max))}</span>;
  if (!effect || !desk || !last) return null;
  if (effect.sum !== 0) return <span className={style.sum}>{`${effect.sum > 0 ? '+' : ''}${money(effect.sum)}`}</span>;
  // nothing is paid before the other player has agreed
  const offer = offerAhead(desk, last);
  return offer && <span className={style.sum}>{money(offer.price)}</span>;
}

function Key({ at }: { readonly at: number }) {
  return at < 9 && <kbd aria-hidden>{at + 1}</kbd>;
}
