// Section 3: rounds, phases and the markers "no train sold". Section 4: the order of turns.
import { expect } from 'vitest';
import { isOver } from '../../../src/engine/core/play.ts';
import type { MajorId, MinorId } from '../../../src/titles/18mag/rules/companies.ts';
import { minorIds } from '../../../src/titles/18mag/rules/companies.ts';
import { phases } from '../../../src/titles/18mag/rules/trains.ts';
import { repeatWhile } from '../../support/bounded.ts';
import { example, rule } from '../../support/rule.ts';
import { table18mag } from '../../support/table18mag.ts';

const three = ['Ada', 'Ben', 'Cleo'];
type Table = ReturnType<typeof table18mag>;

const prices = { '2': 80, '3': 120, '4': 200, '6': 320 } as const;
type Type = keyof typeof prices;
const train = (type: Type) => ({ type: 'buyTrain', from: 'bank', train: type, price: prices[type] }) as const;

/** One minor without trains and track, at the end of its turn in the first operating round: only trains can be bought. */
const lone = (asked = {}): Table =>
  table18mag(three, asked)
    .minor('8', { owner: 'Ada', treasury: 5000 })
    .purses({ Ada: 100 })
    .operating({ company: '8', at: 'buyTrain', set: 1 });

const rounds = (t: Table) =>
  t.events
    .filter(({ type }) => type === 'operatingRoundBegan' || type === 'stockRoundBegan')
    .map(({ type, set, round, of }) => (type === 'stockRoundBegan' ? `SR${set}` : `OR${set}.${round} of ${of}`));

const canBuyTrain = (t: Table): boolean => t.choices('Ada').some(({ type }) => type === 'buyTrain');

/** Everybody passes until the minor can buy a train again. */
function toTrains(t: Table): Table {
  const begun = t.told('operatingRoundBegan').length;
  t.passesWhile(() => !isOver(t.state) && (t.told('operatingRoundBegan').length === begun || !canBuyTrain(t)));
  return t;
}

/** An operating round in which the minor makes this purchase, or none. */
const round = (t: Table, ...types: Type[]): Table => {
  for (const type of types) {
    if (t.trains('8').length === 2) throw new Error('the minor has two trains');
    t.plays('Ada', train(type));
  }
  return toTrains(t);
};

rule.each(
  '18mag-R027',
  'how many operating rounds follow a stock round',
  [
    { phase: 'yellow', of: 1 },
    { phase: 'green', of: 2 },
    { phase: 'brown', of: 2 },
    { phase: 'gray', of: 3 },
  ] as const,
  ({ phase, of }) => {
    const t = table18mag(three).minor('8', { owner: 'Ada' }).purses({ Ada: 100 }).phase(phase).passes('Ada');
    expect(rounds(t).slice(0, 1)).toEqual([`OR2.1 of ${of}`]);
  },
);

rule('18mag-R027', 'they take turns: a stock round and a set', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 80 })
    .phase('green')
    .operating({ company: '8', at: 'buyTrain', of: 2 });
  expect(rounds(toTrains(toTrains(t)))).toEqual(['OR2.2 of 2', 'SR3', 'OR3.1 of 2']);
});

rule.each(
  '18mag-R028',
  'the first train of each type but 2 begins the next phase, in whatever order they come',
  [
    { types: ['2', '3', '4', '6'], phases: ['yellow', 'green', 'brown', 'gray'] },
    { types: ['6', '4', '2', '3'], phases: ['green', 'brown', 'brown', 'gray'] },
    { types: ['4', '4', '3', '3'], phases: ['green', 'green', 'brown', 'brown'] },
  ] as const,
  ({ types, phases: expected }) => {
    const t = table18mag(three)
      .minor('8', { owner: 'Ada', treasury: 1000 })
      .minor('9', { owner: 'Ada', treasury: 1000 })
      .operating({ company: '8', at: 'buyTrain', set: 1 });
    const met = types.map((type, i) => {
      if (i === 2)
        repeatWhile(
          () => !canBuyTrain(t),
          () => t.passes('Ada'),
        ); // the other minor
      return t.plays('Ada', train(type)).state.phase;
    });
    expect(met).toEqual(expected);
  },
);

rule('18mag-R028', 'a stack without its round tile moves nothing', () => {
  const t = lone().phase('green', ['4', '6']).plays('Ada', train('3'));
  expect(t.state.phase).toBe('green');
  expect(t.told('phaseBegan')).toEqual([]);
});

rule('18mag-R029', 'the round is finished, and a stock round follows though another round was due', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 1000 })
    .minor('9', { owner: 'Ben', treasury: 0 })
    .purses({ Ada: 100 })
    .phase('green')
    .operating({ company: '8', at: 'buyTrain', round: 1, of: 2 })
    .plays('Ada', train('4'))
    .passes('Ada');
  t.passesWhile(() => t.told('stockRoundBegan').length === 0);
  const turns = t.told('turnBegan').map(({ company }) => company);
  expect(turns[0]).toBe('9');
  expect(turns).toHaveLength(1 + 7);
  expect(rounds(t)).toEqual(['SR3']);
});

rule('18mag-R029', 'the rounds of the set that follows are those of the new phase', () => {
  expect(rounds(round(lone(), '3'))).toEqual(['SR2', 'OR2.1 of 2']);
});

rule('18mag-R030', 'the tiles of the new colour are there at once, for the next minor', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 1000 })
    .tile('I14', 'L32', 0)
    .minor('9', { owner: 'Ben', treasury: 100, tokens: ['I14.0'] })
    .operating({ company: '8', at: 'buyTrain' });
  const colours = () => phases[t.state.phase].tiles;
  expect(colours()).toEqual(['yellow']);
  t.plays('Ada', train('3')).passes('Ada');
  expect(t.waiting).toEqual(['Ben']);
  expect(colours()).toEqual(['yellow', 'green']);
  const green = t.values('Ben', 'layTile');
  expect(green).toContain('I14');
});

rule.each(
  '18mag-R030',
  'red areas have the values of the new phase at once',
  [
    { type: null, revenue: 20 + 20 },
    { type: '3', revenue: 20 + 30 },
  ] as const,
  ({ type, revenue }) => {
    // Fiume and Trieszt
    const t = table18mag(three)
      .minor('8', { owner: 'Ada', treasury: 200 })
      .tile('I2', '57', 2)
      .minor('13', { owner: 'Ben', trains: ['2'] })
      .operating({ company: '8', at: 'buyTrain' });
    if (type) t.plays('Ada', train(type));
    t.passes('Ada');
    repeatWhile(
      () => !t.choices('Ben').some((choice) => choice.type === 'run'),
      () => t.passes('Ben'),
    );
    expect(t.cash('Ben')).toBe(0);
    t.plays('Ben', { type: 'run', wagons: [], routes: [{ train: '2-0', track: ['H1:1', 'I2:0'] }] });
    expect(t.cash('Ben')).toBe(revenue / 2);
  },
);

rule('18mag-R032', 'no train sold: a marker, when the minors have finished', () => {
  const t = lone().passes('Ada');
  expect(t.lastEvents.find(({ type }) => type === 'markerPlaced')).toEqual({
    type: 'markerPlaced',
    markers: 1,
    train: '3',
  });
  const order = t.order('markerPlaced', 'turnBegan');
  expect(order.slice(0, 2)).toEqual(['markerPlaced', 'turnBegan']); // before the majors
});

rule('18mag-R032', 'a train sold, of whatever type: no marker', () => {
  for (const type of ['2', '3', '4', '6'] as const) {
    const t = lone().plays('Ada', train(type)).passes('Ada');
    expect(t.told('markerPlaced')).toEqual([]);
  }
});

rule('18mag-R032', 'it lies on the cheapest stack with a round tile', () => {
  const t = lone().phase('green', ['4', '6']).passes('Ada');
  expect(t.told('markerPlaced')).toEqual([expect.objectContaining({ train: '4' })]);
});

rule('18mag-R032', 'a sale of that stack takes all markers back', () => {
  const t = lone();
  t.set((s) => {
    s.markers = 2;
  }).plays('Ada', train('3'));
  expect(t.state.markers).toBe(0);
  expect(t.told('markersTaken')).toEqual([{ type: 'markersTaken', markers: 2 }]);
});

rule('18mag-R032', 'in gray there are none', () => {
  const t = lone().phase('gray').passes('Ada');
  expect(t.told('markerPlaced')).toEqual([]);
  expect(t.state.markers).toBe(0);
});

rule('18mag-R033', 'the third begins the next phase: the majors have their turns, then a stock round', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 5000 })
    .purses({ Ada: 100 })
    .phase('green', ['4', '6'])
    .operating({ company: '8', at: 'buyTrain', round: 1, of: 2 });
  t.set((s) => {
    s.markers = 2;
  }).passes('Ada');
  expect(t.state.phase).toBe('brown');
  expect(t.told('phaseBegan')).toEqual([{ type: 'phaseBegan', phase: 'brown', by: 'markers', train: '4' }]);
  expect(t.told('turnBegan')).toHaveLength(7);
  expect(rounds(t)).toEqual(['SR3']);
});

rule('18mag-R033', 'two are not enough', () => {
  const t = round(lone());
  expect(round(t).state).toMatchObject({ markers: 2, phase: 'yellow' });
  expect(round(t).state).toMatchObject({ markers: 0, phase: 'green' });
});

rule('18mag-R034', 'a train of a sister company is no sale', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', trains: ['2', '2'] })
    .minor('9', { owner: 'Ada', treasury: 500 })
    .operating({ company: '9', at: 'buyTrain', done: ['8'] })
    .plays('Ada', { type: 'buyTrain', from: '8', train: '2-0', price: 10 })
    .passes('Ada');
  expect(t.told('markerPlaced')).toHaveLength(1);
});

rule('18mag-R034', 'nor does it take markers away or begin a phase', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', trains: ['3', '3'] })
    .minor('9', { owner: 'Ada', treasury: 500 })
    .operating({ company: '9', at: 'buyTrain', done: ['8'] });
  t.set((s) => {
    s.markers = 1;
  }).plays('Ada', { type: 'buyTrain', from: '8', train: '3-0', price: 10 });
  expect(t.state).toMatchObject({ markers: 1, phase: 'yellow' });
});

rule.each(
  '18mag-R035',
  'a train of another stack spares the round its marker and takes none away',
  [{ type: '2' }, { type: '4' }, { type: '6' }] as const,
  ({ type }) => {
    const t = lone();
    t.set((s) => {
      s.markers = 2;
    })
      .plays('Ada', train(type))
      .passes('Ada');
    expect(t.state.markers).toBe(2);
    expect(t.told('markerPlaced')).toEqual([]);
  },
);

rule('18mag-R035', 'by the ruling `anySale` any train takes them away, when the round is over', () => {
  for (const type of ['2', '3', '4', '6'] as const) {
    const t = lone({ noTrainSold: 'anySale' });
    t.set((s) => {
      s.markers = 2;
    })
      .plays('Ada', train(type))
      .passes('Ada');
    expect(t.state.markers).toBe(0);
  }
});

rule('18mag-R035', 'by that ruling rounds are counted when they are over, after the majors', () => {
  const t = lone({ noTrainSold: 'anySale' }).passes('Ada');
  expect(t.order('markerPlaced', 'turnBegan').at(-1)).toBe('markerPlaced');
  expect(t.state.markers).toBe(1);
});

rule('18mag-R037', 'by that ruling a last phase that came by the count has one more set', () => {
  const t = lone({ noTrainSold: 'anySale' }).phase('brown', ['6']);
  t.set((s) => {
    s.markers = 2;
  });
  t.passesWhile(() => !isOver(t.state));
  expect(rounds(t)).toEqual([
    'SR2',
    ...[1, 2, 3].map((i) => `OR2.${i} of 3`),
    'SR3',
    ...[1, 2, 3].map((i) => `OR3.${i} of 3`),
  ]);
});

rule('18mag-R036', 'the last marker uses up the round tile of its stack: three phases in a game, never more', () => {
  const t = lone();
  for (const expected of ['green', 'brown', 'gray']) expect(round(round(round(t))).state.phase).toBe(expected);
  expect(t.told('phaseBegan').map(({ train: of }) => of)).toEqual(['3', '4', '6']);
  expect(t.state.roundTiles).toEqual([]);
});

rule('18mag-R036', 'the first train of that type changes nothing any more', () => {
  const t = round(round(round(lone())));
  expect(t.state).toMatchObject({ phase: 'green', roundTiles: ['4', '6'] });
  t.plays('Ada', train('3'));
  expect(t.state.phase).toBe('green');
});

rule('18mag-R036', 'by the ruling `anySale` no type is used up', () => {
  const t = round(round(round(lone({ noTrainSold: 'anySale' }))));
  expect(t.state).toMatchObject({ phase: 'green', roundTiles: ['3', '4', '6'] });
  t.plays('Ada', train('3'));
  expect(t.state.phase).toBe('brown');
});

rule('18mag-R036', 'and in the last phase nothing moves it again', () => {
  const t = lone({ noTrainSold: 'anySale' }).phase('gray', ['6']).plays('Ada', train('6'));
  expect(t.state).toMatchObject({ phase: 'gray', setEnds: false });
});

rule('18mag-R037', 'gray: the round is finished, a stock round, three operating rounds, and the game is over', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 5000 })
    .phase('brown', ['6'])
    .operating({ company: '8', at: 'buyTrain', round: 1, of: 2 })
    .plays('Ada', train('6'));
  t.passesWhile(() => !isOver(t.state));
  expect(rounds(t)).toEqual(['SR3', 'OR3.1 of 3', 'OR3.2 of 3', 'OR3.3 of 3']);
  expect(t.told('operatingRoundBegan').every(({ last }) => last === true)).toBe(true);
  expect(t.state.ended).toBe('lastRound');
});

example(
  '18mag-X26',
  'no sale, a 2-train, no sale, no sale: green; the first 3 changes nothing, the first 4 begins brown',
  () => {
    const t = lone();
    expect(round(t).state.markers).toBe(1);
    expect(t.state.roundTiles[0]).toBe('3');
    expect(round(t, '2').state.markers).toBe(1);
    expect(round(t).state.markers).toBe(2);
    expect(round(t).state).toMatchObject({ markers: 0, phase: 'green' });
    expect(rounds(t).slice(-2)).toEqual(['SR5', 'OR5.1 of 2']);
    t.plays('Ada', train('3'));
    expect(t.state.phase).toBe('green');
  },
);

example('18mag-X26', 'then the first 4-train begins brown', () => {
  const t = round(round(round(lone())));
  expect(t.plays('Ada', train('4')).state.phase).toBe('brown');
});

example('18mag-X26', 'under `anySale` the second round clears the count, so the fourth makes it two', () => {
  const t = lone({ noTrainSold: 'anySale' });
  expect(round(t).state.markers).toBe(1);
  expect(round(t, '2').state.markers).toBe(0);
  expect(round(t).state.markers).toBe(1);
  expect(round(t).state).toMatchObject({ markers: 2, phase: 'yellow' });
});

const turns = (t: Table) => t.told('turnBegan').map(({ company }) => company as MinorId | MajorId);

rule('18mag-R038', 'minors by number, then majors from the dearest down', () => {
  const t = table18mag(three)
    .minor('10', { owner: 'Ada' })
    .minor('9', { owner: 'Ben' })
    .minor('2', { owner: 'Cleo' })
    .major('RABA', { price: 65 })
    .major('G&C', { price: 100 })
    .major('SNW', { price: 80 })
    .major('SIK', { price: 60 })
    .major('SKEV', { price: 75 })
    .major('LdStEG', { price: 400 })
    .purses({ Ada: 100 })
    .passes('Ada');
  t.passesWhile(() => t.told('stockRoundBegan').length === 0);
  expect(turns(t)).toEqual(['2', '9', '10', 'LdStEG', 'G&C', 'SNW', 'SKEV', 'MAVAG', 'RABA', 'SIK']);
});

/** All majors at 70 but these two, which are at 100 and directed by Ada; the first arrived there first. */
const pair = (first: MajorId, second: MajorId) =>
  table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 80 })
    .major(first, { price: 100, owners: { Ada: [20] }, treasury: 30 })
    .major(second, { price: 100, owners: { Ada: [20] }, treasury: 30 })
    .operating({ company: '8', at: 'buyTrain', set: 1 })
    .passes('Ada');

rule('18mag-R039', 'of those on one space the topmost first', () => {
  expect(turns(pair('SIK', 'RABA'))).toEqual(['SIK']);
  expect(turns(pair('RABA', 'SIK'))).toEqual(['RABA']);
});

rule('18mag-R039', 'a marker goes under those that lie on its new space', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 80 })
    .major('SIK', { price: 100 })
    .major('RABA', { price: 95, owners: { Ada: [20] }, treasury: 30 })
    .operating({ company: '8', at: 'buyTrain', set: 1 })
    .passes('Ada'); // SIK has nothing to pay: 95, under RÁBA, which has not moved yet
  t.plays('Ada', { type: 'dividend', amount: 10 });
  expect([t.price('SIK'), t.price('RABA')]).toEqual([95, 95]);
  const { arrivals } = t.state.market;
  expect(arrivals.indexOf('RABA')).toBeLessThan(arrivals.indexOf('SIK'));
});

rule('18mag-R040', 'whoever has had its turn has no second one, wherever its marker has gone since', () => {
  const t = pair('SIK', 'RABA');
  t.plays('Ada', { type: 'dividend', amount: 0 }); // SIK falls behind RÁBA
  t.plays('Ada', { type: 'dividend', amount: 30 }); // RÁBA rises
  const majors = turns(t).filter((id) => !(minorIds as readonly string[]).includes(id));
  expect(majors.slice(0, 2)).toEqual(['SIK', 'RABA']);
  expect(new Set(majors).size).toBe(7);
  expect(majors).toHaveLength(7);
});
