// The effect of an action in figures: the payer's money, prices, and payments to other players.
import { type Choice, type Core, type GameEvent, PASS, type Seat } from '../../../engine/index.ts';
import { type RailState, railOf } from '../../../kernel/index.ts';
import { gives } from '../../../match/assist.ts';
import { type Desk, type Path, readyOf } from '../../../match/menu.ts';
import { outcomeOf } from '../../../match/outcomeOf.ts';
import { filled } from '../../../match/walk.ts';
import { decisionLines } from '../../../words/web/decision.ts';
import { panelLines } from '../../../words/web/panels.ts';
import { factsOf } from '../../panels/factsOf.ts';
import type { Fact, TableFacts } from '../../panels/tableFacts.ts';
import { told } from '../decision/cards.ts';
import type { Play } from '../Play.ts';
import { wordsAt } from '../wordsAt.ts';

export type Speaking = Pick<Play, 'game' | 'face' | 'words' | 'lang'>;

export interface Effect {
  /** Its cost (negative) to the acting player or company, or its income to the player; 0 for neither. */
  readonly sum: number;
  /** Figures before and after: "90 → 100". */
  readonly changes: readonly Fact[];
  /** Payments to the other players. */
  readonly others: readonly { readonly seat: Seat; readonly sum: number }[];
  /** The payment per share; null without one. */
  readonly perShare: number | null;
  /** True for a merger whose terms are decided later: figures in between would mislead. */
  readonly isHalf: boolean;
  /** The events, a line each; the first one is the action itself. */
  readonly told: readonly string[];
}

const nothing: Effect = { sum: 0, changes: [], others: [], perShare: null, isHalf: false, told: [] };

const EXCHANGE = 'exchange';

/** Null while something is open. Without help only the price is given, which everybody can see. */
export function effectOf(desk: Desk, path: Path, speaking: Speaking): Effect | null {
  const effect = wholeEffect(desk, path, speaking);
  if (!effect || gives(desk.assist ?? 'routes', 'sums')) return effect;
  return { ...nothing, sum: Math.min(0, effect.sum) };
}

/** The effect of a complete action; a pass has none worth a figure. */
function wholeEffect(desk: Desk, path: Path, { game, face, words, lang }: Speaking): Effect | null {
  const action = readyOf(path.at(-1)!);
  if (!action) return null;
  if (action.type === PASS.type || !face.facts) return nothing;
  const outcome = outcomeOf(desk, action);
  if (!outcome) return nothing;
  const lines = linesOf(outcome.events, wordsAt({ words, face, lang }, desk.state));
  if (outcome.state.flow.some(({ kind }) => kind === EXCHANGE)) return { ...nothing, isHalf: true, told: lines };
  const [before, after] = [desk.state, outcome.state].map((state) => factsOf(game, face, state, words, lang)) as [
    TableFacts,
    TableFacts,
  ];
  const purse = (facts: TableFacts, seat: Seat): number => {
    const player = facts.players.find((one) => one.seat === seat);
    return player?.cash ?? player?.worth ?? 0;
  };
  const gain = (seat: Seat) => purse(after, seat) - purse(before, seat);
  const company = face.track?.operating(desk.state) ?? null;
  const own = gain(desk.seat);
  const spent = (id: string) => inTreasury(outcome.state, id) - inTreasury(desk.state, id);
  const l = panelLines[lang].players;
  const { money } = words.f;
  return {
    sum: own === 0 && company !== null ? Math.min(0, spent(company)) : own,
    changes: [
      ...(own === 0
        ? []
        : [
            {
              id: 'cash',
              label: l.cash,
              value: `${money(purse(before, desk.seat))} → ${money(purse(after, desk.seat))}`,
            },
          ]),
      ...sharesThatMove(desk, outcome.state, [before, after], lang),
      ...figuresThatMove(before, after, lang),
    ],
    others: before.players
      .map(({ seat }) => ({ seat, sum: gain(seat) }))
      .filter(({ seat, sum }) => seat !== desk.seat && sum > 0),
    perShare: perShareOf(outcome.events, before),
    isHalf: false,
    told: lines,
  };
}

/** The money of a company: in games with treasuries, purses go by the company's name. */
const inTreasury = (state: Core, company: string): number =>
  (state as Core & { readonly cash?: Readonly<Record<string, number>> }).cash?.[`treasury:${company}`] ?? 0;

/** The reader's holding of a company before and after, and its consequences: "3 → 4 of 10, floats". */
function sharesThatMove(
  desk: Desk,
  then: Core,
  [before, after]: readonly [TableFacts, TableFacts],
  lang: Play['lang'],
): Fact[] {
  const held = ({ players }: TableFacts, company: string) =>
    players.find(({ seat }) => seat === desk.seat)?.holdings.find((one) => one.company === company);
  const l = decisionLines[lang].shares;
  return before.companies.flatMap(({ id, name }) => {
    const all = after.companies.find((one) => one.id === id)?.shares?.all;
    const [had, has] = [held(before, id), held(after, id)];
    const [from, to] = [had?.shares ?? 0, has?.shares ?? 0];
    if (all === undefined || from === to) return [];
    const comes = [
      ...(isOff(desk, desk.state, id) && !isOff(desk, then, id) ? [l.floats] : []),
      ...(has?.leads && !had?.leads ? [l.leads] : []),
    ];
    return [{ id: `${id} shares`, label: l.of(name), value: [l.count(from, to, all), ...comes].join(', ') }];
  });
}

/** True if too little of it is sold for its first turn. */
function isOff({ game }: Desk, state: Core, company: string): boolean {
  const rail = railOf(game);
  const s = state as RailState;
  return rail?.launch ? rail.idle(s, company) !== null || rail.launch(s, company).left > 0 : false;
}

/** Prices and treasuries of every company with a difference. */
function figuresThatMove(before: TableFacts, after: TableFacts, lang: Play['lang']): Fact[] {
  const rows = (facts: TableFacts) => [...facts.companies, ...(facts.minors?.companies ?? [])];
  const then = new Map(rows(after).map((row) => [row.id, row]));
  const heads = decisionLines[lang].figures;
  return rows(before).flatMap((row) => {
    const next = then.get(row.id);
    if (!next || row.idle !== undefined || next.idle !== undefined) return [];
    return (['price', 'treasury'] as const).flatMap((column) => {
      const [from, to] = [row.figures[column], next.figures[column]];
      if (from === to || from === undefined || to === undefined) return [];
      return [{ id: `${row.id} ${column}`, label: heads[column](row.name), value: `${from} → ${to}` }];
    });
  });
}

/** The payment for shares divided by the number held. */
function perShareOf(events: readonly GameEvent[], { players }: TableFacts): number | null {
  const declared = events.find((event) => event.type === 'dividendDeclared') as
    | { readonly company?: string }
    | undefined;
  if (!declared) return null;
  for (const { seat, holdings } of players) {
    const shares = holdings.find(({ company }) => company === declared.company)?.shares ?? 0;
    const paid = events.find((event) => isPaid(event) && event.to === seat) as Paid | undefined;
    if (paid && shares > 0) return paid.amount / shares;
  }
  return null;
}

interface Paid extends GameEvent {
  readonly to: unknown;
  readonly amount: number;
}
const isPaid = (event: GameEvent): event is Paid => event.type === 'paid';

/** The lines of the events, without prices, which are among the figures. */
const linesOf = (events: readonly GameEvent[], words: Play['words']): string[] =>
  told(
    events.filter(({ type }) => type !== 'priceMoved'),
    words,
  );

/** The effect for a card that leaves nothing to choose: in a list, the next item's card describes its addition in words. */
export function cardEffect(desk: Desk, path: Path, next: Choice, speaking: Speaking): Effect | null {
  const open = path.at(-1)?.open;
  // the figures would be those of the whole list again
  if (open?.kind === 'list' && open.soFar.length > 0) return null;
  const whole = filled(desk, next);
  const effect = whole.open ? null : effectOf(desk, [whole], speaking);
  return effect && (path.length === 0 || effect.changes.length > 0) ? effect : null;
}
