// The top of a decision laid out flat: things to buy, sell or start stand there with their prices, one touch away.
import { type Choice, PASS, type Value } from '../../../engine/index.ts';
import { fieldsOf } from '../../../match/fieldsOf.ts';
import type { Desk, Path } from '../../../match/menu.ts';
import { spread } from '../../../match/spread.ts';
import type { GameFace } from '../../kit/face.ts';
import { type ChoiceCard, ROTATION } from '../decision/cards.ts';

/** Finished actions of one kind, or paths as far as they can be listed. */
export interface Leaf {
  readonly path: Path;
  /** The chosen values, without those named by its group. */
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

/** Names a value on a card. */
export type Texter = (part: Part) => string;

/** Kinds listed last: buying comes before selling, whatever the order of the book. */
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

/** True if a kind of action begins with a question that a card can answer. */
const isFlat = ({ type, open }: Choice): boolean => type !== PASS.type && open?.kind === 'oneOf';

/** True for kinds handled on the board: a tile is turned and a way followed there. */
function isSeen({ game, state }: Desk, { type }: Choice): boolean {
  const fields = fieldsOf(game, state, type);
  return fields?.names.some((name) => name === ROTATION || fields.kind(name) === 'path') ?? false;
}

/** Most places in a list; with more, picking on the board by sight is easier. */
const FEW_PLACES = 6;

function isPlaced(type: string, leaves: readonly Path[], { track, flat = [] }: GameFace): boolean {
  if (!track) return !flat.includes(type);
  const places = leaves.filter((path) => partsOf(path).some(({ value }) => track.placesOf(String(value)).length > 0));
  return places.length > FEW_PLACES;
}

/** The values to name: not a number without alternative (the cost shows a price), except the percentage sold. */
const partsOf = (path: Path): Part[] => {
  const fixed = path.flatMap(({ open }) =>
    open?.kind === 'int' && open.min === open.max && open.field !== 'percent' ? [open.field] : [],
  );
  return Object.entries(path.at(-1)!.chosen)
    .filter(([field, value]) => field !== 'type' && !fixed.includes(field) && !isBegun(value))
    .map(([field, value]) => ({ field, value: value as Value }));
};

/** True for a list without any choice yet. */
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

/** Merges cards of equal text, such as two trains of one type and owner. */
function withoutTwins(groups: readonly Group[], text: Texter): Group[] {
  const look = ({ path, parts }: Leaf) => JSON.stringify([parts.map(text), path.at(-1)!.open]);
  const thin = groups.map((group): Group => ({ ...group, leaves: firstOfEach(group.leaves, look) }));
  return firstOfEach(thin.map(merged), ({ parts, leaves }) => JSON.stringify([parts.map(text), leaves.map(look)]));
}

/** Turns a group with a single leaf into that leaf. */
const merged = ({ parts, leaves }: Group): Group => ({
  parts: leaves.length === 1 ? [...parts, ...leaves[0]!.parts] : parts,
  leaves: leaves.length === 1 ? [{ path: leaves[0]!.path, parts: [] }] : leaves,
});

function firstOfEach<T>(all: readonly T[], look: (one: T) => string): T[] {
  const looks = all.map(look);
  return all.filter((_, i) => looks.indexOf(looks[i]!) === i);
}
