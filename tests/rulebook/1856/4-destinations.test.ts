// Section 3, capitalisation: destinations, the track that leads to them, and the escrow.
import { expect } from 'vitest';
import { type OrdinaryId, ordinaries } from '../../../src/titles/1856/rules/companies.ts';
import { repeatWhile } from '../../support/bounded.ts';
import { rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];

/** The Canada Air Line of Ben: all track from Glencoe over London to Woodstock but the last tile, which Ada's GW lays. */
const glencoe = (escrow = 160) =>
  table1856(three)
    .phase('3')
    .tile('D17', '57', 0)
    .tile('D15', '8', 4)
    .tile('E14', '8', 5)
    .tile('F15', '121', 0)
    .tile('G14', '8', 5)
    .company('CA', { owners: { Ben: [20, 10, 10] }, par: 80, treasury: 400, escrow, operated: true, tokens: ['D17.0'] })
    .company('GW', { owners: { Ada: [20, 10] }, operated: true, tokens: ['F15.0'] })
    .operating({ company: 'GW', at: 'layTile' });
const woodstock = { type: 'layTile', hex: 'H15', tile: '57', rotation: 2 } as const;

rule('1856-R051', 'with the track the whole escrow is paid at once, in anybody’s turn', () => {
  const t = glencoe();
  const bank = t.cash('bank');
  t.plays('Ada', woodstock);
  expect(t.state.companies.CA).toMatchObject({ linked: true, escrow: 0 });
  expect([t.cash('CA'), t.cash('bank')]).toEqual([560, bank - 160]);
  expect(t.order('tileLaid', 'destinationReached', 'escrowReleased')).toEqual([
    'tileLaid',
    'destinationReached',
    'escrowReleased',
  ]);
});

rule('1856-R051', 'blocked or not by tokens', () => {
  const t = glencoe().company('GT', { owners: { Cid: [20] }, operated: true, par: 65, tokens: ['F15.0'] });
  expect(t.plays('Ada', woodstock).state.companies.CA.linked).toBe(true);
});

rule('1856-R051', 'not before the track is whole, and once only', () => {
  const t = glencoe().passes('Ada');
  expect(t.state.companies.CA).toMatchObject({ linked: false, escrow: 160 });
  const again = glencoe(0).set((s) => {
    s.companies.CA.linked = true;
  });
  expect(again.plays('Ada', woodstock).told('destinationReached')).toEqual([]);
});

/** Maudaumin and St. Thomas with a way round through Sarnia; with a direct one or without. */
const sarnia = (direct: boolean) => {
  const t = table1856(three)
    .phase('3')
    .tile('C14', '57', 2)
    .tile('B15', '8', 3)
    .tile('C16', '9', 2)
    .tile('D17', '14', 2)
    .tile('E18', '56', 2)
    .tile('F17', '6', 1)
    .company('LPS', { owners: { Ada: [20, 10] }, escrow: 100, operated: true, tokens: ['C14.0'] });
  if (direct) t.tile('D15', '8', 0);
  return t.operating({ company: 'LPS', at: 'links' });
};

rule('1856-R051', 'no connection runs through an off-board area', () => {
  const round = sarnia(false);
  expect([round.waiting, round.state.companies.LPS.linked]).toEqual([['Ada'], false]);
  const direct = sarnia(true);
  expect([direct.waiting, direct.state.companies.LPS.linked]).toEqual([['Ada'], true]);
});

rule('1856-R051', 'not by reversing either', () => {
  // the line from Maudaumin comes into D17 from the top, where the city has no track to the south east
  const t = sarnia(true).tile('D17', '57', 0).tile('C16', '9', 2);
  expect([t.waiting, t.state.companies.LPS.linked]).toEqual([['Ada'], false]);
});

rule('1856-R051', 'from any city of the home hex to any location of the destination hex', () => {
  // the second city of Toronto is not where CV stands, and Drumbo has two towns
  const t = table1856(three)
    .phase('3')
    .company('CPR', { owners: { Ada: [20, 10] }, escrow: 50, tokens: ['M4.0'] });
  t.tile('M6', '4', 0).tile('M8', '9', 0).tile('M10', '56', 3).tile('N11', '120', 1);
  t.operating({ company: 'CPR', at: 'links' });
  expect([t.waiting, t.state.companies.CPR.linked]).toEqual([['Ada'], true]);
});

rule('1856-R051', 'closed, absorbed and other companies without an escrow have none', () => {
  for (const status of ['closed', 'absorbed'] as const) {
    const t = glencoe(0);
    t.set((s) => {
      s.companies.CA = { ...s.companies.CA, status: 'waiting', par: 0, capital: null, operated: false };
    });
    t.gone(status, 'CA').set((s) => {
      delete s.board.tokens['D17.0'];
      delete s.market.spots.CA;
      s.market.arrivals = s.market.arrivals.filter((id) => id !== 'CA');
      s.cash.bank = (s.cash.bank ?? 0) + (s.cash['treasury:CA'] ?? 0);
      s.cash['treasury:CA'] = 0;
      s.shares.CA!.president = null;
    });
    expect(t.plays('Ada', woodstock).told('destinationReached')).toEqual([]);
  }
});

/** The same track before CA is started. */
const unstarted = () =>
  table1856(three)
    .phase('3')
    .tile('D17', '57', 0)
    .tile('D15', '8', 4)
    .tile('E14', '8', 5)
    .tile('F15', '121', 0)
    .tile('G14', '8', 5)
    .company('GW', { owners: { Ada: [20, 10] }, operated: true, tokens: ['F15.0'], trains: ['3'] })
    .operating({ company: 'GW', at: 'layTile' });

rule('1856-R052', 'a company can reach its destination before it is started; then it starts as incremental', () => {
  const t = unstarted().ruled({ mustRun: 'no' }).plays('Ada', woodstock);
  expect(t.state.companies.CA).toMatchObject({ status: 'waiting', linked: true });
  repeatWhile(
    () => !t.state.flow.some((frame) => frame.kind === 'stock'),
    () => t.passes('Ada'),
  );
  t.plays('Ada', { type: 'startCompany', company: 'CA', par: 80 });
  expect(t.state.companies.CA.capital).toBe('incremental');
});

// trap 45
rule('1856-R052', 'there is nothing to reach any more when no escrow company can be started', () => {
  const t = unstarted().onSale('5').plays('Ada', woodstock);
  expect(t.state.companies.CA.linked).toBe(false);
});

rule.each(
  '1856-R127',
  'alternate destinations',
  [
    { id: 'BBG', from: 'J15', to: ['N11'] },
    { id: 'CA', from: 'F15', to: ['A20'] },
    { id: 'CPR', from: 'M4', to: ['P9'] },
    { id: 'CV', from: 'N11', to: ['M4'] },
    { id: 'GT', from: 'P9', to: ['L13'] },
    { id: 'GW', from: 'F15', to: ['J15'] },
    { id: 'LPS', from: 'C14', to: ['F15'] },
    { id: 'TGB', from: 'K8', to: ['N1', 'O2'] },
    { id: 'THB', from: 'L15', to: ['H15'] },
    { id: 'WGB', from: 'J11', to: ['H5'] },
    { id: 'WR', from: 'O16', to: ['L15'] },
  ] satisfies { id: OrdinaryId; from: string; to: string[] }[],
  ({ id, from, to }) => expect(ordinaries[id].alternate).toEqual({ from, to }),
);

rule('1856-R127', 'by option they take the place of the others', () => {
  const linked = (alternateDestinations: 'yes' | 'no') => {
    const t = table1856(three)
      .options({ alternateDestinations })
      .phase('3')
      .tile('C14', '57', 2)
      .tile('D15', '8', 2)
      .tile('E14', '8', 5)
      .tile('F15', '121', 0)
      .company('LPS', { owners: { Ada: [20, 10] }, escrow: 100, operated: true, tokens: ['C14.0'] })
      .operating({ company: 'LPS', at: 'links' });
    return [t.waiting, t.state.companies.LPS.linked];
  };
  expect(linked('yes')).toEqual([['Ada'], true]);
  expect(linked('no')).toEqual([['Ada'], false]);
});

rule('1856-R051', 'the tile of the Canada Company may complete the way, also where no other is laid', () => {
  const t = table1856(three)
    .phase('3')
    .tile('J11', '57', 2)
    .tile('I10', '8', 5)
    .tile('G10', '9', 2)
    .company('WGB', { owners: { Ada: [20, 10] }, escrow: 100, operated: true, tokens: ['J11.0'] })
    .privateOf('TCC', 'WGB')
    .operating({ company: 'WGB', at: 'layTile' });
  t.plays('Ada', { type: 'layCanadaTile', hex: 'H11', tile: '58', rotation: 2 });
  expect(t.cash('WGB')).toBe(0); // the track step is not over
  t.passes('Ada');
  expect([t.state.companies.WGB.linked, t.cash('WGB')]).toEqual([true, 100]);
});

rule('1856-R051', 'a company whose escrow was fixed and that is no more reaches nothing', () => {
  for (const status of ['closed', 'absorbed'] as const) {
    const t = glencoe(0).gone(status, 'CA');
    t.set((s) => {
      delete s.board.tokens['D17.0'];
      delete s.market.spots.CA;
      s.market.arrivals = s.market.arrivals.filter((id) => id !== 'CA');
      s.cash.bank = (s.cash.bank ?? 0) + (s.cash['treasury:CA'] ?? 0);
      s.cash['treasury:CA'] = 0;
    });
    expect(t.state.companies.CA.capital).toBe('escrow');
    expect(t.plays('Ada', woodstock).told('destinationReached')).toEqual([]);
  }
});

rule('1856-R054', 'an incremental company waits for nothing: its destination means nothing to it', () => {
  const t = glencoe(0).set((s) => {
    s.companies.CA.capital = 'incremental';
  });
  expect(t.plays('Ada', woodstock).told('destinationReached')).toEqual([]);
});

rule('1856-R052', 'a destination is reached once, started or not', () => {
  const t = unstarted()
    .ruled({ mustRun: 'no' })
    .set((s) => {
      s.companies.CA.linked = true;
    });
  expect(t.plays('Ada', woodstock).told('destinationReached')).toEqual([]);
});

rule('1856-R127', 'either hex of the Canadian West will do', () => {
  // from Orangeville up the column of L to M2, which touches one of its two hexes
  const linked = (last: readonly [string, string, number]) => {
    const t = table1856(three)
      .options({ alternateDestinations: 'yes' })
      .phase('3')
      .tile('K8', '57', 1)
      .tile('L7', '8', 1)
      .tile('L5', '9', 0)
      .tile('L3', '8', 4)
      .tile(...last)
      .company('TGB', { owners: { Ada: [20, 10] }, escrow: 100, operated: true, tokens: ['K8.0'] })
      .operating({ company: 'TGB', at: 'links' });
    return [t.waiting, t.state.companies.TGB.linked];
  };
  expect(linked(['M2', '9', 1])).toEqual([['Ada'], true]);
  expect(linked(['M2', '8', 1])).toEqual([['Ada'], false]);
});
