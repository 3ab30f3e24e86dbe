// The riders of a search: each train that is no freight, and the freights in each way in which they can be joined.
import type { Train } from '../problem.ts';
import { type BlockKind, chainsOf } from './joining.ts';
import { type Ground, type Offer, offersOf } from './offers.ts';
import { partsOf } from './parts.ts';

/** A rider takes one of these offers, or none. Riders of one kind stand side by side. */
export interface Rider {
  readonly kind: string;
  readonly offers: readonly Offer[];
}

/** One way to join the freights. */
export type Party = readonly Rider[];

export interface Parties {
  readonly parties: readonly Party[];
  /** The trains of each kind. */
  readonly kinds: readonly (readonly Train[])[];
  /** True if all runs are among the offers. */
  readonly whole: boolean;
}

export function partiesOf(ground: Ground): Parties {
  const kinds = sameKinds(ground.problem.trains);
  let whole = true;
  const known = <T extends { readonly whole: boolean }>(found: T): T => {
    whole &&= found.whole;
    return found;
  };
  const others = kinds.flatMap((trains, kind): Rider[] => {
    if (trains[0]!.freight) return [];
    const { offers } = known(offersOf(ground, kind, trains[0]!));
    return trains.map(() => ({ kind: `${kind}`, offers }));
  });
  const parts = kinds.map((trains, kind) =>
    trains[0]!.freight ? known(partsOf(ground, kind, trains[0]!)).parts : new Map(),
  );
  const blocks = new Map<string, Rider>();
  const riderOf = (block: Block): Rider => {
    const name = nameOf(block);
    if (!blocks.has(name)) {
      const asked = block.flatMap((count, kind): BlockKind[] => {
        const { permanent } = kinds[kind]![0]!.freight ?? {};
        return count > 0 ? [{ count, all: permanent!, parts: parts[kind]! }] : [];
      });
      blocks.set(name, { kind: `block ${name}`, offers: chainsOf(ground, asked) });
    }
    return blocks.get(name)!;
  };
  const ways = waysToJoin(kinds);
  // With a small budget at least single freights are looked at.
  if (ground.steps.budget < Infinity) ways.push(...singles(kinds));
  const isJoined = (block: Block) => block.reduce((sum, n) => sum + n, 0) > 1;
  const parties: Party[] = [];
  for (const way of ways.toSorted((a, b) => a.filter(isJoined).length - b.filter(isJoined).length)) {
    if (ground.steps.over && way.some(isJoined)) whole = false;
    else parties.push([...others, ...way.map(riderOf)]);
  }
  return { parties, kinds, whole };
}

/** The trains grouped by kind, in the order in which the kinds first appear. */
function sameKinds(trains: readonly Train[]): Train[][] {
  const found = new Map<string, Train[]>();
  for (const train of trains) {
    const kind = JSON.stringify({ ...train, id: '' });
    found.set(kind, [...(found.get(kind) ?? []), train]);
  }
  return [...found.values()];
}

/** One freight alone, of any kind that is not permanent. */
const singles = (kinds: readonly (readonly Train[])[]): Block[][] =>
  kinds.flatMap(([train], kind) =>
    train!.freight?.permanent === false ? [[kinds.map((_, k) => (k === kind ? 1 : 0))]] : [],
  );

/** Number of trains of each kind that count as one. */
type Block = readonly number[];
const nameOf = (block: Block): string => block.join();

/**
 * The ways to put freights into blocks. A block uses all its permanent freights, and any number of the others, but not
 * none. A train that stays where it is belongs to other ways, or to a block that makes no run.
 */
function waysToJoin(kinds: readonly (readonly Train[])[]): Block[][] {
  const none = kinds.map(() => 0);
  const count = (permanent: boolean) =>
    kinds.map((trains) => (trains[0]!.freight?.permanent === permanent ? trains.length : 0));
  const [temporary, permanent] = [count(false), count(true)];
  const hasTemporary = temporary.some((n) => n > 0);
  const each = permanent.flatMap((n, kind) => Array.from({ length: n }, () => kind));
  let ways: Block[][] = [[]];
  for (const kind of each) {
    const add = (block: Block) => block.map((n, k) => (k === kind ? n + 1 : n));
    const next = ways.flatMap((blocks) => [
      [...blocks, add(none)],
      ...blocks.map((_, i) => blocks.map((block, b) => (b === i ? add(block) : block))),
    ]);
    ways = different(next);
  }
  if (!hasTemporary) return ways;
  const joined = ways.flatMap((blocks) =>
    blocks.map((_, i) => blocks.map((block, b) => (b === i ? block.map((n, k) => n + temporary[k]!) : block))),
  );
  // Without a permanent one beside them, they run alone.
  return different([...ways.filter((blocks) => blocks.length > 0), ...joined, [temporary]]);
}

function different(ways: readonly Block[][]): Block[][] {
  const sorted = ways.map((blocks) => blocks.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)));
  return [...new Map(sorted.map((blocks) => [blocks.map(nameOf).join(';'), blocks])).values()];
}
