// Section 7: runs of trains, and their joint revenue.
import { expect } from 'vitest';
import { seeded } from '../../../src/engine/core/chance.ts';
import { type Chosen, choose } from '../../../src/engine/core/options.ts';
import { game1862 as game } from '../../../src/titles/1862/rules/index.ts';
import { problemOf, runningTrains, trainRuns } from '../../../src/titles/1862/rules/operating/problem.ts';
import { options, rulings } from '../../../src/titles/1862/rules/rulings.ts';
import { setup } from '../../../src/titles/1862/rules/setup.ts';
import type { State1862 } from '../../../src/titles/1862/rules/state.ts';
import { example, rule } from '../../support/rule.ts';
import { track1862 } from '../../support/track1862.ts';

const earns = (revenue: number, subsidy = 0) => ({ revenue, subsidy });

/** The table of examples: port of Cromer, Cromer, Norwich, Acle, Beccles, Lowestoft; by Framlingham to Ipswich. */
const eastNorfolk = 'F3:57/0 F5:790/2 G6:8851/2 G8:14/0 H7:5/1 F9:8851/0 F11:791/1';
const enr = (more: Parameters<typeof track1862>[2] = {}) => track1862('ENR', eastNorfolk, more);
const PORT_TO_IPSWICH = 'F1-F3-F5-G6-G8-F9-F11';

/** From the Midlands by Wisbech, King's Lynn and Hunstanton to Wells; from Wisbech by March to Cambridge. */
const lynn = 'B5:14/0 C4:793/1 D3:8852/1 E2:619/4 E4:14/0 B7:57/0 B9:791/0';
const lh = (more: Parameters<typeof track1862>[2] = {}) =>
  track1862('L&H', lynn, { phase: 'C', tokens: ['B5.0'], ...more });

example('1862-X33', 'freight 1: port and Cromer', () => {
  expect(enr().runs(['1F', 'F1-F3'])).toEqual(earns(100));
});

example('1862-X34', 'two freights 1, joined in Cromer', () => {
  expect(enr().runs(['1F', 'F1-F3'], ['1F', 'F3-F5'])).toEqual(earns(150));
  expect(enr().best('1F', '1F')).toEqual(earns(150));
});

example('1862-X35', 'freight 2 by the same way', () => {
  expect(enr().runs(['2F', 'F1-F3-F5'])).toEqual(earns(150));
});

example('1862-X36', 'freight 3 cannot end in Acle; from Cromer to Beccles it would bring less', () => {
  expect(enr().runs(['3F', 'F1-F3-F5-G6'])).toBe('run.mayNotEnd');
  expect(enr().runs(['3F', 'F3-F5-G6-G8'])).toEqual(earns(90));
  expect(enr().best('3F')).toEqual(earns(150));
});

example('1862-X37', 'express 2', () => {
  expect(enr().runs(['2E', 'F1-F3'])).toEqual(earns(100));
  expect(enr().best('2E')).toEqual(earns(100));
});

example('1862-X38', 'express 2 and express 2/3, which leaves out Cromer', () => {
  expect(enr().runs(['2E', 'F1-F3'], ['2/3E', 'F3-F5-G6-G8'])).toEqual(earns(170));
  expect(enr().best('2E', '2/3E')).toEqual(earns(170));
});

example('1862-X39', 'local 2/3: Norwich, Acle and Beccles', () => {
  expect(enr().runs(['2/3L', 'F3-F5-G6-G8'])).toEqual(earns(90, 40));
  expect(enr().best('2/3L')).toEqual(earns(90, 40));
});

example('1862-X40', 'freight 2 and local 2: Norwich counts once', () => {
  expect(enr().runs(['2F', 'F1-F3-F5'], ['2L', 'F3-F5'])).toEqual(earns(170, 20));
  expect(enr().best('2F', '2L')).toEqual(earns(170, 20));
});

example('1862-X41', 'freight 6 and express 5: the port counts once', () => {
  expect(enr().runs(['6F', PORT_TO_IPSWICH], ['5E', 'F1-F3-F5-G6-G8-H7'])).toEqual(earns(370));
  expect(enr().runs(['6F', PORT_TO_IPSWICH])).toEqual(earns(260));
  expect(enr().runs(['5E', 'F1-F3-F5-G6-G8-H7'])).toEqual(earns(190));
  expect(enr().best('6F', '5E')).toEqual(earns(370));
});

example('1862-X42', 'Felixstowe to its own port', () => {
  const fdr = track1862('FDR', 'G12:57/0');
  expect(fdr.runs(['2E', 'G12-G14'])).toEqual(earns(90));
  expect(fdr.runs(['1F', 'G12-G14'])).toEqual(earns(90));
});

rule('1862-R124', 'a port is a location apart from the city next to it', () => {
  expect(track1862('FDR', 'G12:57/0').runs(['3E', 'G12-G14'])).toEqual(earns(90));
  expect(track1862('FDR', 'G12:57/0').best('2E')).toEqual(earns(90));
});

example('1862-X43', 'Beccles by Lowestoft to its port, by each of three entrances', () => {
  const to = (lowestoft: string) => track1862('WVR', `G8:57/1 ${lowestoft}`, { phase: 'C' });
  expect(to('H7:5/0').runs(['2F', 'G8-H7-H9'])).toEqual(earns(140));
  expect(to('H7:57/1').runs(['2F', 'G8-H7-I6'])).toEqual(earns(140));
  expect(to('H7:6/5').runs(['2F', 'G8-H7-I8'])).toEqual(earns(140));
});

const across = 'F13:202/0 E12:790/2 D11:57/2 C10:15/2 B9:790/2 C8:202/0 B7:57/2';

example('1862-X44', "freight 9 from Harwich's port to the Midlands, and to the West", () => {
  const eur = track1862('EUR', across, { phase: 'E' });
  expect(eur.runs(['9F', 'F15-F13-E12-D11-C10-C8-B7-A6'])).toEqual(earns(450));
  expect(eur.runs(['9F', 'F15-F13-E12-D11-C10-B9-A8'])).toEqual(earns(400));
  expect(eur.best('9F')).toEqual(earns(450));
});

const TWO_SIXES = [
  ['6F', 'F1-F3-F5'],
  ['6F', 'F5-G6-G8-F9-F11'],
] as const;

example('1862-X45', 'two freights 6 joined bring 260, apart 250', () => {
  const position = enr({ tokens: ['F5.0'] });
  expect(position.runs(...TWO_SIXES)).toEqual(earns(260));
  // each one's own revenue: 150, and 40 + 60 with two hexes between, Norwich being paid once; the express is for the home
  expect(position.runs(TWO_SIXES[0])).toEqual(earns(150));
  expect(position.runs(TWO_SIXES[1], ['2E', 'F3-F5'])).toEqual(earns(140 + 20));
});

rule('1862-R205', 'so two may end in one port: it pays once, and each is paid for its distance', () => {
  const position = enr({ tokens: ['F5.0'] });
  // Ipswich 60 and four hexes, Beccles 30 and three, the port 80 once
  expect(position.runs(['6F', PORT_TO_IPSWICH], ['6F', 'F1-F3-F5-G6-G8'])).toEqual(earns(60 + 120 + 30 + 90 + 80));
  expect(position.best('6F', '6F')).toEqual(earns(380));
});

rule('1862-R205', 'permanent freights with a common end count apart or joined, as the director likes', () => {
  const two = [
    ['6F', 'A6-B7-C8-C10-D11-E12'],
    ['6F', 'B9-C10-D11-E12'],
  ] as const;
  const eur = (permanentFreightsEndToEnd: 'choice' | 'joined') =>
    track1862('EUR', across, { phase: 'E', rulings: { permanentFreightsEndToEnd } });
  // apart: Midlands 140, Colchester 40, four hexes, and Cambridge 40, two hexes; joined: 140 + 40 and one hex
  expect([eur('choice').runs(...two), eur('joined').runs(...two)]).toEqual([earns(340), earns(200)]);
});

example('1862-X19', 'freight from Norwich to Wells, and to its port', () => {
  const wnr = track1862('WNR', 'E2:5/4 F3:6/0 F5:790/2');
  expect(wnr.runs(['2F', 'F5-F3-E2'])).toEqual(earns(40 + 20 + 20));
  expect(wnr.runs(['3F', 'F5-F3-E2-F1'])).toEqual(earns(40 + 80 + 60));
});

/** From Colchester to London by Witham, and by Sudbury and Bishop's Stortford. */
const toLondon = 'E12:790/1 D13:57/1 D11:6/5 C12:8852/1 B13:6/4';
const BY_WITHAM = 'E12-D13-C14';
const BY_STORTFORD = 'E12-D11-C12-B13-B15';

example('1862-X20', 'freight from Colchester to London, by two ways', () => {
  const eur = track1862('EUR', toLondon, { tokens: ['B15.1'] });
  expect(eur.runs(['5F', BY_STORTFORD])).toEqual(earns(100 + 40 + 60));
  expect(eur.runs(['5F', BY_WITHAM])).toEqual(earns(100 + 40 + 20));
});

rule.each(
  '1862-R203',
  'the straight count ends in the hex before the red area, or in its own',
  [
    { freightOffboardEnd: 'lastHexPlusOne', revenue: 200 },
    { freightOffboardEnd: 'offboardHex', revenue: 180 },
  ] as const,
  ({ freightOffboardEnd, revenue }) => {
    const eur = track1862('EUR', toLondon, { tokens: ['B15.1'], rulings: { freightOffboardEnd } });
    expect(eur.runs(['5F', BY_STORTFORD])).toEqual(earns(revenue));
  },
);

example('1862-X21', 'freights joined from a red area to a port with four hexes between', () => {
  const all = earns(90 + 90 + 4 * 30);
  expect(lh().runs(['2F', 'A6-B5-C4'], ['3F', 'C4-D3-E2-F1'])).toEqual(all);
  expect(lh().runs(['1F', 'A6-B5'], ['1F', 'B5-C4'], ['3F', 'C4-D3-E2-F1'])).toEqual(all);
  expect(lh().best('1F', '1F', '3F')).toEqual(all);
});

example('1862-X22', 'local 3: three cities and a small station; four hexes', () => {
  const wnr = track1862('WNR', 'E2:14/1 D3:8850/5 E4:15/0 D5:14/0');
  expect(wnr.runs(['3L', 'E2-D3-E4-D5'])).toEqual(earns(110, 40));
  expect(wnr.best('3L')).toEqual(earns(110, 40));
});

example('1862-X23', 'express 3 by Hunstanton, which counts nothing', () => {
  const wnr = track1862('WNR', 'E2:14/1 D3:8852/1 C4:793/3', { phase: 'C' });
  expect(wnr.runs(['3E', 'C2-C4-D3-E2'])).toEqual(earns(170));
  expect(wnr.runs(['3E', 'F1-E2-D3-C4'])).toEqual(earns(170));
  expect(wnr.best('3E')).toEqual(earns(170));
});

example('1862-X24', 'local 3, express 4 and freight 5 bring 640 together', () => {
  const local = ['3L', 'C4-D3-E2-E4'] as const;
  const freight = ['5F', 'A6-B5-C4-D3-E2-F1'] as const;
  const express = ['4E', 'A8-B9-B7-B5'] as const;
  expect([lh().runs(local, freight, express), lh().runs(local), lh().runs(freight)]).toEqual([
    earns(640, 40),
    earns(130, 40),
    earns(300),
  ]);
  expect(lh().best('3L', '5F', '4E')).toEqual(earns(640, 40));
});

rule('1862-R092', 'a run holds an own token, and London is none', () => {
  // Witham is a city without a token, London has one
  const eur = track1862('EUR', `${toLondon} E14:8851/3`, { tokens: ['B15.1'] });
  expect(eur.runs(['2E', 'D13-C14'])).toBe('run.noToken');
  expect(eur.runs(['2E', 'E12-D13'])).toEqual(earns(60));
});

rule('1862-R092', 'no station twice, no area twice', () => {
  expect(lh().runs(['4E', 'A6-B5-A6'])).toBe('run.trackTwice');
  const round = track1862('L&H', 'C4:793/0 B5:14/1 C6:15/0', { phase: 'B' });
  expect(round.runs(['4E', 'C4-B5-C6-C4'])).toBe('run.stopTwice');
  // two entrances of the Midlands
  expect(track1862('WStI', 'B5:14/0 B3:8851/2').runs(['4E', 'A6-B5-B3-A2'])).toBe('run.stopTwice');
});

rule('1862-R093', 'a run may end in, but not pass, a city full of foreign tokens', () => {
  const full = enr({ foreign: { 'F5.0': ['Y&N', 'N&S'] } });
  expect(full.runs(['3E', 'F3-F5-G6-G8'])).toBe('run.passesBlocked');
  expect(full.runs(['3E', 'F1-F3-F5'])).toEqual(earns(140));
  expect(enr({ foreign: { 'F5.0': ['Y&N'] } }).runs(['3E', 'F3-F5-G6-G8'])).toEqual(earns(90));
});

rule('1862-R094', 'a red area ends a run', () => {
  const wsti = track1862('WStI', 'B5:14/0 B7:57/2');
  expect(wsti.runs(['3E', 'B5-A6-B7'])).toBe('run.passesTerminal');
});

rule('1862-R095', 'London only with an own token there', () => {
  const away = track1862('EUR', toLondon, { foreign: { 'B15.1': ['ECR'], 'D15.1': ['SVR', 'NGC'] } });
  expect(away.runs(['3E', BY_WITHAM])).toBe('run.closed');
  expect(track1862('EUR', toLondon, { tokens: ['D15.1'] }).runs(['3E', BY_WITHAM])).toEqual(earns(160));
});

rule('1862-R120', 'two cities, or a city and a port or red area; never a small station at the end', () => {
  expect(enr().runs(['2L', 'F5-G6'])).toBe('run.mayNotEnd');
  expect(enr().runs(['2E', 'F1-F3'])).toEqual(earns(100));
  expect(enr().runs(['2L', 'F3-F5'])).toEqual(earns(60, 20));
});

rule('1862-R121', 'one run includes the home city', () => {
  const two = enr({ tokens: ['G8.0'] });
  expect(two.runs(['2E', 'G8-H7'])).toBe('run.notHome');
  expect(two.runs(['2E', 'G8-H7'], ['3E', 'F3-F5-G6-G8'])).toEqual(earns(110));
  expect(two.runs(['3E', 'F3-F5-G6-G8'], ['2E', 'G8-H7'])).toEqual(earns(110));
});

rule('1862-R121', 'every further run meets another in a city', () => {
  const two = enr({ tokens: ['G8.0'] });
  expect(two.runs(['2E', 'F3-F5'], ['2E', 'G8-H7'])).toBe('run.apart');
  // Norwich, full of foreign tokens, serves if both end there
  const full = enr({ tokens: ['G8.0'], foreign: { 'F5.0': ['Y&N', 'N&S'] } });
  expect(full.runs(['2E', 'F3-F5'], ['2E', 'F5-G6-G8'])).toEqual(earns(90));
});

rule.each(
  '1862-R121',
  'a red area alone does not serve, unless the table says so',
  [
    { runsMeet: 'city', brings: 'run.apart' },
    { runsMeet: 'anyStop', brings: earns(80) },
  ] as const,
  ({ runsMeet, brings }) => {
    const wsti = track1862('WStI', 'B5:57/1 B7:57/2', { tokens: ['B7.0'], rulings: { runsMeet } });
    expect(wsti.runs(['2E', 'B5-A6'], ['2E', 'B7-A6'])).toEqual(brings);
  },
);

rule('1862-R122', 'each run touches an own token', () => {
  expect(enr().runs(['2E', 'F3-F5'], ['2E', 'F5-G6-G8'])).toBe('run.noToken');
});

rule('1862-R123', 'not from port to port, not from red to red', () => {
  const ports = track1862('WNR', 'E2:14/1 D3:8852/1 C4:793/3');
  expect(ports.runs(['4E', 'C2-C4-D3-E2-F1'])).toBe('run.tooLong');
  expect(ports.runs(['9F', 'C2-C4-D3-E2-F1'])).toBe('run.tooLong');
  expect(lh().runs(['5E', 'A8-B9-B7-B5-A6'])).toBe('run.tooLong');
});

/** The same board with joined freights as one train, and with each judged by itself. */
const joinings = (
  company: Parameters<typeof track1862>[0],
  tiles: string,
  more: Parameters<typeof track1862>[2] = {},
) =>
  (['oneTrain', 'byPart'] as const).map((joinedFreights) =>
    track1862(company, tiles, { ...more, rulings: { joinedFreights } }),
  );

rule('1862-R123', 'joined freights are one train: not from port to port', () => {
  const [book, byPart] = joinings('Y&N', 'H5:202/4 H7:57/0');
  const drawn = [
    ['1F', 'I4-H5'],
    ['2F', 'H5-H7-H9'],
  ] as const;
  expect([book!.runs(...drawn), byPart!.runs(...drawn)]).toEqual(['run.joinedEnds', earns(200)]);
  expect([book!.best('1F', '2F'), byPart!.best('1F', '2F')]).toEqual([earns(130), earns(200)]);
  // permanent ones run apart instead
  expect(book!.runs(['6F', 'I4-H5'], ['7F', 'H5-H7-H9'])).toHaveProperty('revenue');
});

rule('1862-R123', 'joined freights are one train: not from red area to red area', () => {
  const [book, byPart] = joinings('WStI', 'B5:14/0 B7:57/0 B9:791/0');
  const drawn = [
    ['1F', 'A6-B5'],
    ['3F', 'B5-B7-B9-A8'],
  ] as const;
  expect([book!.runs(...drawn), byPart!.runs(...drawn)]).toEqual(['run.joinedEnds', earns(170)]);
  expect([book!.best('1F', '3F'), byPart!.best('1F', '3F')]).toEqual([earns(140), earns(170)]);
});

rule('1862-R129', 'joined freights are one train: not through a red area', () => {
  const [book, byPart] = joinings('WStI', 'B5:14/0 B7:14/2', { tokens: ['B7.0'] });
  const drawn = [
    ['1F', 'A6-B5'],
    ['1F', 'A6-B7'],
    ['2E', 'B5-B7'],
  ] as const;
  expect([book!.runs(...drawn), byPart!.runs(...drawn)]).toEqual(['run.joinedThrough', earns(60)]);
  expect(book!.best('1F', '1F', '2E')).toEqual(byPart!.best('1F', '1F', '2E'));
});

rule('1862-R129', 'a game of version 1 judges each joined freight by itself', () => {
  const joined = game.rulings.find(({ id }) => id === 'joinedFreights')!;
  expect(joined).toMatchObject({ default: 'oneTrain', '18xx.games': 'byPart' });
  const ruled = (version: number) => (choose(game, 4, {}, version) as Chosen).rulings.joinedFreights;
  expect([ruled(1), ruled(2)]).toEqual(['byPart', 'oneTrain']);
});

rule('1862-R129', 'no place comes twice in a chain', () => {
  // a ring of three cities, and a chain that ends where it began or passes a joint again
  const ring = track1862('L&H', 'C4:793/0 B5:14/1 C6:15/0', { tokens: ['B5.0', 'C6.0'] });
  const [one, two, three] = [
    ['1F', 'C4-B5'],
    ['1F', 'B5-C6'],
    ['1F', 'C6-C4'],
  ] as const;
  expect(ring.runs(one, two)).toHaveProperty('revenue');
  expect(ring.runs(one, two, three)).toBe('run.notJoinedUp');
  expect(ring.runs(one, one)).toBe('run.notJoinedUp');
  // three parts that end in one city
  const spur = track1862('ENR', eastNorfolk, { tokens: ['F5.0', 'G8.0'] });
  expect(spur.runs(['1F', 'F3-F5'], ['2F', 'F5-G6-G8'], ['1F', 'G8-H7'])).toHaveProperty('revenue');
  expect(spur.runs(['1F', 'F3-F5'], ['2F', 'F5-G6-G8'], ['3F', 'F5-G6-G8-H7'])).toBe('run.notJoinedUp');
  // on from Lowestoft to Ipswich, with a way to Norwich and back between
  const [there, andBack] = [
    ['2F', 'G8-G6-F5'],
    ['2F', 'F5-G6-G8'],
  ] as const;
  const rest = [
    ['1F', 'G8-H7'],
    ['2F', 'G8-F9-F11'],
    ['3E', 'F3-F5-G6-G8'],
  ] as const;
  expect(spur.runs(...rest)).toHaveProperty('revenue');
  expect(spur.runs(there, andBack, ...rest)).toBe('run.notJoinedUp');
  // two entrances of one port, with each freight judged by itself
  const [, lowestoft] = joinings('N&S', 'H7:619/4');
  expect(lowestoft!.runs(['1F', 'H7-H9'])).toHaveProperty('revenue');
  expect(lowestoft!.runs(['1F', 'H7-H9'], ['1F', 'H7-I6'])).toBe('run.notJoinedUp');
});

rule('1862-R125', 'trains may use the same track; each location counts once', () => {
  expect(enr().runs(['3E', 'F1-F3-F5'], ['3E', 'F1-F3-F5'])).toEqual(earns(140));
});

rule('1862-R126', 'the best runs need not be entered', () => {
  expect(enr().runs(['3E', 'F1-F3-F5'])).toEqual(earns(140));
  expect(enr().runs(['3E', 'F3-F5'])).toEqual(earns(60));
  expect(enr().best('3E')).toEqual(earns(140));
});

rule('1862-R127', 'a freight of number n covers n hexes beyond the first', () => {
  expect(enr().runs(['5F', PORT_TO_IPSWICH])).toBe('run.tooFar');
  expect(enr().runs(['2F', 'F3-F5-G6-G8'])).toBe('run.tooFar');
  expect(enr().runs(['3F', 'F3-F5-G6-G8'])).toEqual(earns(20 + 30 + 40));
});

rule('1862-R128', 'neighbouring ends bring no bonus, barriers or not, whatever way was taken', () => {
  const eur = track1862('EUR', 'E12:790/1 F11:790/1 F13:202/0');
  expect(eur.runs(['2F', 'F11-E12-F13'])).toEqual(earns(70));
});

rule('1862-R129', 'freights are joined end to end, and each touches an own token', () => {
  expect(enr().runs(['2F', 'F1-F3-F5'], ['2F', 'F5-G6-G8'])).toBe('run.noToken');
  const two = enr({ tokens: ['F5.0'] });
  expect(two.runs(['2F', 'F1-F3-F5'], ['2F', 'F5-G6-G8'])).toEqual(earns(80 + 30 + 3 * 30));
  expect(two.runs(['2F', 'F5-G6-G8'], ['2F', 'F1-F3-F5'])).toEqual(earns(80 + 30 + 3 * 30));
  expect(two.runs(['2F', 'F1-F3-F5'], ['1F', 'F3-F5'])).toEqual(earns(80 + 20));
});

rule('1862-R130', 'permanent freights may run apart, others are in one chain with them', () => {
  const two = enr({ tokens: ['F5.0'] });
  const port = 'F1-F3-F5';
  const across = 'F3-F5-G6-G8';
  // both go through Cromer and Norwich; neither ends where the other does
  expect(two.runs(['2F', port], ['3F', across])).toBe('run.notJoinedUp');
  expect(two.runs(['2F', port], ['6F', across])).toBe('run.notJoinedUp');
  expect(two.runs(['6F', port], ['6F', across])).toEqual(earns(150 + 90));
  expect(two.runs(['2F', port], ['6F', 'F5-G6-G8'])).toEqual(earns(80 + 30 + 3 * 30));
});

rule('1862-R131', 'a local counts small stations beside its cities, and goes to no port or red area', () => {
  expect(enr().runs(['3L', 'F3-F5-G6-G8'])).toEqual(earns(20 + 40 + 20 + 30, 40));
  expect(enr().runs(['2L', 'F3-F5-G6-G8'])).toBe('run.tooLong');
  expect(enr().runs(['3L', 'F1-F3-F5'])).toBe('run.tooLong');
  expect(lh().runs(['3L', 'A6-B5-C4'])).toBe('run.tooLong');
});

rule('1862-R132', 'each hex brings its subsidy once, for all locals together', () => {
  expect(enr().runs(['2L', 'F3-F5'], ['3L', 'F3-F5-G6-G8'])).toEqual(earns(110, 40));
});

rule('1862-R133', 'an express counts cities, ports and red areas, and ignores small stations', () => {
  expect(enr().runs(['3E', 'F3-F5-G6-G8'])).toEqual(earns(90));
  expect(enr().runs(['3E', 'F1-F3-F5-G6-G8'])).toBe('run.tooLong');
});

rule('1862-R134', 'N of M are counted, the home left out where it is worth least', () => {
  expect(enr().runs(['2/3E', 'F3-F5-G6-G8'])).toEqual(earns(70));
  expect(enr().runs(['2/3E', 'F1-F3-F5'])).toEqual(earns(120));
  // stops paid to another train need not be counted again
  expect(enr().runs(['2/3E', 'F1-F3-F5'], ['2/3E', 'F1-F3-F5'])).toEqual(earns(140));
});

rule('1862-R204', 'freights cannot be joined in a small station; the hex of a port counts for the length', () => {
  const two = enr({ tokens: ['F5.0', 'G8.0'] });
  expect(two.runs(['2F', 'F3-F5-G6'], ['1F', 'G6-G8'])).toBe('run.mayNotEnd');
  expect(enr().runs(['1F', 'F1-F3-F5'])).toBe('run.tooFar');
});

rule('1862-R206', 'a port pays once, by whichever entrances; the ports of Wells and Cromer are two', () => {
  const wvr = track1862('WVR', 'G8:14/0 H7:619/4', { phase: 'B' });
  expect(wvr.runs(['3E', 'G8-H7-H9'], ['3E', 'G8-H7-I6'])).toEqual(earns(30 + 30 + 60));
  const wells = track1862('WNR', 'E2:14/1 F3:14/5');
  expect(wells.runs(['3E', 'F1-E2-F3'], ['3E', 'E2-F3-F1'])).toEqual(earns(80 + 80 + 30 + 30));
});

const defaults = (all: readonly { readonly id: string; readonly default: string }[]): Record<string, string> =>
  Object.fromEntries(all.map((one) => [one.id, one.default]));

function table(asked: Record<string, string> = {}): State1862 {
  const s = setup({
    ...{ game: '1862', rulesVersion: 1, shape: 1, players: 3, seats: 3, flow: [], chance: seeded('1862') },
    options: { ...defaults(options), ...asked },
    rulings: defaults(rulings),
  });
  s.companies.ENR = { ...s.companies.ENR, status: 'started', floated: true, permits: ['freight', 'local'] };
  s.trains.ENR = ['A-0', 'A-1', 'B-0'];
  s.copies = { 'A-0': { kind: 'freight' }, 'A-1': { kind: 'express' }, 'B-0': { kind: 'local' } };
  return s;
}

rule('1862-R119', 'a company runs only trains that it has permits for', () => {
  const s = table();
  expect(runningTrains(s, 'ENR')).toEqual(['A-0', 'B-0']);
  expect(problemOf(s, 'ENR').trains).toMatchObject([{ freight: { hexes: 1 } }, { counts: 2, perHex: 10 }]);
  expect(trainRuns.problems(s, 'ENR')).toEqual([problemOf(s, 'ENR')]);
  expect([trainRuns.problems(s, 'LNER'), trainRuns.problems(s, 'FDR'), trainRuns.running(s)]).toEqual([
    null,
    null,
    null,
  ]);
});

rule('1862-R172', 'where there is one kind of train it needs no permit', () => {
  const s = table({ trains: 'simpleExpress' });
  s.companies.ENR.permits = [];
  s.copies = { 'A-0': { kind: 'express' }, 'A-1': { kind: 'express' }, 'B-0': { kind: 'express' } };
  expect(runningTrains(s, 'ENR')).toEqual(['A-0', 'A-1', 'B-0']);
});
