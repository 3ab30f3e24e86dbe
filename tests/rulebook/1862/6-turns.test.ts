// Section 6: the order of operation, and the steps of a turn; section 7: trains run in it.
import { expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { stageNames } from '../../../src/engine/flow/frame.ts';
import { bestRuns } from '../../../src/engine/routes/bestRuns.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { problemOf } from '../../../src/titles/1862/rules/operating/problem.ts';
import { nextToOperate } from '../../../src/titles/1862/rules/operating/turn.ts';
import { actingFor } from '../../../src/titles/1862/rules/state.ts';
import { type Kind, trainFacts } from '../../../src/titles/1862/rules/trains.ts';
import { rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

const names = ['Ada', 'Ben', 'Cid'];
type Table = ReturnType<typeof table1862>;
type Position = Parameters<Table['company']>[1];

const owned = { owners: { Ada: [30, 10, 10] } } satisfies Position;

rule('1862-R075', 'by price, the top of the stack first, each once; who has operated goes under the others', () => {
  const t = table1862(names)
    .company('L&E', { ...owned, price: 90 })
    .company('SVR', { ...owned, price: 100 })
    .company('ECR', { ...owned, price: 90 })
    .company('N&E', { ...owned, price: 200, floated: false });
  const next = (...done: CompanyId[]) => nextToOperate(t.operating({ company: 'L&E', done }).set(forget).state);
  const forget = (s: Table['state']) => {
    const round = s.flow.find((frame) => frame.kind === 'operating');
    if (round?.kind === 'operating') round.done = round.done.slice(0, -1); // L&E has not had its turn
  };
  expect([next(), next('SVR'), next('SVR', 'L&E'), next('SVR', 'L&E', 'ECR')]).toEqual([
    'SVR',
    'L&E',
    'ECR',
    undefined,
  ]);
  t.operating({ company: 'L&E', at: 'endTurn', done: ['SVR', 'ECR'] }).waiting;
  expect(t.state.market.arrivals.indexOf('ECR')).toBeLessThan(t.state.market.arrivals.indexOf('L&E'));
});

rule('1862-R076', 'prices that change before a company has operated count', () => {
  const t = table1862(names)
    .company('L&E', { ...owned, price: 90 })
    .company('SVR', { ...owned, price: 100 })
    .company('ECR', { ...owned, price: 82 });
  const late = t.operating({ company: 'SVR' });
  expect(nextToOperate(late.state)).toBe('L&E');
  late.set((s) => {
    s.market.spots['L&E'] = { row: 0, col: 1 };
  });
  expect(nextToOperate(late.state)).toBe('ECR');
});

rule('1862-R077', 'the steps of a turn in their order', () => {
  const steps = ['merge', 'build', 'token', 'run', 'dividend', 'trains', 'redeem', 'acquire'];
  const stages = stageNames(table1862(names).game.frames.turn!);
  expect(stages.filter((stage) => steps.includes(stage))).toEqual(steps);
});

/** ECR in Witham, with track to the next city; its trains by their kinds. */
const ecr = (trains: readonly Kind[], position: Position = {}, asked: Record<string, string> = {}) =>
  table1862(names, asked)
    .phase('B')
    .tile('D13', '57', 0)
    .tile('D11', '57', 0)
    .company('ECR', {
      ...owned,
      tokens: ['D13.0'],
      permit: 'local',
      trains: trains.map((kind) => ['B', kind] as const),
      ...position,
    })
    .operating({ company: 'ECR', at: 'runInReceivership' });

const run = (...routes: { train: string; track: readonly string[] }[]) => ({ type: 'run', routes }) as const;
const best = (t: Table) =>
  bestRuns(problemOf(t.state, 'ECR')).runs.map(({ train, track }) => ({ train, track: [...track] }));

rule('1862-R119', 'a train without a permit does not run, though it is owned', () => {
  const t = ecr(['express', 'local']);
  const [made] = best(t);
  expect(made!.train).toBe('B-2');
  expect(t.refuses('Ada', run({ ...made!, train: 'B-1' }))).toMatchObject({
    code: 'run.notItsTrain',
    rule: '1862-R119',
  });
  t.plays('Ada', run(made!));
  expect(t.told('trainsRan')).toMatchObject([{ company: 'ECR', revenue: 40, runs: [{ train: 'B-2', subsidy: 20 }] }]);
});

rule('1862-R214', 'where there are no permits any train runs', () => {
  const t = ecr(['express'], {}, { trains: 'simpleExpress' });
  expect(t.plays('Ada', run(...best(t))).told('trainsRan')).toMatchObject([{ revenue: 40 }]);
});

rule('1862-R126', 'the best runs are not compulsory; a train without a run earns nothing', () => {
  expect(ecr(['local']).passes('Ada').price('ECR')).toBe(90);
  expect(ecr(['local']).plays('Ada', run()).told('dividendDeclared')).toMatchObject([{ kind: 'withhold', revenue: 0 }]);
});

rule('1862-R132', 'the subsidy of the run waits for the dividend and goes to the treasury', () => {
  const t = ecr(['local']);
  t.plays('Ada', run(...best(t)));
  expect(t.cash('ECR')).toBe(0);
  expect(t.plays('Ada', { type: 'dividend', kind: 'withhold' }).cash('ECR')).toBe(40 + 20);
});

rule('1862-R140', 'by hudsonTrains what the locals are credited with counts, and they come first', () => {
  const hudson = { type: 'dividend', kind: 'hudson' } as const;
  const asked = { hudsonTrains: 'local' };
  const both = ecr(['express', 'local'], { permits: ['express', 'local'], treasury: 90 }, asked);
  both.plays('Ada', run(...best(both)));
  both.plays('Ada', hudson);
  const none = ecr(['express'], { permit: 'express', treasury: 90 }, asked);
  none.plays('Ada', run(...best(none)));
  expect(none.refuses('Ada', hudson)).toMatchObject({ code: 'hudson.earned', args: { earned: 0 } });
});

const received = { owners: { Ben: [10, 10], Cid: [10, 10] }, pool: [30] } satisfies Position;

rule('1862-R085', 'in receivership trains run by themselves for the most money, subsidy included', () => {
  const t = ecr(['local'], received);
  t.waiting;
  expect([t.cash('ECR'), t.price('ECR')]).toEqual([60, 90]);
});

rule('1862-R085', 'by receivershipRuns the holder of most shares enters the runs', () => {
  const t = ecr(['local'], received, { receivershipRuns: 'asEntered' });
  expect(t.waiting).toEqual(['Ben']);
  t.plays('Ben', run(...best(t)));
  expect([t.cash('ECR'), t.price('ECR')]).toEqual([60, 90]);
});

rule('1862-R088', 'the holder of most shares acts for it; of equal ones the first clockwise from priority', () => {
  const t = ecr(['local'], received);
  const from = (priority: number) => actingFor({ ...t.state, priority }, 'ECR');
  expect([from(1), from(2), from(3)]).toEqual([2, 2, 3]);
});

rule('1862-R200', 'a director decides for his company, in receivership the holder of most shares what is left', () => {
  expect(ecr(['local']).waiting).toEqual(['Ada']);
  expect(ecr(['local'], received, { receivershipRuns: 'asEntered' }).waiting).toEqual(['Ben']);
});

rule('1862-R091', 'receivership ends when a player comes to three shares', () => {
  const t = ecr(['local'], { owners: { Ben: [10, 10] }, pool: [30, 10, 10], permit: 'local' }).stockRound({
    turn: 'Ben',
  });
  t.plays('Ben', { type: 'buyShare', company: 'ECR', from: 'pool' });
  expect(t.director('ECR')).toBe('Ben');
});

rule('1862-R177', 'the changes for beginners hold with one kind of train, also in shorter play', () => {
  const hudson = { type: 'dividend', kind: 'hudson' };
  const short = (asked: Record<string, string>) => {
    const t = ecr(['express'], { permit: 'express', treasury: 90 }, { beginners: 'yes', ...asked });
    t.operating({ company: 'ECR', at: 'dividend' }, { revenue: 40 });
    return check(t.game, t.state, 1, hudson)?.code;
  };
  expect(short({ trains: 'simpleExpress' })).toBe('hudson.beginners');
  expect(short({ trains: 'simpleExpress', shorter: 'yes' })).toBe('hudson.beginners');
});

rule('1862-R213', 'shorter play fixes the number of trains, and the beginners’ changes need a simple variant', () => {
  expect(() => table1862(names, { beginners: 'yes' })).toThrow('optionNeeds');
  table1862(names, { beginners: 'yes', trains: 'simpleFreight', shorter: 'yes', eightTokens: 'yes' });
  const count = (options: Record<string, string>) => trainFacts({ options, players: 3 }, 'A-0').count;
  expect([count({ length: 'long' }), count({ length: 'long', shorter: 'yes' })]).toEqual([7, 6]);
});
