// Source of a bought share of 1862, found by its number if a record has no hint. Purchases, sales and redemptions name
// numbers; mergers, refinancing and changes of the director's certificate move others silently.
import { certificatesOf, type Holder, OFFER, POOL, treasury } from '../../../engine/index.ts';
import type { ForeignAction } from '../../../records/import18xx/foreign.ts';
import { shareCompany } from '../../../records/import18xx/ids.ts';
import type { Place } from '../../../records/import18xx/importer.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { State1862 } from '../rules/state.ts';

type Source = 'offer' | 'treasury' | 'pool';

const HINTS: Readonly<Record<string, Source>> = { ipo: 'offer', pool: 'pool', self: 'treasury' };

/** The IPO, the pool or the company itself. */
export function sourceOfShare({ action, record, at, state }: Place<State1862>): Source {
  const hint = HINTS[String(action._from)];
  if (hint) return hint;
  const company = shareCompany(action) as CompanyId;
  if (!Object.hasOwn(state.shares, company)) return 'offer';
  const count = (holder: Holder): number =>
    certificatesOf(state, company).holders.filter((one, i) => i > 0 && one === holder).length;
  const lying = { offer: count(OFFER), treasury: count(treasury(company)), pool: count(POOL) };
  return placeOf(record.actions, at, lying);
}

const ORDINARY = [1, 2, 3, 4, 5, 6, 7];

/** `GER_5` is number 5. */
const numbersIn = ({ shares }: ForeignAction): readonly number[] =>
  Array.isArray(shares) ? shares.map((share) => Number(String(share).replace(/^.*_/, ''))) : [];

type Naming = Pick<ForeignAction, 'type' | 'entity_type'>;

/** Recorded facts about a company's share numbers since its last start. */
interface Told {
  readonly chartered: boolean;
  /** True if its shares have been exchanged. */
  readonly exchanged: boolean;
  /** The last mention of a number. */
  last(number: number): Naming | undefined;
  /** The same, unless something was exchanged after it. */
  fresh(number: number): Naming | undefined;
  /** Its next mention, before anything is exchanged. */
  next(number: number): Naming | undefined;
  /** True if a higher number was redeemed since the last exchange while neither had been named: the pool did not have this one. */
  passedOver(number: number): boolean;
}

/** `lying`: ordinary shares in each place; the number bought by this action is in one of them. */
export function placeOf(
  actions: readonly ForeignAction[],
  at: number,
  lying: Readonly<Record<Source, number>>,
): Source {
  const open = (['offer', 'treasury', 'pool'] as const).filter((source) => lying[source] > 0);
  if (open.length < 2) return open[0] ?? 'offer';
  const number = numbersIn(actions[at]!)[0]!;
  const told = toldOf(actions, at, shareCompany(actions[at]!));
  // Single shares leave the IPO by name only.
  if (!told.last(number) && lying.offer > 0) return 'offer';
  const left = (n: number): Source | null => {
    const named = told.fresh(n);
    return !named || isPurchase(named) ? null : isRedemption(named) ? 'treasury' : 'pool';
  };
  const sure = left(number);
  if (sure) return sure;
  const unsure = (source: Source): number => lying[source] - ORDINARY.filter((n) => left(n) === source).length;
  if (lying.treasury === 0 || unsure('treasury') === 0) return 'pool';
  if (lying.pool === 0 || unsure('pool') === 0) return 'treasury';
  // Numbers redeemed next lie in the pool now.
  const redeemedNext = ORDINARY.filter((n) => n !== number && told.next(n) && isRedemption(told.next(n)!));
  if (redeemedNext.length === lying.pool || told.passedOver(number)) return 'treasury';
  const own = ownShares(told, lying).filter((n) => left(n) === null && !redeemedNext.includes(n));
  // In an exchange a company gives the last of its shares; to raise money it sells the first.
  const kept = told.exchanged ? own.slice(0, unsure('treasury')) : own.slice(-unsure('treasury'));
  return kept.includes(number) ? 'treasury' : 'pool';
}

const isRedemption = ({ type, entity_type }: Naming): boolean => type === 'buy_shares' && entity_type === 'corporation';
const isPurchase = ({ type, entity_type }: Naming): boolean => type === 'buy_shares' && entity_type !== 'corporation';

/** Numbers that may be the company's own, in the order of their arrival. */
function ownShares(told: Told, lying: Readonly<Record<Source, number>>): readonly number[] {
  // A chartered company gets shares of the IPO only by an exchange.
  const had = ORDINARY.filter((n) => !told.last(n) && (!told.chartered || told.exchanged));
  const redeemed = ORDINARY.filter((n) => told.last(n) && isRedemption(told.last(n)!));
  // Numbers bought or redeemed next lie there now; those sold next do not.
  const lies = ORDINARY.filter((n) => told.next(n)?.type === 'buy_shares');
  const isAll = lies.length === lying.offer + lying.treasury + lying.pool;
  return (told.chartered ? [...redeemed, ...had] : [...had, ...redeemed]).filter((n) =>
    isAll ? lies.includes(n) : told.next(n)?.type !== 'sell_shares',
  );
}

function toldOf(actions: readonly ForeignAction[], at: number, company: string): Told {
  const isStart = ({ type, corporation }: ForeignAction): boolean => type === 'par' && corporation === company;
  const begun = actions.slice(0, at).findLastIndex(isStart);
  const earlier = actions.slice(0, Math.max(0, begun)).findLastIndex(isStart);
  const isIt = (_: ForeignAction, i: number) => isExchange(actions, i, company);
  const until = actions.findIndex((one, i) => i >= at && isIt(one, i));
  const since = Math.max(begun, actions.slice(0, at + 1).findLastIndex(isIt));
  const isNaming = (number: number) => (one: ForeignAction) =>
    shareCompany(one) === company && numbersIn(one).includes(number);
  const ahead = actions.slice(at, until < 0 ? actions.length : until);
  return {
    // True if somebody bid for it.
    chartered: actions
      .slice(earlier + 1, Math.max(0, begun))
      .some(({ type, corporation }) => type === 'bid' && corporation === company),
    exchanged: since > begun,
    last: (number) => actions.slice(begun + 1, at).findLast(isNaming(number)),
    fresh: (number) => actions.slice(since + 1, at).findLast(isNaming(number)),
    next: (number) => ahead.find(isNaming(number)),
    passedOver: (number) =>
      !actions.slice(begun + 1, at).some(isNaming(number)) &&
      actions.slice(since + 1, at).some((one, i) => {
        if (!isRedemption(one) || shareCompany(one) !== company) return false;
        const [redeemed] = numbersIn(one);
        return redeemed! > number && !actions.slice(begun + 1, since + 1 + i).some(isNaming(redeemed!));
      }),
  };
}

/** True for a step of a merger, an acquisition or a refinancing; before decisions about options the company has acted. */
function isExchange(actions: readonly ForeignAction[], i: number, company: string): boolean {
  const { type, entity, corporation, choice } = actions[i]!;
  if (type === 'merge') return corporation === company || entity === company;
  if (type === 'convert') return entity === company;
  if (type !== 'choose' || typeof choice === 'number') return false;
  let last = i - 1;
  while (last >= 0 && actions[last]!.entity_type !== 'corporation') last--;
  return actions[last]?.entity === company;
}
