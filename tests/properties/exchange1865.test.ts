// Invariants of 1865's absorptions between companies with random stations, for random answers.
import { expect, test } from 'vitest';
import { apply, applyInPlace } from '../../src/engine/core/apply.ts';
import { below, rngFrom } from '../../src/engine/core/chance.ts';
import { check } from '../../src/engine/core/check.ts';
import { copy } from '../../src/engine/core/copy.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { treasury } from '../../src/engine/core/owner.ts';
import { waiting } from '../../src/engine/core/play.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { cashOf } from '../../src/engine/money/bank.ts';
import { OFFER, percentOf } from '../../src/engine/shares/shares.ts';
import type { NodeId } from '../../src/engine/track/board.ts';
import { hexOfNode } from '../../src/engine/track/board.ts';
import { tokenNodes } from '../../src/engine/track/tokens.ts';
import { trainsOf } from '../../src/engine/trains/depot.ts';
import { type AbsorptionPreview, previewOf, type Span } from '../../src/titles/1865/rules/exchange/preview.ts';
import { game1865 } from '../../src/titles/1865/rules/index.ts';
import { isCarbonia, isMine } from '../../src/titles/1865/rules/map.ts';
import { directFrom } from '../../src/titles/1865/rules/operating/directRoutes.ts';
import { rankOf, zoneOf } from '../../src/titles/1865/rules/rank.ts';
import type { State1865 } from '../../src/titles/1865/rules/state.ts';
import { type Eve, eve, lines, type Position } from '../support/absorption1865.ts';
import { repeatWhile } from '../support/bounded.ts';

const CITIES = ['Oristano', 'Sassari', 'Nuoro', 'Bastia', 'Portovecchio', 'Cagliari'];
const MINES = ['Su Suergiu', 'Matra', 'Argentella', 'Argentiera', 'Sos Enattos'];
const DISTRICT = ['Serbariu', 'Monteponi', 'Su Zurfuru'];

/** FMS and CFC, both in Cagliari, and in up to six other places each; never both in one mine or small city. */
function position(rng: number[]): State1865 {
  const some = <T>(all: readonly T[], most: number): T[] => {
    const left = [...all];
    return Array.from({ length: below(rng, most + 1) }, () => left.splice(below(rng, left.length), 1)[0]!);
  };
  const mines = [...some(MINES, 5)];
  const half = below(rng, mines.length + 1);
  const [one, two] = [below(rng, 3), below(rng, 3)];
  const company = (own: readonly string[], extra: readonly string[]): Position => ({
    kind: below(rng, 2) ? 'major' : 'minor',
    treasury: 10 * below(rng, 90),
    price: [60, 80, 100, 130, 180][below(rng, 5)]!,
    tokens: [...new Set([...extra, ...own, ...some(CITIES, below(rng, 2) ? 5 : 1)])].slice(0, 6),
    trains: some(['PH2', 'PH3', 'PH3', 'PH2'], 3),
    traffic: below(rng, 20),
    loans: below(rng, 2),
    row: 1 + below(rng, 3),
  });
  const companies: Eve['companies'] = {
    FMS: company([...mines.slice(0, half), DISTRICT[one]!], ['Olbia']),
    CFC: company([...mines.slice(half), ...(one === two ? [] : [DISTRICT[two]!])], ['Cagliari', 'Ajaccio', 'Calvi']),
  };
  const laid = some(Object.keys(lines) as (keyof typeof lines)[], 7);
  const t = eve({ companies, lines: [...laid, 'greenCities'] })
    .maritimes({ FMS: some(['M1', 'M4', 'M6'], 2), CFC: some(['M3', 'M5', 'M7'], 2) })
    .set((s) => {
      for (const id of ['FMS', 'CFC'] as const) s.companies[id].tokens = 0;
    });
  expect(t.waiting).toEqual(['Bob']);
  return t.state;
}

function play(s: State1865, action: object): State1865 {
  const seat = waiting(game1865, s)[0]!;
  const outcome = apply(game1865, s, seat, action);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  expect(game1865.audit(outcome.state)).toBeNull();
  // a bot that writes in place, on a saved and reloaded position, gets the same result
  const again = copy(JSON.parse(JSON.stringify(s)) as State1865);
  applyInPlace(game1865, again, seat, action as never);
  expect(hashState(again)).toBe(hashState(outcome.state));
  return outcome.state;
}

const within = (figure: number, { least, most }: Span): boolean => figure >= least && figure <= most;

/** Expects the preview to have been right. */
function expectTold(s: State1865, company: 'FMS' | 'CFC', told: AbsorptionPreview): void {
  const { tokens, loans, traffic } = s.companies[company];
  const places = tokenNodes(s.board, company);
  expect(loans).toBe(told.loans.before + told.loans.taken);
  expect(within(cashOf(s, treasury(company)), told.treasury.after)).toBe(true);
  expect(within(traffic, told.traffic.after)).toBe(true);
  expect(within(tokens, told.tokens.unused) && within(places.length, told.tokens.onMap)).toBe(true);
  expect(tokens + places.length).toBe(7);
  expect(within(rankOf(s, company), told.rank.after)).toBe(true);
  expect(told.zones).toContain(zoneOf(s, company));
  expect(trainsOf(s, company)).toHaveLength(told.trains.all.length - told.trains.tooMany);
  expect(places).toEqual(expect.arrayContaining([...told.tokens.shared, ...told.tokens.replaced]));
  for (const place of told.tokens.lost) expect(places).not.toContain(place);
  expect(places.filter((place) => isCarbonia(hexOfNode(place))).length).toBeLessThanOrEqual(1);
}

test('the target leaves nothing behind, what is kept is joined, and the preview told the truth', () => {
  const rng = rngFrom('absorptions of 1865');
  const seen = { short: 0, chosen: 0, mines: 0, discards: 0 };
  for (let game = 0; game < 60; game++) {
    let s = position(rng);
    const isActive = below(rng, 2) === 0;
    const [acquirer, target] = isActive ? (['FMS', 'CFC'] as const) : (['CFC', 'FMS'] as const);
    const told = previewOf(s, acquirer, target);
    const own = tokenNodes(s.board, acquirer);
    const theirs = tokenNodes(s.board, target);
    const action = { type: isActive ? 'absorb' : 'beAbsorbed', company: 'CFC' };
    const refusal = check(game1865, s, waiting(game1865, s)[0]!, action);
    if (refusal) {
      expect(told.loans.before + told.loans.taken).toBeGreaterThan(3);
      continue;
    }
    s = play(s, action);
    repeatWhile(
      () => ['exchange', 'discard'].includes(s.flow.at(-1)!.kind),
      () => {
        const answer = wander(game1865, s, waiting(game1865, s)[0]!, rng);
        if (answer.type === 'keepToken') seen.chosen += 1;
        if (answer.type === 'replaceInMine') seen.mines += 1;
        if (answer.type === 'discardTrain') seen.discards += 1;
        s = play(s, answer);
      },
    );
    expect(s.companies[target].status).toBe('waiting');
    expect(percentOf(s, target, OFFER)).toBe(100);
    expect(tokenNodes(s.board, target)).toEqual([]);
    expect([cashOf(s, treasury(target)), trainsOf(s, target)]).toEqual([0, []]);
    expectTold(s, acquirer, told);
    const places = tokenNodes(s.board, acquirer);
    const cities = theirs.filter((place) => !isMine(place) && !own.includes(place));
    const kept = cities.filter((place) => places.includes(place));
    if (kept.length === cities.length) continue;
    // R156
    seen.short += 1;
    const joins = (place: NodeId, others: readonly NodeId[]) => others.some((other) => directFrom(s, place).has(other));
    const loose = (place: NodeId) => !joins(place, [...own, ...theirs]);
    for (const place of kept) expect(loose(place) || joins(place, places)).toBe(true);
  }
  // The positions are varied enough.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
});
