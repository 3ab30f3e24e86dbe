// The top of a decision laid out flat: what can be bought, sold or started stands there with its price, and is taken with
// one touch.
import { type Choice, PASS, type Value } from '../../../engine/index.ts';
import { fieldsOf } from '../../../match/fieldsOf.ts';
import type { Desk, Path } from '../../../match/menu.ts';
import { spread } from '../../../match/spread.ts';
import type { GameFace } from '../../kit/face.ts';
import { type ChoiceCard, ROTATION } from '../decision/cards.ts';

/** Finished actions of one kind, or as far as they can be listed. */
export interface Leaf {
  readonly path: Path;
  /** The values chosen, without those that its group names. */
  readonly parts: readonly Part[];
}

export interface Part {
  readonly field: string;
  readonly value: Value;
}

/** Leaves that differ in their last value alone. */
export interface Group {
  readonly parts: readonly Part[];
  readonly leaves: readonly Leaf[];
}

export interface Section {
  readonly type: string;
  readonly title: string;
  readonly groups: readonly Group[];
}

/** What a value is called on a card. */
export type Texter = (part: Part) => string;

/** Buying comes before selling, whatever the order of the book. */
const LATER = ['startCompany', 'sellShares'];

/** The kinds that can be laid out flat; the rest stay cards. */
export function sectionsOf(desk: Desk, cards: readonly ChoiceCard[], face: GameFace, text: Texter): Section[] {
  return cards
    .flatMap(({ value, label, next, aside }) => {
      if (!next || aside || face.seldom?.includes(String(value)) || !isFlat(next) || isSeen(desk, next)) return [];
      const leaves = spread(desk, next);
      return isPlaced(String(value), leaves, face)
        ? []
        : [{ type: String(value), title: label, groups: withoutTwins(grouped(leaves), text) }];
    })
    .toSorted((a, b) => LATER.indexOf(a.type) - LATER.indexOf(b.type));
}

/** Whether a kind of action begins with a question that can be answered by a card. */
const isFlat = ({ type, open }: Choice): boolean => type !== PASS.type && open?.kind === 'oneOf';

/** A tile is turned on the board, and a way is followed there. */
function isSeen({ game, state }: Desk, { type }: Choice): boolean {
  const fields = fieldsOf(game, state, type);
  return fields?.names.some((name) => name === ROTATION || fields.kind(name) === 'path') ?? false;
}

/** What is picked on the board by sight: more places than this are not listed. */
const FEW_PLACES = 6;

function isPlaced(type: string, leaves: readonly Path[], { track, flat = [] }: GameFace): boolean {
  if (!track) return !flat.includes(type);
  const places = leaves.filter((path) => partsOf(path).some(({ value }) => track.placesOf(String(value)).length > 0));
  return places.length > FEW_PLACES;
}

/** A number that could be no other is not spoken of, a price is seen in what the action costs; but how much is sold is. */
const partsOf = (path: Path): Part[] => {
  const fixed = path.flatMap(({ open }) =>
    open?.kind === 'int' && open.min === open.max && open.field !== 'percent' ? [open.field] : [],
  );
  return Object.entries(path.at(-1)!.chosen)
    .filter(([field, value]) => field !== 'type' && !fixed.includes(field) && !isBegun(value))
    .map(([field, value]) => ({ field, value: value as Value }));
};

/** A list of which nothing is chosen yet. */
const isBegun = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function grouped(leaves: readonly Path[]): Group[] {
  const stems = new Map<string, { readonly parts: Part[]; readonly path: Path }[]>();
  for (const path of leaves) {
    const parts = partsOf(path);
    const stem = JSON.stringify(parts.slice(0, -1));
    // a single field has no stem: each value is a card of its own
    const key = parts.length > 1 ? stem : JSON.stringify(parts);
    stems.set(key, [...(stems.get(key) ?? []), { parts, path }]);
  }
  return [...stems.values()].map((all) => {
    if (all.length === 1) return { parts: all[0]!.parts, leaves: [{ path: all[0]!.path, parts: [] }] };
    return {
      parts: all[0]!.parts.slice(0, -1),
      leaves: all.map(({ path, parts }) => ({ path, parts: parts.slice(-1) })),
    };
  });
}

/** Two trains of one type and owner are one card. */
function withoutTwins(groups: readonly Group[], text: Texter): Group[] {
  const look = ({ path, parts }: Leaf) => JSON.stringify([parts.map(text), path.at(-1)!.open]);
  const thin = groups.map((group): Group => ({ ...group, leaves: firstOfEach(group.leaves, look) }));
  return firstOfEach(thin.map(merged), ({ parts, leaves }) => JSON.stringify([parts.map(text), leaves.map(look)]));
}

/** A group that is left with one leaf is that leaf. */
const merged = ({ parts, leaves }: Group): Group => ({
  parts: leaves.length === 1 ? [...parts, ...leaves[0]!.parts] : parts,
  leaves: leaves.length === 1 ? [{ path: leaves[0]!.path, parts: [] }] : leaves,
});

function firstOfEach<T>(all: readonly T[], look: (one: T) => string): T[] {
  const looks = all.map(look);
  return all.filter((_, i) => looks.indexOf(looks[i]!) === i);
}
