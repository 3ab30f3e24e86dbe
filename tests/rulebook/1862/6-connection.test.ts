// Section 6: routes as connections of a company, and with other companies.
import { expect } from 'vitest';
import { reachOf } from '../../../src/engine/track/reach.ts';
import { putToken } from '../../../src/engine/track/tokens.ts';
import { type CompanyId, companyIds } from '../../../src/titles/1862/rules/companies.ts';
import { map } from '../../../src/titles/1862/rules/map.ts';
import { reachesCompany, reachesLondon } from '../../../src/titles/1862/rules/operating/connection.ts';
import { problemOf } from '../../../src/titles/1862/rules/operating/problem.ts';
import type { State1862 } from '../../../src/titles/1862/rules/state.ts';
import { example, rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

const three = ['Ada', 'Ben', 'Cid'];
const owners = { Ada: [30, 10, 10] };

/** The east and the middle of the map as the book shows them: Ipswich is full, two lines come into London. */
const pictured = () =>
  table1862(three)
    .phase('B')
    .tile('G12', '6', 0) // Felixstowe: its port, Ipswich
    .tile('F11', '791', 1) // Ipswich
    .tile('E10', '8852', 2)
    .tile('D9', '792', 0) // Bury
    .tile('E12', '790', 1) // Colchester
    .tile('D11', '15', 3) // Sudbury
    .tile('D13', '57', 0) // Witham
    .tile('C12', '8852', 0)
    .tile('C10', '57', 0) // Newmarket
    .tile('C8', '621', 0) // Ely
    .company('FDR', { owners, tokens: ['G12.0'] })
    .company('WVR', { owners, tokens: ['F11.0'] })
    .company('ESR', { owners, tokens: ['F11.0'] })
    .company('N&B', { owners, tokens: ['F11.0'] })
    .company('EUR', { owners, tokens: ['E12.0'] })
    .company('SVR', { owners, tokens: ['D11.0'] })
    .company('I&B', { owners, tokens: ['D9.0'] })
    .company('NGC', { owners, tokens: ['C10.0'] })
    .company('E&H', { owners, tokens: ['C8.0'] })
    .operating({ company: 'FDR' });

const partners = (s: State1862, company: CompanyId) =>
  companyIds.filter((id) => id !== company && reachesCompany(s, company, id));

example('1862-X15', 'who can merge with whom: not beyond Ipswich, and not by London', () => {
  const s = pictured().state;
  expect(partners(s, 'FDR')).toEqual(['ESR', 'N&B', 'WVR']);
  for (const id of ['SVR', 'ESR', 'N&B', 'EUR', 'I&B'] as const)
    for (const other of ['SVR', 'ESR', 'N&B', 'EUR', 'I&B'] as const)
      expect(`${id} ${other} ${reachesCompany(s, id, other)}`).toBe(`${id} ${other} true`);
  expect(partners(s, 'NGC')).toEqual(['E&H']);
  expect(partners(s, 'E&H')).toEqual(['NGC']);
});

example('1862-X17', 'NGC has a route to Ely, and none to London without a terminal', () => {
  const t = pictured();
  expect(t.waiting).toEqual(['Ada']);
  const s = t.state;
  expect(reachOf(map, s.board, 'NGC').stops.has('C8.0')).toBe(true);
  const london = (tokens: readonly string[]) => {
    const at = structuredClone(s);
    for (const node of tokens) putToken(map, at.board, 'NGC', node);
    const { graph, stops } = problemOf(at, 'NGC');
    return stops[graph.stopOf.get('C14.0')!]!.standing;
  };
  expect(london([])).toBe('closed');
  expect(london(['B15.1'])).toBe('open');
});

example('1862-X17', 'SVR passes neither Ipswich nor London; FDR has its port, Felixstowe and Ipswich', () => {
  const s = pictured().state;
  const svr = reachOf(map, s.board, 'SVR').stops;
  expect([svr.has('F11.0'), svr.has('G12.0')]).toEqual([true, false]);
  expect([reachesLondon(s, 'SVR'), svr.has('C12.0'), svr.has('C10.0')]).toEqual([true, false, false]);
  expect([...reachOf(map, s.board, 'FDR').stops].sort()).toEqual(['F11.0', 'G12.0', 'G14.0']);
});

rule('1862-R092', 'a token in London is no station of a route', () => {
  const s = table1862(three)
    .tile('D13', '57', 0)
    .company('ECR', { owners, tokens: ['D13.0'] })
    .company('NGC', { owners, tokens: ['B15.1'] })
    .operating({ company: 'NGC' }).state;
  expect(reachesLondon(s, 'NGC')).toBe(false);
  expect(reachesLondon(s, 'ECR')).toBe(true);
});

rule('1862-R093', 'a route ends in a city full of foreign tokens, and goes on through one with a free place', () => {
  const s = (tile: string, rotation: number) =>
    table1862(three)
      .tile('D13', tile, rotation)
      .tile('D11', '57', 0)
      .tile('D9', '621', 0)
      .company('ECR', { owners, tokens: ['D13.0'] })
      .company('SVR', { owners, tokens: ['D11.0'] })
      .company('I&B', { owners, tokens: ['D9.0'] })
      .operating({ company: 'SVR' }).state;
  const full = s('57', 0);
  expect(reachesLondon(full, 'SVR')).toBe(false);
  expect([...reachOf(map, full.board, 'SVR').stops].sort()).toEqual(['D11.0', 'D13.0', 'D9.0']);
  expect(reachesLondon(s('14', 0), 'SVR')).toBe(true);
});

rule('1862-R094', 'a red area ends a route', () => {
  // March and Cambridge both have track to the west
  const { stops } = reachOf(
    map,
    table1862(three)
      .tile('B9', '790', 1)
      .tile('B7', '57', 1)
      .company('NGC', { owners, tokens: ['B9.0'] }).state.board,
    'NGC',
  );
  expect([...stops].some((stop) => stop.startsWith('A'))).toBe(true);
  expect(stops.has('B7.0')).toBe(false);
});

rule('1862-R097', 'tokens in one city connect their companies, two terminals in London do not', () => {
  const city = table1862(three)
    .tile('D13', '14', 0)
    .company('ECR', { owners, tokens: ['D13.0'] })
    .company('SVR', { owners, tokens: ['D13.0'] })
    .operating({ company: 'ECR' }).state;
  expect(reachesCompany(city, 'ECR', 'SVR')).toBe(true);
  const london = table1862(three)
    .tile('D13', '57', 0)
    .tile('C10', '57', 0)
    .tile('C12', '8852', 0)
    .company('ECR', { owners, tokens: ['D13.0', 'B15.1'] })
    .company('NGC', { owners, tokens: ['C10.0', 'B15.1'] })
    .operating({ company: 'ECR' }).state;
  expect(reachesCompany(london, 'ECR', 'NGC')).toBe(false);
});

/** ECR has its first turn and is not on the map; its home is full with the token of SVR. EUR stands in Colchester. */
const waiting = (acting: CompanyId = 'ECR') =>
  table1862(three)
    .phase('B')
    .company('ECR', { owners, unused: 3 })
    .tile('D13', '6', 2)
    .tile('E12', '790', 1)
    .company('SVR', { owners, tokens: ['D13.0'] })
    .company('EUR', { owners, tokens: ['E12.0'] })
    .company('NGC', { owners, tokens: ['C10.0'] })
    .operating({ company: acting, at: 'build' }).state;

rule('1862-R080', 'in its first turn a company is connected with all track on its home tile', () => {
  const s = waiting();
  expect(partners(s, 'ECR')).toEqual(['EUR', 'SVR']);
  expect(reachesCompany(s, 'EUR', 'ECR')).toBe(true);
});

rule('1862-R098', 'so it may merge in its first operating round, but nobody with it before', () => {
  expect(reachesCompany(waiting(), 'ECR', 'EUR')).toBe(true);
  expect(reachesCompany(waiting('EUR'), 'EUR', 'ECR')).toBe(false);
});

rule('1862-R197', 'a token that waits for a tile with room is connected; where none can come there is no token', () => {
  const s = structuredClone(waiting());
  s.phase = 'A';
  expect(partners(s, 'ECR')).toEqual([]);
});

rule('1862-R198', 'an empty home hex is connected with nothing', () => {
  const s = structuredClone(waiting());
  delete s.board.laid.D13;
  delete s.board.tokens['D13.0'];
  s.board.rev += 1;
  expect(partners(s, 'ECR')).toEqual([]);
});
