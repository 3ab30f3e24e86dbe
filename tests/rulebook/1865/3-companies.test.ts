// Section 5: opening and launching companies, minors and majors, conversion.
import { expect } from 'vitest';
import { stackAt } from '../../../src/engine/market/market.ts';
import { removeToken, tokenNodes, tokensAt } from '../../../src/engine/track/tokens.ts';
import { type CompanyId, companyIds, homeOf } from '../../../src/titles/1865/rules/companies.ts';
import { spotOf } from '../../../src/titles/1865/rules/market.ts';
import { certificates, waiting } from '../../../src/titles/1865/rules/setup.ts';
import { example, rule } from '../../support/rule.ts';
import { place, table1865 } from '../../support/table1865.ts';

const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId) => ({ type: 'buyShare', company, from: 'offer' }) as const;
const start = (company: CompanyId, par = 100, home = homeOf(company)) =>
  ({ type: 'startCompany', company, par, home }) as const;
const CONVERT = { type: 'convert' } as const;
const three = () => table1865(['Alan', 'Bob', 'Carl']).purses({ Alan: 1000, Bob: 1000, Carl: 1000 });
type Table = ReturnType<typeof three>;
const sheet = (t: Table, id: CompanyId) => t.state.companies[id];

rule('1865-R068', 'the buyer of the first certificate sets the price and pays it twice to the company', () => {
  const t = three();
  t.plays('Alan', start('FMS', 90));
  expect([t.price('FMS'), t.cash('Alan'), t.cash('FMS'), t.president('FMS')]).toEqual([90, 820, 180, 'Alan']);
  expect(t.lastEvents).toContainEqual({
    type: 'companyStarted',
    seat: 'Alan',
    company: 'FMS',
    par: 90,
    kind: 'minor',
    home: place('Cagliari'),
  });
  expect([sheet(t, 'FMS').status, sheet(t, 'FMS').start]).toEqual(['opened', 90]);
});

rule('1865-R068', 'among the start prices of the phase, if he can pay', () => {
  const t = three();
  expect(t.refuses('Alan', start('FMS', 110))).toMatchObject({ code: 'start.price', rule: '1865-R068' });
  expect(three().phase('3').refuses('Alan', start('FMS', 140))).toMatchObject({ code: 'start.price' });
  three().phase('3').plays('Alan', start('FMS', 130));
  three().phase('5').plays('Alan', start('FMS', 150));
  for (const par of [0, 50, 65, 165]) expect(t.refuses('Alan', start('FMS', par)).code).toMatch(/^action\./);
  const poor = three().purses({ Alan: 150 });
  expect(poor.refuses('Alan', start('FMS', 80))).toMatchObject({
    code: 'share.tooDear',
    args: { price: 160, cash: 150 },
  });
});

rule('1865-R068', 'a company is opened once', () => {
  const t = three();
  t.plays('Alan', start('FMS'));
  expect(t.refuses('Bob', start('FMS'))).toMatchObject({ code: 'start.started', rule: '1865-R068' });
  expect(t.values('Bob', 'startCompany')).toEqual(companyIds.filter((id) => id !== 'FMS'));
});

rule('1865-R069', 'the new marker goes to the bottom of the stack', () => {
  const t = three().company('RCSF', { price: 90, owners: { Bob: [40, 20] } });
  t.plays('Alan', start('FMS', 90)).plays('Bob', start('FA', 90));
  expect(stackAt(t.state, spotOf(90))).toEqual(['RCSF', 'FMS', 'FA']);
});

rule('1865-R070', 'launched when 60% is sold; only then does it operate', () => {
  const t = three();
  t.plays('Alan', start('FMS')).plays('Bob', start('RCSF'));
  expect(sheet(t, 'FMS').status).toBe('opened');
  t.plays('Carl', buy('FMS'));
  expect(sheet(t, 'FMS').status).toBe('launched');
  expect(t.lastEvents).toContainEqual({
    type: 'companyLaunched',
    company: 'FMS',
    kind: 'minor',
    tokens: 3,
    capital: 300,
  });
  t.passes('Alan', 'Bob', 'Carl');
  expect(t.events.filter(({ type }) => type === 'turnBegan').map(({ company }) => company)[0]).toBe('FMS');
  expect(t.events.some(({ type, company }) => type === 'turnBegan' && company === 'RCSF')).toBe(false);
});

rule('1865-R070', 'it is launched once: what is bought later brings neither tokens nor traffic', () => {
  const t = three().company('FMS', { owners: { Alan: [40, 20] }, row: 3, traffic: 9, unused: 1 });
  t.plays('Alan', start('RCSF')).plays('Bob', buy('FMS'));
  const { tokens, traffic, row } = sheet(t, 'FMS');
  expect([tokens, traffic, row, t.told('companyLaunched')]).toEqual([1, 9, 3, []]);
});

rule('1865-R071', 'before phase 5 a minor: 40% and three of 20%; one more certificate launches it', () => {
  const t = three().phase('4');
  t.plays('Alan', start('FMS'));
  expect(t.certificates('FMS')).toEqual({ Alan: [40], offer: [20, 20, 20] });
  t.plays('Bob', buy('FMS'));
  expect([sheet(t, 'FMS').kind, sheet(t, 'FMS').status]).toEqual(['minor', 'launched']);
});

rule('1865-R072', 'money for the initial offer goes to the company as it comes', () => {
  const t = three();
  t.plays('Alan', start('FMS', 70)).plays('Bob', buy('FMS'));
  expect(t.cash('FMS')).toBe(210);
  t.plays('Carl', buy('FMS'));
  expect(t.cash('FMS')).toBe(280);
});

rule('1865-R073', 'a launched minor has three tokens, one of them at home', () => {
  const t = three();
  t.plays('Alan', start('FMS'));
  expect(sheet(t, 'FMS').tokens).toBe(0);
  t.plays('Bob', buy('FMS'));
  expect([sheet(t, 'FMS').tokens, tokenNodes(t.state.board, 'FMS')]).toEqual([2, [place('Cagliari')]]);
});

rule('1865-R074', 'from phase 5 a major: 20% and eight of 10%; four more certificates launch it', () => {
  const t = three().phase('5');
  t.plays('Alan', start('FMS'));
  expect(t.certificates('FMS')).toEqual({ Alan: [20], offer: Array<number>(8).fill(10) });
  t.plays('Bob', buy('FMS')).plays('Carl', buy('FMS')).plays('Alan', buy('FMS'));
  expect([sheet(t, 'FMS').kind, sheet(t, 'FMS').status]).toEqual(['major', 'opened']);
  t.plays('Bob', buy('FMS'));
  expect([sheet(t, 'FMS').status, t.cash('FMS')]).toEqual(['launched', 600]);
});

/** FMS has been absorbed before: its certificates are those of a major, and it has neither home nor token. */
const absorbed = () =>
  three().set((s) => {
    removeToken(s.board, 'FMS', homeOf('FMS'));
    s.shares.FMS = certificates.major();
    s.companies.FMS = waiting('major');
  });

rule('1865-R074', 'always after an absorption', () => {
  const t = absorbed();
  t.plays('Alan', start('FMS'));
  expect(t.certificates('FMS')).toEqual({ Alan: [20], offer: Array<number>(8).fill(10) });
});

rule('1865-R075', 'a launched major has seven tokens, one of them at home', () => {
  const t = three().phase('5');
  t.plays('Alan', start('FMS')).plays('Bob', buy('FMS')).plays('Carl', buy('FMS')).plays('Alan', buy('FMS'));
  t.plays('Bob', buy('FMS'));
  expect([sheet(t, 'FMS').tokens, tokenNodes(t.state.board, 'FMS').length]).toEqual([6, 1]);
});

rule('1865-R076', 'on launch the traffic of the home; nothing where no tile lies there yet', () => {
  const t = three();
  t.plays('Alan', start('FMS')).plays('Bob', start('FCS')).plays('Carl', buy('FMS')).plays('Alan', buy('FCS'));
  expect([sheet(t, 'FMS').traffic, sheet(t, 'FCS').traffic]).toEqual([3, 0]);
});

rule(
  '1865-R078',
  'a company that is not launched stays open with its money, and may be launched in a later round',
  () => {
    const t = three();
    t.plays('Alan', start('FMS', 80)).passes('Bob', 'Carl', 'Alan');
    expect(t.told('operatingRoundBegan').length).toBeGreaterThan(0);
    expect([sheet(t, 'FMS').status, t.cash('FMS'), t.price('FMS')]).toEqual(['opened', 160, 80]);
    expect(t.state.flow.at(-1)!.kind).toBe('stock'); // nothing operates: the next stock round has begun
    t.passes('Bob', 'Carl').plays('Alan', buy('FMS'));
    expect([sheet(t, 'FMS').status, t.cash('FMS')]).toEqual(['launched', 240]);
  },
);

rule('1865-R172', 'on launch the traffic of the tile that lies there then', () => {
  const t = three().phase('3').tile('E39', 'C-green', 0).tile('E33', '6', 0);
  t.plays('Alan', start('FMS')).plays('Bob', start('FCS')).plays('Carl', buy('FMS')).plays('Alan', buy('FCS'));
  expect([sheet(t, 'FMS').traffic, sheet(t, 'FCS').traffic]).toEqual([4, 2]);
});

rule(
  '1865-R173',
  'opened as a minor and not launched when phase 5 begins: it stays a minor, and begins in row 2',
  () => {
    const t = three()
      .phase('5')
      .company('FMS', { launched: false, owners: { Alan: [40] } });
    t.plays('Alan', buy('FMS'));
    const { kind, status, tokens, row } = sheet(t, 'FMS');
    expect([kind, status, tokens, row]).toEqual(['minor', 'launched', 2, 2]);
  },
);

rule('1865-R032', 'a company that is launched puts its marker on the first row, from phase 5 on the second', () => {
  for (const [phase, row] of [
    ['2', 1],
    ['4', 1],
    ['5', 2],
    ['7', 2],
  ] as const) {
    const t = three()
      .phase(phase)
      .company('FMS', { launched: false, owners: { Alan: [40] } });
    expect(sheet(t, 'FMS').row).toBe(0);
    t.plays('Alan', buy('FMS'));
    expect(sheet(t, 'FMS').row).toBe(row);
  }
});

rule(
  '1865-R175',
  'started again after an absorption: at a price of the phase, at home in any city with a free slot',
  () => {
    const t = absorbed();
    expect(t.refuses('Alan', start('FMS', 110, place('Olbia')))).toMatchObject({ code: 'start.price' });
    t.plays('Alan', start('FMS', 100, place('Olbia'))); // no tile lies there: its printed circle is a free slot
    expect(tokenNodes(t.state.board, 'FMS')).toEqual([place('Olbia')]);
    expect(sheet(t, 'FMS').operated).toBe(false);
    t.plays('Bob', buy('FMS')).plays('Carl', buy('FMS')).plays('Alan', buy('FMS')).plays('Bob', buy('FMS'));
    const { status, row, tokens, traffic } = sheet(t, 'FMS');
    expect([status, row, tokens, traffic]).toEqual(['launched', 1, 6, 0]);
    t.passes('Carl', 'Alan');
    expect(t.refuses('Bob', sell('FMS', 10))).toMatchObject({ code: 'sell.notOperated' });
  },
);

rule('1865-R151', 'its home is a city with a free slot, chosen by the buyer, and the token is placed then', () => {
  const t = absorbed();
  expect(t.refuses('Alan', start('FMS', 100, place('Isili')))).toMatchObject({
    code: 'start.homeFull',
    rule: '1865-R151',
    args: { home: place('Isili') },
  });
  expect(t.refuses('Alan', start('FMS', 100, place('Serbariu')))).toMatchObject({ code: 'start.noCity' });
  expect(t.refuses('Alan', start('FMS', 100, place('Sanluri'))).code).toMatch(/^action\./);
  expect(tokensAt(t.state.board, place('Sassari'))).toEqual(['SFSS']);
  t.plays('Alan', start('FMS', 100, place('Sassari')));
  expect(tokensAt(t.state.board, place('Sassari'))).toEqual(['SFSS', 'FMS']);
});

rule('1865-R151', 'any other company is at home where it always was', () => {
  const t = three();
  expect(t.refuses('Alan', start('FMS', 100, place('Olbia')))).toMatchObject({
    code: 'start.home',
    rule: '1865-R151',
    args: { company: 'FMS', home: place('Cagliari') },
  });
  t.plays('Alan', start('FMS'));
  expect(tokenNodes(t.state.board, 'FMS')).toEqual([place('Cagliari')]);
});

example('1865-X09', 'CFD as a minor at 90: Alan pays 180 and 90, Carl 90', () => {
  const t = table1865(['Alan', 'Carl']);
  t.plays('Alan', start('CFD', 90));
  expect([t.cash('Alan'), t.cash('CFD')]).toEqual([360 - 180, 180]);
  t.passes('Carl').plays('Alan', buy('CFD'));
  expect([sheet(t, 'CFD').status, t.cash('Alan'), t.cash('CFD')]).toEqual(['launched', 90, 270]);
  t.plays('Carl', buy('CFD'));
  expect([t.cash('CFD'), t.price('CFD')]).toEqual([360, 90]);
  expect(sheet(t, 'CFD').tokens + tokenNodes(t.state.board, 'CFD').length).toBe(3);
  expect(tokenNodes(t.state.board, 'CFD')).toEqual([place('Portovecchio')]);
  expect(t.percent('CFD')).toEqual({ Alan: 60, Carl: 20, offer: 20 });
});

example('1865-X10', 'FMS as a major at 110 in phase 5: Bob pays 220 and 330, Alan 110', () => {
  const t = table1865(['Bob', 'Alan']).phase('5').purses({ Bob: 1000, Alan: 1000 });
  t.plays('Bob', start('FMS', 110));
  expect(t.cash('Bob')).toBe(780);
  for (let i = 0; i < 3; i++) t.passes('Alan').plays('Bob', buy('FMS'));
  expect([sheet(t, 'FMS').status, t.cash('Bob'), t.percent('FMS').Bob]).toEqual(['opened', 450, 50]);
  t.plays('Alan', buy('FMS'));
  expect([sheet(t, 'FMS').status, t.cash('FMS'), t.price('FMS')]).toEqual(['launched', 660, 110]);
  expect(sheet(t, 'FMS').tokens + tokenNodes(t.state.board, 'FMS').length).toBe(7);
  expect(tokenNodes(t.state.board, 'FMS')).toEqual([place('Cagliari')]);
  expect(t.certificates('FMS')).toEqual({ Bob: [20, 10, 10, 10], Alan: [10], offer: [10, 10, 10, 10] });
});

/** Track from Portovecchio to Bastia. */
const joinsCFD = (t: Table) =>
  t.tile('F12', '9', 0).tile('F10', '4', 0).tile('F8', '9', 0).tile('F6', '9', 0).tile('F4', '58', 4);

/** Track from Oristano to Cagliari by Sanluri. */
const joinsRCSF = (t: Table) => t.tile('C33', '8', 3).tile('D34', '4', 2).tile('E35', '8', 0).tile('E37', '4', 0);

/** Track from Oristano to Isili, and from there to Cagliari. */
const byIsili = (t: Table) =>
  t.tile('C33', '8', 3).tile('D34', '58', 2).tile('E33', '5', 0).tile('E35', '9', 0).tile('E37', '4', 0);

const asked = (t: Table): string | null =>
  t.waiting.length > 0 && t.state.flow.at(-1)!.kind === 'conversion' ? t.waiting[0]! : null;

example(
  '1865-X11',
  'CFD converts in phase 3: Alan 30%, Carl 10%, two more tokens, six certificates in the offer',
  () => {
    const t = joinsCFD(
      table1865(['Alan', 'Carl'])
        .phase('3')
        .company('CFD', { price: 90, owners: { Alan: [40, 20], Carl: [20] }, treasury: 50 }),
    ).beforeStockRound();
    expect(asked(t)).toBe('Alan');
    t.plays('Alan', CONVERT);
    expect(t.certificates('CFD')).toEqual({ Alan: [20, 10], Carl: [10], offer: Array<number>(6).fill(10) });
    expect([sheet(t, 'CFD').kind, sheet(t, 'CFD').tokens, t.price('CFD')]).toEqual(['major', 2 + 2, 90]);
    expect(t.lastEvents).toContainEqual({ type: 'companyConverted', company: 'CFD', tokens: 2 });
  },
);

rule(
  '1865-R079',
  'right before a stock round, if a direct route leads from any of its tokens to its destination',
  () => {
    const position = { owners: { Alan: [40, 20] } } as const;
    expect(asked(three().company('RCSF', position).beforeStockRound())).toBeNull();
    expect(asked(joinsRCSF(three()).company('RCSF', position).beforeStockRound())).toBe('Alan');
    const t = joinsRCSF(three()).company('RCSF', position);
    expect(t.refuses('Alan', CONVERT)).toMatchObject({ code: 'flow.notNow' }); // not in the round itself
  },
);

rule('1865-R079', 'a company that is not launched does not operate yet, and its president is not asked', () => {
  const opened = { owners: { Alan: [40] }, launched: false } as const;
  expect(asked(joinsRCSF(three()).company('RCSF', opened).beforeStockRound())).toBeNull();
});

rule('1865-R082', 'what the bank pool and the Dragons hold is turned too, and the Dragons may hold more again', () => {
  const t = joinsRCSF(three())
    .phase('3')
    .company('RCSF', { owners: { Alan: [40] }, pool: [20], dragons: [20, 20], trains: ['PH3', 'PH3'] });
  t.beforeStockRound().plays('Alan', CONVERT);
  // green, and no longer at their limit of 50%: they go on in their first turn
  expect(t.certificates('RCSF')).toEqual({ Alan: [20], pool: [10], dragons: [10, 10, 10], offer: [10, 10, 10, 10] });
  expect(t.held('dragons')).toBe(3);
});

rule('1865-R080', 'it comes to no other city on its way; from any token; nobody has to have room there', () => {
  const position = { owners: { Alan: [40, 20] } } as const;
  expect(asked(byIsili(three()).company('RCSF', position).beforeStockRound())).toBeNull();
  const second = byIsili(three())
    .tile('E33', '15', 0)
    .company('RCSF', { ...position, tokens: ['Isili'] });
  expect(asked(second.beforeStockRound())).toBe('Alan');
  const full = joinsRCSF(three())
    .company('RCSF', position)
    .company('SFS', { owners: { Bob: [40] }, tokens: ['Cagliari'] });
  expect(tokensAt(full.state.board, place('Cagliari'))).toEqual(['FMS', 'SFS']);
  expect(asked(full.beforeStockRound())).toBe('Alan');
});

rule('1865-R081', 'a token in the destination is enough', () => {
  const t = three().company('RCSF', { owners: { Alan: [40, 20] }, tokens: ['Cagliari'] });
  expect(asked(t.beforeStockRound())).toBe('Alan');
});

rule('1865-R082', 'every certificate is turned, five new ones go to the initial offer, the price stays', () => {
  const t = three().company('RCSF', {
    price: 120,
    owners: { Alan: [40], Bob: [20] },
    pool: [20],
    dragons: [20],
    tokens: ['Cagliari'],
    trains: ['PH2'],
  });
  t.beforeStockRound().plays('Alan', CONVERT);
  expect(t.certificates('RCSF')).toEqual({
    Alan: [20],
    Bob: [10],
    pool: [10],
    dragons: [10],
    offer: [10, 10, 10, 10, 10],
  });
  expect([t.price('RCSF'), t.president('RCSF')]).toEqual([120, 'Alan']);
});

rule.each(
  '1865-R083',
  'a conversion brings tokens by the phase',
  [
    ['2', 1],
    ['3', 2],
    ['4', 3],
    ['5', 4],
    ['7', 4],
  ] as const,
  ([phase, more]) => {
    const t = three()
      .phase(phase)
      .company('RCSF', { owners: { Alan: [40, 20] }, tokens: ['Cagliari'] });
    t.beforeStockRound().plays('Alan', CONVERT);
    expect(sheet(t, 'RCSF').tokens).toBe(1 + more);
  },
);

rule(
  '1865-R084',
  'it is voluntary, presidents are asked in operating order, each conversion is carried out at once',
  () => {
    const t = joinsCFD(three())
      .company('RCSF', { price: 80, owners: { Bob: [40, 20] }, tokens: ['Cagliari'] })
      .company('CFD', { price: 120, owners: { Carl: [40, 20] } })
      .company('FA', { price: 110, owners: { Alan: [40, 20] }, tokens: ['Olbia'] })
      .company('SFSS', { price: 90, owners: { Alan: [40, 20] } }) // not joined to Olbia
      .company('CFC', { kind: 'major', price: 140, owners: { Alan: [20] }, tokens: ['Ajaccio'] }) // a major already
      .company('SFS', { launched: false, price: 150, owners: { Alan: [40] } }) // not launched
      .beforeStockRound();
    expect(asked(t)).toBe('Carl');
    t.plays('Carl', CONVERT);
    expect([sheet(t, 'CFD').kind, t.percent('CFD').Carl, asked(t)]).toEqual(['major', 30, 'Alan']);
    t.passes('Alan');
    expect([sheet(t, 'FA').kind, asked(t)]).toEqual(['minor', 'Bob']);
    // nothing is told of SFSS, which could not be converted
    expect(t.told('conversionDeclined')).toEqual([{ type: 'conversionDeclined', company: 'FA' }]);
    t.plays('Bob', CONVERT);
    expect([sheet(t, 'RCSF').kind, asked(t)]).toEqual(['major', null]);
    expect(t.lastEvents).toContainEqual({ type: 'stockRoundBegan', set: 2, seat: 'Alan' });
  },
);

rule('1865-R084', 'of minors at one price the one on top of the stack is asked first', () => {
  const order = (...ids: readonly ('RCSF' | 'CFD')[]) => {
    const t = joinsCFD(joinsRCSF(three()));
    for (const id of ids) t.company(id, { price: 90, owners: { [id === 'CFD' ? 'Carl' : 'Bob']: [40, 20] } });
    t.beforeStockRound();
    return [asked(t), asked(t.passes(t.waiting[0]!))];
  };
  expect([order('RCSF', 'CFD'), order('CFD', 'RCSF')]).toEqual([
    ['Bob', 'Carl'],
    ['Carl', 'Bob'],
  ]);
});

rule('1865-R095', 'rows are moved before conversions, and a conversion moves no marker on the chart', () => {
  const t = joinsRCSF(three())
    .phase('5')
    .company('RCSF', { owners: { Alan: [40, 20] }, trains: ['PH4'], row: 1 });
  t.beforeStockRound();
  // row 1 goes one towards row 4 before the question, whatever the answer
  expect([asked(t), sheet(t, 'RCSF').row]).toEqual(['Alan', 2]);
  t.plays('Alan', CONVERT);
  expect([sheet(t, 'RCSF').kind, sheet(t, 'RCSF').row]).toEqual(['major', 2]);
  expect(t.told('rowChanged')).toEqual([]);
});

rule('1865-R174', 'never more than seven tokens: a minor made up to seven gets none', () => {
  const seven = three()
    .phase('4')
    .company('RCSF', { owners: { Alan: [40, 20] }, tokens: ['Cagliari'], unused: 5 });
  seven.beforeStockRound().plays('Alan', CONVERT);
  expect([sheet(seven, 'RCSF').kind, sheet(seven, 'RCSF').tokens]).toEqual(['major', 5]);
  expect(seven.lastEvents).toContainEqual({ type: 'companyConverted', company: 'RCSF', tokens: 0 });
  const six = three()
    .phase('4')
    .company('RCSF', { owners: { Alan: [40, 20] }, tokens: ['Cagliari'], unused: 4 });
  six.beforeStockRound().plays('Alan', CONVERT);
  expect(sheet(six, 'RCSF').tokens).toBe(5);
});
