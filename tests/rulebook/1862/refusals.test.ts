// Refusals that no section of the book reaches by itself: each shown once, so that none can be lost unnoticed.
import { expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { type CompanyId, companies } from '../../../src/titles/1862/rules/companies.ts';
import { eve, merges, tens } from '../../support/merger1862.ts';
import { rule } from '../../support/rule.ts';
import { opening1862, table1862 } from '../../support/table1862.ts';
import { track1862 } from '../../support/track1862.ts';

const three = ['Ada', 'Ben', 'Cid'];
const owners = { Ada: [30, 10, 10] };

/** ECR in Witham and SVR's Sudbury beside it; a line leads on to London. */
const running = () =>
  table1862(three)
    .phase('B')
    .tile('D13', '57', 0)
    .tile('D11', '57', 0)
    .tile('E8', '57', 0)
    .company('ECR', {
      owners,
      tokens: ['D13.0'],
      permit: 'local',
      trains: [
        ['B', 'local'],
        ['B', 'local'],
      ],
    })
    .operating({ company: 'ECR', at: 'run' });
const run = (...tracks: (readonly string[])[]) => ({
  type: 'run',
  routes: tracks.map((track) => ({ train: 'B-1', track })),
});

rule('1862-R092', 'a run is track, piece by piece, from stop to stop', () => {
  const t = running();
  const why = (...track: readonly string[]) => t.refuses('Ada', run(track));
  expect(why()).toMatchObject({ code: 'run.empty', rule: '1862-R092' });
  expect(why('D13:9')).toMatchObject({ code: 'run.unknownPiece', rule: '1862-R092' });
  expect(why('D13:1', 'E8:0')).toMatchObject({ code: 'run.notJoined', rule: '1862-R092' });
  expect(why('D13:0', 'D13:1', 'D13:1')).toMatchObject({ code: 'run.reversal', rule: '1862-R092' });
  expect(why('D13:1')).toMatchObject({ code: 'run.noStopAtEnd', rule: '1862-R092' });
  t.plays('Ada', run(['D11:0', 'D13:1']) as never);
});

rule('1862-R119', 'no train runs twice', () => {
  const way = ['D11:0', 'D13:1'];
  expect(running().refuses('Ada', run(way, way))).toMatchObject({ code: 'run.trainTwice', rule: '1862-R119' });
});

rule('1862-R027', 'after two shares there is no third', () => {
  const t = opening1862(three)
    .company('ESR', { chartered: true, floated: false, price: 54, owners: { Ada: [30] } })
    .parliament({ turn: 'Ben' })
    .set((s) => s.flow.push({ kind: 'charter', at: 'moreShares', company: 'ESR', seat: 1, more: 2 }));
  const share = { type: 'buyShare', company: 'ESR', from: 'offer' };
  expect(check(t.game, t.state, 1, share)).toEqual({
    code: 'charter.twoShares',
    rule: '1862-R027',
    args: { company: 'ESR' },
  });
});

rule('1862-R033', 'for a fine that is paid nothing is sold', () => {
  const t = table1862(three)
    .company('L&E', { owners })
    .set((s) => s.flow.push({ kind: 'fine', at: 'sell', company: 'ESR', seat: 1, left: 0 }));
  const sale = { type: 'raiseCash', company: 'L&E', percent: 10 };
  expect(check(t.game, t.state, 1, sale)).toMatchObject({ code: 'fine.paid', rule: '1862-R033' });
});

const six = { owners: { Ada: [30, ...tens(3)] } };

rule('1862-R199', 'a second merger in one turn is refused, and so is one after the LNER', () => {
  const at = () => eve({ companies: { ENR: six, WNR: six } });
  const why = (t: ReturnType<typeof at>) => check(t.game, t.state, 1, merges('WNR', 'ENR'));
  expect(why(at())).toBeNull();
  expect(why(at().operating({ company: 'ENR', at: 'merge' }, { merged: true }))).toMatchObject({
    code: 'union.once',
    rule: '1862-R199',
  });
  const late = at().set((s) => {
    s.lner = 'formed';
  });
  expect(why(late)).toMatchObject({ code: 'union.afterLner', rule: '1862-R163' });
});

rule('1862-R135', 'where nothing was earned there is nothing to decide', () => {
  const t = table1862(three)
    .company('L&E', { owners, trains: [['A', 'express']] })
    .operating({ company: 'L&E', at: 'dividend' });
  expect(check(t.game, t.state, 1, { type: 'dividend', kind: 'payout' })).toMatchObject({
    code: 'dividend.nothing',
    rule: '1862-R135',
  });
});

interface Drawing {
  readonly company: CompanyId;
  /** Tiles as `F5:790/2`: hex, tile, rotation. */
  readonly tiles: string;
  readonly tokens?: readonly string[];
  readonly foreign?: Readonly<Record<string, readonly CompanyId[]>>;
}

const fleet = {
  E: ['D-0', 'D-1'],
  F: ['A-0', 'A-1', 'A-2'],
  L: ['C-0'],
} as const;

/** The refusal for a company with two expresses 4, two freights 1 and a local 3 of such runs in phase D; null without one. */
function why(
  { company, tiles, tokens = [], foreign = {} }: Drawing,
  ...runs: readonly (readonly ['E' | 'F' | 'L', string])[]
) {
  const t = table1862(three);
  for (const text of tiles.split(' ')) {
    const [, hex, tile, rotation] = /^(\w+):(\w+)\/(\d)$/.exec(text)!;
    t.tile(hex!, tile!, Number(rotation));
  }
  for (const [node, ids] of Object.entries(foreign))
    for (const id of ids) t.company(id, { owners: { Ben: [30, 10, 10] }, tokens: [node] });
  t.company(company, {
    owners,
    tokens: [`${companies[company].home}.0`, ...tokens],
    permits: ['express', 'freight', 'local'],
    trains: [
      ['D', 'express'],
      ['D', 'express'],
      ['A', 'freight', 1],
      ['A', 'freight', 1],
      ['A', 'freight', 1],
      ['C', 'local'],
    ],
  })
    .phase('D')
    .operating({ company, at: 'run' });
  const names = { E: '4E', F: '1F', L: '3L' } as const;
  const drawn = track1862(company, tiles, { tokens, foreign, phase: 'D' }).draw(
    ...runs.map(([kind, path]) => [names[kind], path] as const),
  );
  const left = { E: [...fleet.E], F: [...fleet.F], L: [...fleet.L] };
  const routes = drawn.runs.map(({ track }, i) => ({ train: left[runs[i]![0]].shift(), track }));
  return check(t.game, t.state, 1, { type: 'run', routes });
}

const norfolk: Drawing = {
  company: 'ENR',
  tiles: 'F3:57/0 F5:790/2 G6:8851/2 G8:14/0 H7:5/1 F9:8851/0 F11:791/1',
};
const colchester: Drawing = { company: 'EUR', tiles: 'E12:790/1 D13:57/1 D11:6/5 C12:8852/1 B13:6/4' };

rule('1862-R092', 'no track twice, no place twice, and an own token on each run', () => {
  expect(why(norfolk, ['E', 'F1-F3-F5'])).toBeNull();
  expect(why(norfolk, ['E', 'F3-F5-F3'])).toMatchObject({ code: 'run.trackTwice', rule: '1862-R092' });
  expect(why(norfolk, ['E', 'F3-F5'], ['E', 'F5-G6-G8'])).toMatchObject({ code: 'run.noToken', rule: '1862-R092' });
  const round: Drawing = { company: 'L&H', tiles: 'C4:793/0 B5:14/1 C6:15/0' };
  expect(why(round, ['E', 'C4-B5-C6-C4'])).toMatchObject({ code: 'run.stopTwice', rule: '1862-R092' });
});

rule('1862-R093', 'full foreign cities and red areas are not passed, London is closed without a terminal', () => {
  const full = { ...norfolk, foreign: { 'F5.0': ['Y&N', 'N&S'] } } as const;
  expect(why(full, ['E', 'F3-F5-G6-G8'])).toMatchObject({ code: 'run.passesBlocked', rule: '1862-R093' });
  const march: Drawing = { company: 'WStI', tiles: 'B5:57/1 B7:57/2' };
  expect(why(march, ['E', 'B5-A6-B7'])).toMatchObject({ code: 'run.passesTerminal', rule: '1862-R094' });
  expect(why(colchester, ['E', 'E12-D13-C14'])).toMatchObject({ code: 'run.closed', rule: '1862-R095' });
  expect(why({ ...colchester, tokens: ['B15.1'] }, ['E', 'E12-D13-C14'])).toBeNull();
});

rule('1862-R120', 'no end in a small station; not too far, not too long', () => {
  expect(why(norfolk, ['E', 'F3-F5-G6'])).toMatchObject({ code: 'run.mayNotEnd', rule: '1862-R120' });
  expect(why(norfolk, ['F', 'F1-F3-F5'])).toMatchObject({ code: 'run.tooFar', rule: '1862-R127' });
  expect(why(norfolk, ['L', 'F1-F3-F5'])).toMatchObject({ code: 'run.tooLong', rule: '1862-R133' });
});

rule('1862-R121', 'runs meet, one has the home, and freights are one chain', () => {
  const two = { ...norfolk, tokens: ['G8.0'] };
  expect(why(two, ['E', 'F1-F3'], ['E', 'G8-H7'])).toMatchObject({ code: 'run.apart', rule: '1862-R121' });
  expect(why(two, ['E', 'G8-H7'])).toMatchObject({ code: 'run.notHome', rule: '1862-R121' });
  expect(why(two, ['F', 'F1-F3'], ['F', 'G8-H7'], ['E', 'F3-F5-G6-G8'])).toMatchObject({
    code: 'run.notJoinedUp',
    rule: '1862-R130',
  });
  const yarmouth: Drawing = { company: 'Y&N', tiles: 'H5:202/4 H7:57/0', tokens: ['H7.0'] };
  expect(why(yarmouth, ['F', 'I4-H5'], ['F', 'H5-H7'], ['F', 'H7-H9'])).toMatchObject({
    code: 'run.joinedEnds',
    rule: '1862-R123',
  });
  const marshes: Drawing = { company: 'WStI', tiles: 'B5:14/0 B7:14/2', tokens: ['B7.0'] };
  expect(why(marshes, ['F', 'A6-B5'], ['F', 'A6-B7'], ['E', 'B5-B7'])).toMatchObject({
    code: 'run.joinedThrough',
    rule: '1862-R129',
  });
});
