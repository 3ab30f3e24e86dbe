// Section 4: the definition of a route.
import { expect } from 'vitest';
import { rule } from '../../support/rule.ts';
import { brought, run, running, TO_MINE, transylvania, west } from '../../support/runs18mag.ts';

/** Minor 3 at Székesfehérvár. */
const inTheWest = (trains: readonly string[]) => running({ minor: '3', trains, tiles: west, phase: 'brown' });
/** Minor 5 at Brassó. */
const inTheEast = (trains: readonly string[], treasury = 0) =>
  running({ minor: '5', trains, tiles: transylvania, treasury });

rule('18mag-R041', 'cities, towns and red areas are locations, mines are not', () => {
  const t = inTheEast(['4'], 10);
  // four locations, and the mine beside them
  expect(brought(t.plays('Ada', run(t, { '4-0': TO_MINE }, ['SNW'])))).toEqual({ runs: [60], revenue: 60, mines: 30 });
});

rule('18mag-R042', 'a route joins two different locations at least and has a token of the minor', () => {
  const t = inTheEast(['2']);
  expect(brought(t.plays('Ada', run(t, { '2-0': 'I26 H27' }))).revenue).toBe(40);
  const away = inTheEast(['2']);
  expect(away.refuses('Ada', run(away, { '2-0': 'G26 F25' }))).toEqual({
    code: 'run.noToken',
    rule: '18mag-R042',
    args: { train: '2-0' },
  });
  // a city and a mine are one location only
  const alone = running({ minor: '6', trains: ['2'], tiles: [['B17', '6', 1]], treasury: 10 });
  expect(alone.refuses('Ada', { type: 'run' })).toMatchObject({ code: 'run.noRoute', args: { company: '6' } });
  const mine = running({
    minor: '6',
    trains: ['2'],
    tiles: [
      ['B17', '6', 1],
      ['B15', '4', 1],
    ],
    treasury: 10,
  });
  expect(mine.refuses('Ada', run(mine, { '2-0': 'B17 A18' }, ['SNW'])).code).toBe('run.tooShort');
});

rule('18mag-R043', 'no piece of track twice, no reversing at a junction', () => {
  const t = inTheEast(['4']);
  const there = run(t, { '4-0': 'I26 H27' }).routes[0]!.track;
  const drawn = (track: readonly string[]) => ({ type: 'run', wagons: [], routes: [{ train: '4-0', track }] });
  expect(t.refuses('Ada', drawn([...there, ...there.toReversed()]))).toMatchObject({
    code: 'run.trackTwice',
    rule: '18mag-R043',
  });
  expect(t.refuses('Ada', drawn([there[0]!])).code).toBe('run.noStopAtEnd');
  expect(t.refuses('Ada', drawn([])).code).toBe('run.empty');
  expect(t.refuses('Ada', drawn(['H27:9'])).code).toBe('run.unknownPiece');
  expect(t.refuses('Ada', drawn([there[0]!, 'F25:0'])).code).toBe('run.notJoined');
  // in D11 the lines from D9 and from E10 meet on the way to D13: from one to the other is a reversal
  const fork = inTheWest(['4']).tile('D11', '24', 4).tile('D9', '14', 1);
  const half = (hexes: string) => run(fork, { '4-0': hexes }).routes[0]!.track.slice(0, 2);
  const turning = [...half('D9 D11 D13'), ...half('E10 D11 D13').toReversed()];
  expect(fork.refuses('Ada', drawn(turning))).toMatchObject({ code: 'run.reversal', rule: '18mag-R043' });
});

rule('18mag-R043', 'what enters a location by one track may leave by any other', () => {
  const t = inTheWest(['4']);
  expect(brought(t.plays('Ada', run(t, { '4-0': 'C6 C8 D9 E10' }))).revenue).toBe(140);
});

/** A line that crosses itself in F7: from the city of F5 through F9 and E8 back, and on to the town of G6. */
const loop = () =>
  running({
    minor: '3',
    trains: ['2'],
    tokens: ['F5.0'],
    tiles: [
      ['F5', '57', 1],
      ['F7', '20', 0],
      ['F9', '7', 1],
      ['E8', '7', 5],
      ['G6', '4', 0],
    ],
  });

rule('18mag-R043', 'separate pieces of one tile may be used, but no change of track at their crossing', () => {
  const t = loop();
  const through = run(t, { '2-0': 'F5 F7 F9 E8 F7 G6' });
  const { track } = through.routes[0]!;
  const turned = [track[0]!, ...track.slice(-2)]; // in F7 at once from the one line to the other
  expect(t.refuses('Ada', { ...through, routes: [{ train: '2-0', track: turned }] })).toMatchObject({
    code: 'run.notJoined',
    rule: '18mag-R043',
  });
  expect(brought(t.plays('Ada', through)).revenue).toBe(30);
});

rule('18mag-R044', 'a red area is an end of a route', () => {
  const t = inTheEast(['3']).tile('H25', '9', 2).tile('G24', '3', 5);
  // H25 leads from Isztambul to the town of G24: through the red area nothing runs
  expect(t.refuses('Ada', run(t, { '3-0': 'H27 I26 H25 G24' }))).toMatchObject({
    code: 'run.passesTerminal',
    rule: '18mag-R044',
    args: { stop: 'I26.0' },
  });
});

rule('18mag-R045', 'a city full of foreign tokens is an end, one with a free slot or an own token is passed', () => {
  const full = () => inTheWest(['4']).minor('1', { owner: 'Ben', tokens: ['D9.0'] });
  // D9 has two slots
  const t = full();
  expect(brought(t.plays('Ada', run(t, { '4-0': 'C6 C8 D9 E10' }))).revenue).toBe(140);
  const blocked = full().minor('4', { owner: 'Cid', tokens: ['D9.0'] });
  expect(blocked.refuses('Ada', run(blocked, { '4-0': 'C6 C8 D9 E10' }))).toMatchObject({
    code: 'run.passesBlocked',
    rule: '18mag-R045',
    args: { stop: 'D9.0' },
  });
  expect(blocked.refuses('Ada', run(blocked, { '4-0': 'D9 E10' })).code).toBe('run.notBest'); // an end it may be
  const own = full().minor('3', { owner: 'Ada', tokens: ['D9.0'], trains: [] });
  expect(brought(own.plays('Ada', run(own, { '4-0': 'C6 C8 D9 E10' }))).revenue).toBe(140);
});
