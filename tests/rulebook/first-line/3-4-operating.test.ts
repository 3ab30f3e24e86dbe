// Sections 3 and 4: the operating round, and the end.
import { expect } from 'vitest';
import { result } from '../../../src/engine/core/play.ts';
import type { PlainState } from '../../../src/kernel/book.ts';
import { firstLine } from '../../../src/titles/first-line/rules/index.ts';
import { rule } from '../../support/rule.ts';
import { operating } from '../../support/tableFirstLine.ts';

const pass = { type: 'pass' } as const;
const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation }) as const;
const token = (city: string) => ({ type: 'placeToken', city }) as const;
const train = (id: string, price: number) => ({ type: 'buyTrain', from: 'bank', train: id, price }) as const;

/** Track from Castellammare over Naples to Caserta; Bayard has money and a 2-train. */
const joined = (change: (s: PlainState) => void = () => {}) =>
  operating((s) => {
    s.board.laid = { B5: ['5', 3], B1: ['5', 0] };
    s.trains = { bayard: ['2-0'] };
    s.depot.sold['2'] = 1;
    grant(s, 300);
    change(s);
  });

function grant(s: PlainState, sum: number): void {
  s.cash.bank -= sum;
  s.cash['treasury:bayard'] = s.cash['treasury:bayard']! + sum;
}

rule('first-line-R5', 'a tile is laid where the track of the company leads', () => {
  const t = operating();
  expect(t.refuses('Ada', lay('C2', '58', 0)).code).toBe('track.outOfReach');
  expect(t.refuses('Ada', lay('B5', '58', 0)).code).toBe('track.wrongTile');
  expect(t.refuses('Ada', lay('B5', '14', 0))).toMatchObject({ code: 'track.wrongTile', rule: 'first-line-R5' });
  expect(t.refuses('Ada', lay('B5', '57', 0)).code).toBe('track.doesNotFit'); // to the sea
  t.plays('Ada', lay('B5', '5', 3));
  expect(t.told('tileLaid')).toMatchObject([{ company: 'bayard', hex: 'B5', tile: '5', cost: 0 }]);
});

rule('first-line-R5', 'green tiles come with the first 3-train, hills are paid for, new track is joined', () => {
  const green = joined();
  expect(green.refuses('Ada', lay('B3', 'N', 0))).toMatchObject({ code: 'track.colour', args: { phase: '2' } });
  const hills = operating((s) => {
    s.board.laid = { B5: ['5', 3] };
    s.cash.bank += 100;
    s.cash['treasury:bayard']! -= 100;
  });
  expect(hills.refuses('Ada', lay('C4', '5', 1))).toMatchObject({
    code: 'track.tooDear',
    args: { cost: 40, cash: 20 },
  });
  const apart = joined((s) => {
    s.phase = '3';
    s.depot.sold['3'] = 1;
    s.board.laid.B3 = ['N', 0];
  });
  expect(apart.refuses('Ada', lay('C2', '58', 0)).code).toBe('track.notConnected');
});

rule('first-line-R5', 'a tile that is used up is not laid', () => {
  const t = operating((s) => {
    s.board.laid = { B1: ['57', 0], C4: ['57', 0] };
  });
  expect(t.refuses('Ada', lay('B5', '57', 0)).code).toBe('track.noneLeft');
});

rule('first-line-R6', 'the second token costs 40, in a city that is reached', () => {
  const t = joined().plays('Ada', pass);
  expect(t.refuses('Ada', token('A2.0')).code).toBe('token.outOfReach');
  expect(t.refuses('Ada', token('C2.0')).code).toBe('token.noCity');
  expect(t.refuses('Ada', token('B5.0')).code).toBe('token.alreadyHere');
  expect(t.refuses('Ada', token('B1.0')).code).toBe('token.cityFull');
  t.plays('Ada', token('B3.0'));
  expect(t.told('tokenPlaced')).toEqual([{ type: 'tokenPlaced', company: 'bayard', city: 'B3.0', cost: 40 }]);
});

rule('first-line-R6', 'the last place in a home is kept; who has no token or no money places none', () => {
  const home = joined((s) => {
    delete s.pars.regia;
    delete s.market.spots.regia;
    s.market.arrivals = ['bayard'];
    s.shares.regia!.holders = s.shares.regia!.holders.map(() => 'offer');
    s.shares.regia!.president = null;
    s.cash.bank += s.cash['treasury:regia']!;
    s.cash['treasury:regia'] = 0;
    delete s.board.tokens['B1.0'];
  }).plays('Ada', pass);
  expect(home.refuses('Ada', token('B1.0'))).toMatchObject({ code: 'token.reserved', args: { company: 'regia' } });
  const placed = joined((s) => {
    s.board.tokens['B3.0'] = ['bayard', null];
  });
  expect(placed.plays('Ada', pass).state.flow.at(-1)).toMatchObject({ at: 'run' });
  expect(placed.refuses('Ada', token('B3.0')).code).toBe('flow.notNow');
  const poor = joined((s) => {
    s.cash.bank += 400;
    s.cash['treasury:bayard']! -= 400;
  });
  expect(poor.refuses('Ada', token('B3.0')).code).toBe('flow.notNow');
});

const run = (id: string, ...track: string[]) => ({ type: 'run', routes: [{ train: id, track }] }) as const;

rule('first-line-R7', 'a company that can run has to, with its own trains, as far as they go', () => {
  const t = joined().plays('Ada', pass).plays('Ada', pass);
  expect(t.refuses('Ada', pass).code).toBe('run.mustRun');
  expect(t.refuses('Ada', run('3-0', 'B5/1')).code).toBe('run.notItsTrain');
  expect(t.refuses('Ada', run('2-0')).code).toBe('run.empty');
  t.runs('Ada');
  expect(t.told('trainsRan')).toMatchObject([{ company: 'bayard', revenue: 50 }]);
});

rule('first-line-R7', 'a run is one train on joined track from place to place, and meets a token', () => {
  const t = joined((s) => {
    s.trains = { bayard: ['2-0', '2-1'] };
    s.depot.sold['2'] = 2;
  }).passes('Ada', 'Ada');
  const refused = (...tracks: readonly (readonly string[])[]) =>
    t.refuses('Ada', { type: 'run', routes: tracks.map((track, i) => ({ train: `2-${i}`, track })) }).code;
  expect(refused(['B3:9'])).toBe('run.unknownPiece');
  expect(refused(['B3:0', 'B1:1'])).toBe('run.notJoined');
  expect(refused(['B3:0'])).toBe('run.noStopAtEnd');
  expect(refused(['B3:0', 'B5:0', 'B5:0', 'B3:0'])).toBe('run.trackTwice');
  expect(refused(['B3:1', 'B1:0'])).toBe('run.noToken');
  expect(refused(['B1:0', 'B3:1', 'B3:0', 'B5:0'])).toBe('run.tooLong');
  expect(refused(['B3:0', 'B5:0'], ['B3:0', 'B5:0'])).toBe('run.sharesTrack');
  const once = { train: '2-0', track: ['B3:0', 'B5:0'] };
  expect(t.refuses('Ada', { type: 'run', routes: [once, once] }).code).toBe('run.trainTwice');
});

rule('first-line-R3', 'a whole turn, from the tile to the train, is told', () => {
  const t = joined()
    .plays('Ada', lay('C4', '5', 1))
    .plays('Ada', token('B3.0'))
    .runs('Ada')
    .plays('Ada', { type: 'dividend', kind: 'payout' })
    .plays('Ada', train('2-1', 80))
    .passes('Bo', 'Bo');
  expect(t.events.map(({ runs: _, ...event }) => Object.values(event).join(' '))).toEqual([
    ...['passed Ada sellShares false', 'passed Bo sellShares false', 'operatingRoundBegan 1 1 1 false'],
    ...['turnBegan bayard Ada', 'paid bayard bank 40 terrain', 'tileLaid bayard C4 5 1 40'],
    ...['paid bayard bank 40 token', 'tokenPlaced bayard B3.0 40', 'trainsRan bayard 50'],
    ...['dividendDeclared bayard payout 50', 'paid bank Ada 20 dividend', 'priceMoved bayard 60 70'],
    ...['paid bayard bank 80 train', 'trainBought bayard bank 2-1 80', 'passed Ada buyTrain true'],
    ...['turnBegan regia Bo', 'passed Bo layTile true', 'passed Bo placeToken false', 'passed Bo run true'],
    ...['passed Bo dividend true', 'dividendDeclared regia withhold 0', 'priceMoved regia 60 50'],
    ...['passed Bo buyTrain false', 'stockRoundBegan 2 Ada'],
  ]);
  expect(t.state.board.laid.C4).toEqual(['5', 1]);
  expect(t.state.board.tokens['B3.0']).toContain('bayard');
});

rule('first-line-R8', 'paid out by the share, and the price rises; withheld, and it falls', () => {
  const ran = () => joined().passes('Ada', 'Ada').runs('Ada');
  const t = ran();
  expect(t.refuses('Ada', pass).code).toBe('dividend.undecided');
  t.plays('Ada', { type: 'dividend', kind: 'payout' });
  expect(t.state.cash[1]).toBe(180 + 20);
  expect(t.state.market.spots.bayard).toEqual({ row: 0, col: 4 });
  const kept = ran().plays('Ada', { type: 'dividend', kind: 'withhold' });
  expect(kept.state.cash['treasury:bayard']).toBe(120 + 300 + 50);
  expect(kept.state.market.spots.bayard).toEqual({ row: 0, col: 2 });
});

rule('first-line-R8', 'the part of the market goes to the company', () => {
  const t = joined((s) => {
    s.shares.bayard!.holders = [1, 'pool', 'pool', 'offer'];
  });
  t.passes('Ada', 'Ada').runs('Ada').plays('Ada', { type: 'dividend', kind: 'payout' });
  expect(t.state.cash['treasury:bayard']).toBe(120 + 300 + 20);
});

rule('first-line-R9', 'two trains at most, of the bank and at its price', () => {
  const t = operating().plays('Ada', pass);
  expect(t.refuses('Ada', train('3-0', 140)).code).toBe('train.notForSale');
  expect(t.refuses('Ada', train('2-0', 70)).code).toBe('train.price');
  t.plays('Ada', train('2-0', 80));
  expect(t.state.trains.bayard).toEqual(['2-0']);
  const poor = operating((s) => {
    s.depot.sold['2'] = 3;
    s.depot.pool = ['2-0'];
  }).plays('Ada', pass);
  expect(poor.refuses('Ada', train('3-0', 140))).toMatchObject({ code: 'train.tooDear', args: { cash: 120 } });
  poor.plays('Ada', { type: 'buyTrain', from: 'pool', train: '2-0', price: 80 });
  expect([poor.state.trains.bayard, poor.state.depot.pool]).toEqual([['2-0'], []]);
  const full = operating((s) => {
    s.trains = { bayard: ['2-0', '2-1'] };
    s.depot.sold['2'] = 2;
    grant(s, 300);
  }).plays('Ada', pass);
  expect(full.waiting).toEqual(['Bo']); // there is nothing for Bayard to buy
});

rule('first-line-R9', 'the first 4-train rusts the 2-trains, and companies discard down to one', () => {
  const t = operating((s) => {
    s.depot.sold = { 2: 3, 3: 2, 4: 0 };
    s.phase = '3';
    s.trains = { bayard: ['2-0'], regia: ['3-0', '3-1'] };
    grant(s, 300);
  })
    .plays('Ada', pass)
    .plays('Ada', train('4-0', 220));
  expect(t.told('phaseBegan')).toEqual([{ type: 'phaseBegan', phase: '4' }]);
  expect(t.told('trainRusted')).toEqual([{ type: 'trainRusted', owner: 'bayard', train: '2-0' }]);
  expect(t.refuses('Bo', { type: 'discardTrain', train: '4-0' }).code).toBe('discard.notOwned');
  t.plays('Bo', { type: 'discardTrain', train: '3-1' });
  expect(t.state.depot.pool).toEqual(['3-1']);
  expect(t.state.trains).toEqual({ bayard: ['4-0'], regia: ['3-0'] });
  expect(t.told('trainDiscarded')).toEqual([{ type: 'trainDiscarded', company: 'regia', train: '3-1' }]);
});

const isGoingOn = (t: ReturnType<typeof operating>) => () => t.state.flow.length > 0;

rule('first-line-R10', 'the game ends with the sixth set', () => {
  const t = operating();
  t.passesWhile(isGoingOn(t));
  expect(t.state.ended).toBe('lastSet');
  expect(t.told('gameOver')).toMatchObject([{ reason: 'lastSet', worth: expect.any(Number) }]);
  expect(t.refuses('Ada', pass).code).toBe('flow.over');
  expect(result(firstLine as never, t.state).worth).toEqual({ 1: expect.any(Number), 2: expect.any(Number) });
});

rule('first-line-R10', 'or with the set in which the bank pays its last', () => {
  const t = joined((s) => {
    const rest = s.cash.bank - 10;
    s.cash[2] = s.cash[2]! + rest;
    s.cash.bank = 10;
  });
  t.passes('Ada', 'Ada').runs('Ada').plays('Ada', { type: 'dividend', kind: 'payout' });
  t.passesWhile(isGoingOn(t));
  expect(t.state.ended).toBe('bank');
});
