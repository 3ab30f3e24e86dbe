// Sections 4.3 and 4.4: mines, and tokens along a direct route.
import { expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { narrow } from '../../../src/engine/core/choices.ts';
import { EDGES, neighbour, opposite } from '../../../src/engine/track/coords.ts';
import { graphOf } from '../../../src/engine/track/graph.ts';
import { trackOfTile, trackOn } from '../../../src/engine/track/hexTrack.ts';
import type { OfferedPath } from '../../../src/engine/track/pathField.ts';
import { putToken, tokenNodes } from '../../../src/engine/track/tokens.ts';
import { waysFrom } from '../../../src/engine/track/waysFrom.ts';
import type { CompanyId } from '../../../src/titles/1865/rules/companies.ts';
import { sardinia } from '../../../src/titles/1865/rules/hexes.ts';
import { game1865 } from '../../../src/titles/1865/rules/index.ts';
import { fullMap } from '../../../src/titles/1865/rules/map.ts';
import {
  directFrom,
  directRoutes,
  joined,
  routeFigures,
} from '../../../src/titles/1865/rules/operating/directRoutes.ts';
import type { PhaseId } from '../../../src/titles/1865/rules/trains.ts';
import { rule } from '../../support/rule.ts';
import { place, table1865 } from '../../support/table1865.ts';

const three = ['Ada', 'Ben', 'Cid'];
const owners = { Ada: [40, 20] };
const token = (name: string, route: readonly string[]) => ({ type: 'placeToken', city: place(name), route }) as const;

/** A minor of Ada's that may place a token, by default in phase 2. */
const placer = (company: CompanyId, position: object = {}, phase: PhaseId = '2', at = 'token', asked = {}) =>
  table1865(three, asked)
    .phase(phase)
    .company(company, { owners, treasury: 500, ...position })
    .operating({ company, at });
type Place = ReturnType<typeof placer>;

const why = (t: Place, action: unknown) => check(game1865, t.state, 1, action);
const traffic = (t: Place, id: CompanyId): number => t.state.companies[id].traffic;

/** FMS with track from Cagliari to the mine of Su Suergiu (F36). */
const toMine = (position: object = {}, phase: PhaseId = '2', at = 'token') =>
  placer('FMS', position, phase, at).tile('F38', '8', 1).tile('F36', '173', 0);
const mineRoute = ['E39:2', 'F38:0', 'F36:0'];

/** FMS with track over Decimomannu and Sanluri to Oristano. */
const toOristano = (position: object = {}, phase: PhaseId = '2') =>
  placer('FMS', position, phase).tile('E37', '4', 0).tile('E35', '8', 0).tile('D34', '4', 2).tile('C33', '8', 3);
const townRoute = ['E39:1', 'E37:0', 'E37:1', 'E35:0', 'D34:1', 'D34:0', 'C33:0', 'C31:0'];

rule('1865-R115', 'a token in a mine brings 2 on yellow, 1 on green and nothing on brown, in each turn', () => {
  for (const [tile, phase, more] of [
    ['173', '2', 2],
    ['174', '3', 1],
    ['175', '5', 0],
  ] as const) {
    const t = toMine({ tokens: ['Su Suergiu'], traffic: 5, unused: 0 }, phase, 'mines').tile('F36', tile, 0);
    void t.waiting;
    expect(traffic(t, 'FMS'), tile).toBe(5 + more);
  }
});

rule('1865-R115', 'between tiles and token: a mine that is taken in this turn does not pay twice', () => {
  const t = toMine({ traffic: 3 }, '2', 'build').plays('Ada', { type: 'pass' });
  expect(traffic(t, 'FMS')).toBe(3);
  t.plays('Ada', token('Su Suergiu', mineRoute));
  expect(traffic(t, 'FMS')).toBe(5);
});

rule('1865-R115', 'of a brown mine nothing is told', () => {
  const t = toMine({ tokens: ['Su Suergiu'], unused: 0, traffic: 5 }, '5', 'build').tile('F36', '175', 0);
  t.plays('Ada', { type: 'pass' });
  expect([traffic(t, 'FMS'), t.told('trafficGained')]).toEqual([5, []]);
});

rule('1865-R115', 'each mine pays, and those of others do not', () => {
  const t = toMine({ tokens: ['Su Suergiu', 'Serbariu'], unused: 0 }, '2', 'mines')
    .tile('B40', '173', 3)
    .tile('B38', '173', 3)
    .company('RCSF', { owners: { Ben: [40, 20] }, tokens: ['Monteponi'] })
    .operating({ company: 'FMS', at: 'mines' });
  void t.waiting;
  expect([traffic(t, 'FMS'), traffic(t, 'RCSF')]).toEqual([4, 0]);
});

rule('1865-R116', 'a mine has one place', () => {
  const t = toMine().company('RCSF', { owners: { Ben: [40, 20] }, tokens: ['Su Suergiu'] });
  t.operating({ company: 'FMS', at: 'token' });
  expect(why(t, token('Su Suergiu', mineRoute))).toMatchObject({ code: 'token.cityFull', rule: '1865-R116' });
});

/** FMS with track over Siliqua to Monteponi, and to Su Suergiu. */
const toMonteponi = (tokens: readonly string[] = []) =>
  toMine({ tokens }).tile('D38', '58', 5).tile('C39', '8', 2).tile('B38', '173', 5).tile('B40', '173', 3);

rule('1865-R117', 'one token at a time in the three mines of the Carbonia district', () => {
  const { track } = directRoutes(toMonteponi().state, 'FMS', place('Monteponi'))[0]!;
  expect(why(toMonteponi(), token('Monteponi', track))).toBeNull();
  for (const name of ['Serbariu', 'Su Zurfuru'])
    expect(why(toMonteponi([name]), token('Monteponi', track)), name).toMatchObject({
      code: 'token.carbonia',
      rule: '1865-R117',
    });
  // mines and cities elsewhere do not matter, nor do others' tokens
  expect(why(toMonteponi(['Serbariu']), token('Su Suergiu', mineRoute))).toBeNull();
  expect(why(toMonteponi(['Su Suergiu']), token('Monteponi', track))).toBeNull();
  const other = toMonteponi().company('RCSF', { owners: { Ben: [40, 20] }, tokens: ['Serbariu'] });
  expect(why(other.operating({ company: 'FMS', at: 'token' }), token('Monteponi', track))).toBeNull();
});

rule('1865-R118', 'one token a turn, at the end of a direct route, on a free place', () => {
  const t = toMine().plays('Ada', token('Su Suergiu', mineRoute));
  expect(tokenNodes(t.state.board, 'FMS')).toEqual([place('Cagliari'), place('Su Suergiu')]);
  expect(t.state.companies.FMS.tokens).toBe(1);
  expect(t.choices('Ada').map(({ type }) => type)).not.toContain('placeToken');
  expect(t.refuses('Ada', token('Su Suergiu', mineRoute))).toMatchObject({ code: 'flow.notNow' });
});

rule('1865-R118', 'where no direct route leads, no token is placed', () => {
  expect(why(toMine(), token('Oristano', townRoute))).toMatchObject({ code: 'token.outOfReach', rule: '1865-R118' });
  expect(why(placer('FMS'), token('Su Suergiu', mineRoute))).toMatchObject({ code: 'token.outOfReach' });
});

rule('1865-R118', 'not on a tile where it stands, and not without a token left', () => {
  const t = toOristano({ tokens: ['Oristano'] });
  expect(why(t, token('Oristano', townRoute))).toMatchObject({ code: 'token.alreadyHere', rule: '1865-R118' });
  expect(why(toMine({ unused: 0 }), token('Su Suergiu', mineRoute))).toMatchObject({ code: 'token.noneLeft' });
  const full = toOristano().set((s) => putToken(fullMap, s.board, 'SFS', place('Oristano')));
  expect(why(full, token('Oristano', townRoute))).toMatchObject({ code: 'token.cityFull' });
});

rule('1865-R118', 'only the track of a direct route from an own token will do', () => {
  const t = toOristano();
  expect(why(t, token('Oristano', townRoute))).toBeNull();
  for (const [what, route] of [
    ['nothing', []],
    ['half of it', townRoute.slice(0, -1)],
    ['backwards', townRoute.toReversed()],
    ['a gap', townRoute.filter((_, i) => i !== 3)],
    ['to and fro', [...townRoute.slice(0, 2), ...townRoute.slice(0, 2).toReversed(), ...townRoute]],
    ['one piece twice', [townRoute[0]!, ...townRoute]],
    ['no such track', ['E39:9', ...townRoute.slice(1)]],
    ['to another place', mineRoute],
  ] as const)
    expect(why(t, token('Oristano', route)), what).toMatchObject({ code: 'token.noRoute', rule: '1865-R118' });
  // the same track from another company's token
  const other = toOristano().company('SFS', { owners, treasury: 500 }).operating({ company: 'SFS', at: 'token' });
  expect(why(other, token('Oristano', townRoute))).toMatchObject({ code: 'token.outOfReach' });
});

rule('1865-R080', 'a direct route comes to no other city, and towns do not matter', () => {
  expect([...directFrom(toOristano().state, place('Cagliari'))]).toEqual([place('Oristano')]);
  // Isili lies on the way to Nuoro: Cagliari comes to Isili and no further, though there is a free place in it
  const t = placer('FMS').tile('E37', '4', 0).tile('E35', '9', 0).tile('E33', '14', 0);
  t.tile('E31', '4', 0).tile('E29', '8', 4).tile('F28', 'N-brown', 0);
  expect([...directFrom(t.state, place('Cagliari'))]).toEqual([place('Isili')]);
  expect([...directFrom(t.state, place('Isili'))]).toEqual([place('Nuoro'), place('Cagliari')].sort());
  const toNuoro = directRoutes(t.state, 'FCS', place('Nuoro'))[0]!.track;
  const over = [...directRoutes(t.state, 'FMS', place('Isili'))[0]!.track, ...toNuoro];
  expect(why(t, token('Nuoro', over))).toMatchObject({ code: 'token.outOfReach' });
  expect(routeFigures(t.state, 'FMS', place('Nuoro'), over)).toBeNull();
  // neither a token nor room is needed at its end
  expect([joined(t.state, 'FMS', place('Isili')), joined(t.state, 'FMS', place('Nuoro'))]).toEqual([true, false]);
  t.tile('E33', '57', 0);
  expect(joined(t.state, 'FMS', place('Isili'))).toBe(true);
});

rule('1865-R081', 'a company is joined with a place where it stands', () => {
  const t = placer('RCSF', { tokens: ['Cagliari'] });
  expect([joined(t.state, 'RCSF', place('Cagliari')), joined(t.state, 'RCSF', place('Serbariu'))]).toEqual([
    true,
    false,
  ]);
});

rule('1865-R119', 'the borders on the route are paid: 10, 40 for a river, 60 for a mountain', () => {
  const mine = toMine({ treasury: 70 }).plays('Ada', token('Su Suergiu', mineRoute));
  expect([mine.cash('FMS'), mine.cash('bank')]).toEqual([0, 8000 - 3 * 330]);
  expect(mine.told('tokenPlaced')).toEqual([
    { type: 'tokenPlaced', company: 'FMS', city: place('Su Suergiu'), cost: 70 },
  ]);
  expect(toOristano().plays('Ada', token('Oristano', townRoute)).cash('FMS')).toBe(500 - 80);
});

rule('1865-R119', 'what the treasury cannot pay is not placed', () => {
  const t = toMine({ treasury: 69 });
  expect(why(t, token('Su Suergiu', mineRoute))).toMatchObject({
    code: 'token.tooDear',
    rule: '1865-R119',
    args: { cost: 70, cash: 69 },
  });
  expect(why(t, { type: 'placeToken', city: place('Su Suergiu') })).toMatchObject({ code: 'token.tooDear' });
  expect(t.choices('Ada').map(({ type }) => type)).not.toContain('placeToken');
});

/** From Cagliari to Isili straight on over Decimomannu, or round by Siliqua. */
const twoWays = (position: object = {}) =>
  placer('FMS', position, '3')
    .tile('E37', '4', 0)
    .tile('E35', '24', 0) // 0-3 and 0-2
    .tile('E33', '14', 0) // exits 0, 1, 3, 4
    .tile('D34', '3', 4); // Sanluri from E35 (5) to Isili (4)

/** The routes shown to Ada. */
function shown(t: Place, name: string): readonly OfferedPath[] {
  const first = t.choices('Ada').find(({ type }) => type === 'placeToken')!;
  const { open } = narrow(game1865, t.state, first, place(name));
  return open && 'paths' in open ? open.paths : [];
}

rule('1865-R120', 'the president picks the route, and pays and gets what lies on it', () => {
  const routes = directRoutes(twoWays().state, 'FMS', place('Isili'));
  expect(routes.map(({ cost, traffic: gain, towns }) => [cost, gain, towns.length])).toEqual([
    [30, 4, 1], // Decimomannu 1 and green Isili 3
    [70, 5, 2], // over the Flumini Mannu, with Sanluri
  ]);
  expect(shown(twoWays(), 'Isili').map(({ track }) => track)).toEqual(routes.map(({ track }) => track));
  for (const { track, cost, traffic: gain } of routes) {
    const t = twoWays().plays('Ada', token('Isili', track));
    expect([t.cash('FMS'), traffic(t, 'FMS')]).toEqual([500 - cost, gain]);
  }
  // only affordable routes are offered
  expect(shown(twoWays({ treasury: 69 }), 'Isili')).toHaveLength(1);
});

rule('1865-R121', 'towns and the place reached bring traffic, the start does not', () => {
  const t = toOristano({ traffic: 7 }).plays('Ada', token('Oristano', townRoute));
  expect(traffic(t, 'FMS')).toBe(7 + 1 + 1 + 3);
  expect(t.events).toContainEqual({ type: 'trafficGained', company: 'FMS', amount: 5, reason: 'route', traffic: 12 });
  // at their present values: a green town brings 2, a green city 4
  const green = toOristano({}, '3').tile('E37', '141', 0).tile('C31', 'O-green', 0);
  green.plays('Ada', token('Oristano', directRoutes(green.state, 'FMS', place('Oristano'))[0]!.track));
  expect(traffic(green, 'FMS')).toBe(2 + 1 + 4);
});

rule('1865-R122', 'a town is collected again on every new route', () => {
  /** From Decimomannu to Isili, and to Sanluri and Oristano. */
  const fork = (gained: number) => toOristano({ traffic: gained }, '3').tile('E35', '24', 0).tile('E33', '14', 0);
  const play = (t: Place, name: string) =>
    t.plays('Ada', token(name, directRoutes(t.state, 'FMS', place(name))[0]!.track));
  expect(traffic(play(fork(3), 'Isili'), 'FMS')).toBe(3 + 1 + 3); // Decimomannu and Isili
  const later = fork(7).set((s) => {
    putToken(fullMap, s.board, 'FMS', place('Isili'));
    s.companies.FMS.tokens = 1;
  });
  expect(traffic(play(later, 'Oristano'), 'FMS')).toBe(7 + 1 + 1 + 3); // Decimomannu again, Sanluri and Oristano
});

rule('1865-R123', 'over the sea each border costs 10', () => {
  const t = placer('CFD', {}, '3').tile('F14', 'P-green', 0).tile('G21', '57', 1);
  const [route] = directRoutes(t.state, 'CFD', place('Olbia'));
  expect(route).toMatchObject({ cost: 50, traffic: 2, towns: [] });
});

rule('1865-R124', 'a token stays, whatever becomes of the tile under it', () => {
  const t = placer('FCS', { tokens: ['Su Suergiu'] }, '3', 'build')
    .tile('E33', '57', 0)
    .tile('F36', '173', 0);
  const before = tokenNodes(t.state.board, 'FCS');
  t.plays('Ada', { type: 'layTile', hex: 'E33', tile: '5', rotation: 0 });
  expect(tokenNodes(t.state.board, 'FCS')).toEqual(before);
  const green = placer('FCS', { tokens: ['Su Suergiu'] }, '3', 'build')
    .tile('E33', '57', 0)
    .tile('F36', '173', 0);
  green.plays('Ada', { type: 'layTile', hex: 'E33', tile: '14', rotation: 0 });
  expect(tokenNodes(green.state.board, 'FCS')).toEqual(before);
});

rule('1865-R164', 'no token on Corsica in the short game', () => {
  const t = placer('FMS', {}, '2', 'token', { length: 'short' });
  for (const name of ['Ajaccio', 'Bastia', 'Matra'])
    expect(why(t, token(name, [])), name).toMatchObject({ code: 'token.noCity' });
});

rule('1865-R180', 'a route uses no track twice and does not come back to its start', () => {
  const t = twoWays();
  const [straight, round] = directRoutes(t.state, 'FMS', place('Isili')).map(({ track }) => track);
  const again = [...straight!.slice(0, 2), ...round!];
  expect(routeFigures(t.state, 'FMS', place('Isili'), again)).toBeNull();
  expect(routeFigures(t.state, 'FMS', place('Cagliari'), straight!)).toBeNull();
  expect(routeFigures(t.state, 'FMS', place('Cagliari'), [])).toBeNull();
  expect([...directFrom(t.state, place('Cagliari'))]).not.toContain(place('Cagliari'));
});

/** From Cagliari over Decimomannu to the mine, with a loop from Decimomannu round by Siliqua. */
const loop = () =>
  placer('FMS', {}, '5').tile('E37', '147', 4).tile('D38', '3', 3).tile('D36', '7', 5).tile('F36', '173', 1);

rule('1865-R180', 'a town that is passed twice counts once', () => {
  const routes = directRoutes(loop().state, 'FMS', place('Su Suergiu'));
  expect(routes.map(({ cost, traffic: gain, towns }) => [cost, gain, towns.length])).toEqual([
    [70, 3 + 2, 1],
    [160, 3 + 1 + 2, 2], // round by Siliqua, one way
    [160, 3 + 1 + 2, 2], // or the other
  ]);
  for (const { track, cost, traffic: gain } of routes) {
    const t = loop().plays('Ada', token('Su Suergiu', track));
    expect([t.cash('FMS'), traffic(t, 'FMS')]).toEqual([500 - cost, gain]);
  }
});

/** More track than the box has tiles: brown all over Sardinia from this row on, turned to connect as much as possible. */
function crowded(row: number) {
  const t = placer('FMS', { treasury: 2000 }, '5').tile('E39', 'C-brown', 0).tile('E33', '63', 0);
  const choices = { town: ['145', '146', '147'], plain: ['43', '44', '45', '46', '47'] };
  for (let pass = 0; pass < 3; pass++)
    for (const { id, nodes } of Object.values(sardinia)) {
      if (Number(id.slice(1)) < row || (nodes.length > 0 && nodes[0]!.kind !== 'town')) continue;
      const kind = nodes.length > 0 ? 'town' : 'plain';
      const ways = choices[kind].flatMap((tile) => EDGES.map((turn) => [tile, turn] as const));
      const meets = ([tile, turn]: readonly [string, number]): number =>
        trackOfTile(fullMap, tile, turn).edges.filter((edge) => {
          const next = neighbour(fullMap, id, edge);
          return next !== null && trackOn(fullMap, t.state.board, next).edges.includes(opposite(edge));
        }).length;
      t.tile(id, ...ways.toSorted((a, b) => meets(b) - meets(a))[0]!);
    }
  return t;
}

rule(
  '1865-R120',
  'where there are very many routes, one of each cost and traffic is shown, and all are accepted',
  () => {
    const t = crowded(31);
    const graph = graphOf(fullMap, t.state.board);
    const isTown = ({ kind }: { kind: string }) => kind === 'town';
    const rules = { endsAt: ({ id }: { id: string }) => id === place('Isili'), passes: isTown, returns: isTown };
    const all = [...waysFrom(graph, place('Cagliari'), rules)];
    expect(all.length).toBeGreaterThan(100);
    const kind = ({ cost, traffic: gain }: { cost: number; traffic: number }) => `${cost}/${gain}`;
    const figures = all.map(({ track }) => routeFigures(t.state, 'FMS', place('Isili'), track)!);
    const routes = directRoutes(t.state, 'FMS', place('Isili'));
    expect(routes.length).toBeLessThan(all.length);
    expect(routes.map(kind)).toEqual([...new Set(routes.map(kind))]);
    expect(routes.map(kind).sort()).toEqual([...new Set(figures.map(kind))].sort());
    expect(routes.map(({ cost }) => cost)).toEqual(routes.map(({ cost }) => cost).sort((a, b) => a - b));
    const hidden = all.find(({ track }) => !routes.some((route) => route.track.join() === track.join()))!;
    expect(why(t, token('Isili', hidden.track))).toBeNull();
  },
);
