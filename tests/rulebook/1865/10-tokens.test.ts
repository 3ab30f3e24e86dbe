// 1865, section 10: the tokens of the target, and other matters to settle after an absorption.
import { expect } from 'vitest';
import { tokenNodes } from '../../../src/engine/track/tokens.ts';
import { absorbs, eve, isAbsorbedBy, type Position, pass, type Table1865 } from '../../support/absorption1865.ts';
import { rule } from '../../support/rule.ts';
import { place } from '../../support/table1865.ts';

const standsIn = (t: Table1865, company: string): string[] =>
  tokenNodes(t.state.board, company)
    .map((node) => t.game.rail!.map(t.state).hexes[node.split('.')[0]!]!.name!)
    .sort();
const free = (mine: string) => ({ type: 'freeMine', mine: place(mine) }) as const;
const take = (mine: string) => ({ type: 'replaceInMine', mine: place(mine) }) as const;
const keep = (city: string) => ({ type: 'keepToken', city: place(city) }) as const;
const kinds = (t: Table1865) => t.choices('Bob').map(({ type }) => type);
const rich: Position = { kind: 'major', treasury: 3000, unused: 0 };

rule('1865-R153', 'the acquirer is brought to seven tokens in all', () => {
  const t = eve({ companies: { FMS: { tokens: ['Oristano'], unused: 1, treasury: 900 }, RCSF: { unused: 2 } } });
  t.plays('Bob', absorbs('RCSF'));
  expect(standsIn(t, 'FMS')).toEqual(['Cagliari', 'Oristano']);
  expect(t.state.companies.FMS.tokens).toBe(5);
  expect(t.events).toContainEqual({ type: 'tokensAdded', company: 'FMS', tokens: 4 });
  // one that has seven gets none
  const full = eve({ companies: { FMS: { ...rich, tokens: ['Oristano'], unused: 5 }, RCSF: {} } });
  full.plays('Bob', absorbs('RCSF'));
  expect(full.state.companies.FMS.tokens).toBe(5);
  expect(full.events.filter(({ type }) => type === 'tokensAdded')).toEqual([]);
});

rule('1865-R154', 'it may take its own tokens back from mines, as many as it likes', () => {
  const fms: Position = { ...rich, tokens: ['Oristano', 'Serbariu', 'Su Suergiu', 'Argentiera'] };
  const t = eve({ companies: { FMS: fms, RCSF: { tokens: ['Matra'] } } }).plays('Bob', absorbs('RCSF'));
  expect(t.state.companies.FMS.tokens).toBe(2);
  expect(t.refuses('Bob', free('Matra'))).toEqual({
    code: 'mine.notOwn',
    rule: '1865-R154',
    args: { mine: place('Matra') },
  });
  expect(t.refuses('Alan', free('Serbariu'))).toMatchObject({ code: 'flow.notYours' });
  t.plays('Bob', free('Serbariu')).plays('Bob', free('Argentiera'));
  expect(t.state.companies.FMS.tokens).toBe(4);
  expect(t.refuses('Bob', free('Serbariu'))).toMatchObject({ code: 'mine.notOwn' });
  t.plays('Bob', pass).plays('Bob', pass);
  expect(standsIn(t, 'FMS')).toEqual(['Cagliari', 'Oristano', 'Su Suergiu']);
  // none need go back
  const none = eve({ companies: { FMS: fms, RCSF: {} } })
    .plays('Bob', absorbs('RCSF'))
    .plays('Bob', pass);
  expect(standsIn(none, 'FMS')).toHaveLength(5);
});

rule('1865-R155', 'in cities tokens must be replaced; where it stands already the bank pays 50', () => {
  const t = eve({
    companies: {
      FMS: { tokens: ['Oristano', 'Nuoro'], treasury: 700 },
      RCSF: { tokens: ['Sassari', 'Nuoro', 'Olbia'], row: 2 },
    },
    phase: '5',
    lines: ['nuoroGreen'],
  });
  const bank = t.cash('bank');
  t.plays('Bob', absorbs('RCSF'));
  expect(t.cash('FMS')).toBe(700 - 300 + 100);
  expect(t.cash('bank')).toBe(bank - 100);
  expect(standsIn(t, 'FMS')).toEqual(['Cagliari', 'Nuoro', 'Olbia', 'Oristano', 'Sassari']);
  expect(standsIn(t, 'RCSF')).toEqual([]);
  expect(t.events).toContainEqual({ type: 'tokenReplaced', company: 'RCSF', by: 'FMS', city: place('Sassari') });
  // a slot is left in the shared cities
  expect(t.state.board.tokens[place('Nuoro')]!.filter((one) => one === null)).toHaveLength(1);
  expect(t.events).toContainEqual({
    type: 'cityShared',
    company: 'FMS',
    target: 'RCSF',
    city: place('Oristano'),
    sum: 50,
  });
});

rule('1865-R155', 'in mines replacing is voluntary', () => {
  const companies = { FMS: { ...rich, tokens: ['Oristano'] }, RCSF: { tokens: ['Su Suergiu', 'Matra', 'Argentiera'] } };
  const t = eve({ companies }).plays('Bob', absorbs('RCSF'));
  expect(kinds(t)).toEqual(['replaceInMine', 'pass']);
  expect(t.refuses('Bob', take('Serbariu'))).toEqual({
    code: 'mine.notTargets',
    rule: '1865-R155',
    args: { mine: place('Serbariu') },
  });
  expect(t.refuses('Alan', take('Matra'))).toMatchObject({ code: 'flow.notYours' });
  t.plays('Bob', take('Matra')).plays('Bob', pass);
  expect(standsIn(t, 'FMS')).toEqual(['Cagliari', 'Matra', 'Oristano']);
  expect(t.state.companies.FMS.tokens).toBe(4);
  expect(standsIn(t, 'RCSF')).toEqual([]);
  expect(t.events).toContainEqual({ type: 'tokenGivenUp', company: 'RCSF', city: place('Su Suergiu') });
});

rule('1865-R155', 'a mine needs a token that no city needs', () => {
  const t = eve({
    companies: {
      FMS: { ...rich, tokens: ['Oristano', 'Ajaccio', 'Calvi', 'Nuoro', 'Portovecchio'] },
      RCSF: { tokens: ['Sassari', 'Matra', 'Argentiera'] },
    },
  });
  t.plays('Bob', absorbs('RCSF'));
  // six stood on the map, the seventh is in Sassari: nothing is left to decide
  expect(standsIn(t, 'FMS')).toHaveLength(7);
  expect(standsIn(t, 'FMS')).toContain('Sassari');
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', at: 'build' });
});

rule('1865-R155', 'without a token left no mine is replaced', () => {
  const t = eve({
    companies: {
      FMS: { ...rich, tokens: ['Oristano', 'Ajaccio', 'Calvi', 'Nuoro', 'Portovecchio'] },
      RCSF: { tokens: ['Matra', 'Argentiera'] },
    },
  });
  t.plays('Bob', absorbs('RCSF'));
  expect(kinds(t)).toEqual(['replaceInMine', 'pass']);
  t.plays('Bob', take('Matra'));
  expect(standsIn(t, 'FMS')).toHaveLength(7);
  expect(standsIn(t, 'FMS')).not.toContain('Argentiera');
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', at: 'build' });
});

// Five tokens of FMS, so that two are left; FA stands in four cities beside. Oristano is joined to Nuoro and that to Olbia,
// Bastia to Portovecchio.
const short = (lines: NonNullable<Parameters<typeof eve>[0]['lines']>, more: Position = {}) =>
  eve({
    companies: {
      FMS: { ...rich, tokens: ['Oristano', 'Sassari', 'Ajaccio', 'Calvi'] },
      FA: { tokens: ['Olbia', 'Bastia', 'Portovecchio'], ...more },
    },
    lines,
  });
const lost = (t: Table1865) => t.events.flatMap((e) => (e.type === 'tokenGivenUp' ? [e.city] : []));

rule('1865-R156', 'with too few tokens those kept are each joined to another', () => {
  const played = () => short(['oristanoNuoro', 'nuoroOlbia', 'bastiaPortovecchio']).plays('Bob', absorbs('FA'));
  const t = played();
  expect(kinds(t)).toEqual(['keepToken']);
  expect(t.refuses('Bob', pass)).toMatchObject({ code: 'keep.tokensLeft', rule: '1865-R156' });
  expect(t.refuses('Bob', keep('Oristano'))).toMatchObject({ code: 'keep.noToken', rule: '1865-R156' });
  expect(t.refuses('Alan', keep('Nuoro'))).toMatchObject({ code: 'flow.notYours' });
  const cash = t.cash('FMS');
  // Bastia can be kept only with Portovecchio
  t.plays('Bob', keep('Bastia'));
  expect(standsIn(t, 'FMS')).toEqual(
    ['Ajaccio', 'Bastia', 'Cagliari', 'Calvi', 'Oristano', 'Portovecchio', 'Sassari'].sort(),
  );
  expect(lost(t)).toEqual([place('Nuoro'), place('Olbia')]);
  expect(t.cash('FMS')).toBe(cash); // without pay
  expect(standsIn(t, 'FA')).toEqual([]);
  const other = played().plays('Bob', keep('Olbia'));
  expect(standsIn(other, 'FMS')).toContain('Nuoro');
  expect(lost(other)).toEqual([place('Portovecchio'), place('Bastia')].sort());
});

rule('1865-R156', 'what was joined to no other token before need not be now', () => {
  // Bastia and Portovecchio are joined to nothing
  const t = short(['oristanoNuoro', 'nuoroOlbia']).plays('Bob', absorbs('FA'));
  t.plays('Bob', keep('Bastia'));
  // Olbia is joined to Nuoro alone, for which there is no second token
  expect(t.refuses('Bob', keep('Olbia'))).toMatchObject({ code: 'keep.noToken' });
  expect(kinds(t)).toEqual(['keepToken']);
  t.plays('Bob', keep('Nuoro'));
  expect(standsIn(t, 'FMS')).toEqual(['Ajaccio', 'Bastia', 'Cagliari', 'Calvi', 'Nuoro', 'Oristano', 'Sassari']);
});

// Six tokens of FMS; CFC is joined to it by Cagliari alone.
const far = (tokens: readonly string[], lines: Parameters<typeof short>[0]) =>
  eve({
    companies: {
      FMS: { ...rich, tokens: ['Oristano', 'Sassari', 'Nuoro', 'Olbia', 'Ajaccio'] },
      CFC: { kind: 'major', tokens: ['Cagliari', 'Portovecchio', ...tokens] },
    },
    lines,
  }).plays('Bob', absorbs('CFC'));

rule('1865-R156', 'where none can be joined all are lost, though a token is left', () => {
  const t = far([], ['bastiaPortovecchio']);
  expect(standsIn(t, 'FMS')).toEqual(['Ajaccio', 'Cagliari', 'Nuoro', 'Olbia', 'Oristano', 'Sassari']);
  expect(t.state.companies.FMS.tokens).toBe(1);
  expect(lost(t)).toEqual([place('Portovecchio'), place('Bastia')].sort());
});

rule('1865-R156', 'with too few tokens a mine is joined to another token too, or was not before', () => {
  // Matra is joined to Bastia, which is lost; Argentella to nothing
  const t = far(['Matra', 'Argentella'], ['bastiaPortovecchio', 'bastiaMatra']);
  expect(t.refuses('Bob', take('Matra'))).toEqual({
    code: 'mine.notJoined',
    rule: '1865-R156',
    args: { mine: place('Matra') },
  });
  // the others are his choice
  expect(t.state.flow.at(-1)).toMatchObject({ tokens: [{ city: place('Argentella') }, { city: place('Matra') }] });
  t.plays('Bob', take('Argentella'));
  expect(standsIn(t, 'FMS')).toContain('Argentella');
  // with enough tokens nobody has to choose
  const enough = eve({
    companies: { FMS: { ...rich, tokens: [] }, CFC: { kind: 'major', tokens: ['Cagliari', 'Matra'] } },
    lines: ['bastiaMatra'],
  }).tile('G3', 'B-green', 0);
  enough.plays('Bob', absorbs('CFC')).plays('Bob', take('Matra'));
  expect(standsIn(enough, 'FMS')).toEqual(['Bastia', 'Cagliari', 'Matra']);
});

rule('1865-R156', 'a token of its own in a mine joins a city too', () => {
  // CFC goes to FMS, which stands in Matra: Bastia is joined to it. Portovecchio is joined to Bastia.
  const t = eve({
    companies: {
      FMS: { ...rich, tokens: ['Oristano', 'Sassari', 'Nuoro', 'Olbia', 'Matra'] },
      CFC: { kind: 'major', tokens: ['Portovecchio'] },
    },
    lines: ['bastiaPortovecchio', 'bastiaMatra'],
  });
  t.plays('Bob', absorbs('CFC')).plays('Bob', pass);
  expect(standsIn(t, 'FMS')).toContain('Bastia');
  expect(standsIn(t, 'FMS')).not.toContain('Portovecchio');
});

rule('1865-R157', 'the president discards trains above the limit at once', () => {
  const t = eve({
    companies: {
      FMS: { ...rich, tokens: ['Oristano', 'Serbariu'], trains: ['PH2', 'PH3'] },
      RCSF: { trains: ['PH3', 'PH3'] },
    },
  });
  t.plays('Bob', absorbs('RCSF')).plays('Bob', pass);
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'discard', queue: ['FMS'] });
  expect(t.refuses('Bob', { type: 'discardTrain', train: 'PH3-0' })).toMatchObject({ code: 'discard.notOwned' });
  const cash = t.cash('FMS');
  t.plays('Bob', { type: 'discardTrain', train: 'PH2-0' });
  expect(t.state.trains.FMS).toEqual(['PH3-1', 'PH3-2', 'PH3-3']);
  expect(t.state.depot.pool).toEqual(['PH2-0']);
  expect(t.cash('FMS')).toBe(cash);
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'FMS', at: 'build' });
});

rule('1865-R157', 'so he does when the acquirer is not having its turn', () => {
  const t = eve({
    companies: {
      RCSF: { trains: ['PH3', 'PH3'], price: 110 },
      SFSS: { owners: { Carl: [40, 20] } },
      FMS: { ...rich, tokens: ['Oristano'], trains: ['PH2', 'PH3'], price: 90 },
    },
  });
  t.plays('Bob', isAbsorbedBy('FMS'));
  expect([t.waiting, t.choices('Bob').map(({ type }) => type)]).toEqual([['Bob'], ['discardTrain']]);
  t.plays('Bob', { type: 'discardTrain', train: 'PH3-1' });
  expect(t.state.depot.pool).toEqual(['PH3-1']);
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'SFSS' });
});

rule('1865-R184', 'replacing brings no traffic', () => {
  const t = eve({
    companies: {
      FMS: { ...rich, tokens: ['Oristano'], traffic: 4 },
      RCSF: { tokens: ['Sassari', 'Su Suergiu'], traffic: 6 },
    },
    lines: ['cagliariSuSuergiu'],
  });
  t.plays('Bob', absorbs('RCSF')).plays('Bob', take('Su Suergiu'));
  expect(standsIn(t, 'FMS')).toEqual(['Cagliari', 'Oristano', 'Sassari', 'Su Suergiu']);
  expect(t.state.companies.FMS.traffic).toBe(10);
  expect(t.events.filter(({ type }) => type === 'trafficGained')).toEqual([]);
});

rule('1865-R184', 'no second token in the Carbonia district', () => {
  const played = () =>
    eve({
      companies: { FMS: { ...rich, tokens: ['Oristano', 'Serbariu'] }, RCSF: { tokens: ['Monteponi', 'Matra'] } },
    }).plays('Bob', absorbs('RCSF'));
  const t = played().plays('Bob', pass);
  expect(t.refuses('Bob', take('Monteponi'))).toEqual({
    code: 'mine.carbonia',
    rule: '1865-R184',
    args: { mine: place('Monteponi') },
  });
  t.plays('Bob', take('Matra'));
  // with Serbariu given back it may
  const other = played().plays('Bob', free('Serbariu')).plays('Bob', take('Monteponi')).plays('Bob', take('Matra'));
  expect(standsIn(other, 'FMS')).toEqual(['Cagliari', 'Matra', 'Monteponi', 'Oristano']);
});

rule('1865-R025', 'a bonus not yet taken comes with a token at the place, at the number of the phase', () => {
  const companies = (fms: readonly string[], rcsf: readonly string[]) => ({
    FMS: { ...rich, tokens: ['Oristano', ...fms] },
    RCSF: { tokens: rcsf },
  });
  const gained = (t: Table1865) => t.events.flatMap((e) => (e.type === 'trafficGained' ? [[e.reason, e.amount]] : []));
  // a card of the target, and a token of the acquirer
  const card = eve({ companies: companies(['Olbia'], []), phase: '4' }).maritimes({ RCSF: ['M1'] });
  card.plays('Bob', absorbs('RCSF'));
  expect(card.state.companies.FMS.traffic).toBe(4);
  expect(gained(card)).toEqual([['maritime', 4]]);
  expect(card.state.maritimes.M1).toEqual({ owner: 'treasury:FMS', bonusTaken: true });
  // a card of the acquirer, and a token that replaces one of the target
  const token = eve({ companies: companies([], ['Sassari']), phase: '6' }).maritimes({ FMS: ['M6'] });
  token.plays('Bob', absorbs('RCSF'));
  expect(token.state.companies.FMS.traffic).toBe(6);
  // in a mine only if it is replaced
  const mine = () => eve({ companies: companies([], ['Serbariu']), phase: '5' }).maritimes({ FMS: ['M4'] });
  expect(mine().plays('Bob', absorbs('RCSF')).plays('Bob', take('Serbariu')).state.companies.FMS.traffic).toBe(5);
  expect(mine().plays('Bob', absorbs('RCSF')).plays('Bob', pass).state.companies.FMS.traffic).toBe(0);
  // the acquirer's own token counts, though it goes back to the sheet afterwards
  const freed = eve({ companies: companies(['Serbariu'], []), phase: '3' }).maritimes({ RCSF: ['M4'] });
  freed.plays('Bob', absorbs('RCSF')).plays('Bob', free('Serbariu'));
  expect(freed.state.companies.FMS.traffic).toBe(3);
});

rule('1865-R025', 'a bonus already taken is not given again', () => {
  const t = eve({ companies: { FMS: { ...rich, tokens: ['Oristano', 'Olbia'] }, RCSF: {} }, phase: '4' });
  t.maritimes({ RCSF: ['M1', 'M5'] }).set((s) => {
    for (const id of ['M1', 'M5'] as const) s.maritimes[id].bonusTaken = true;
  });
  t.plays('Bob', absorbs('RCSF'));
  expect(t.state.companies.FMS.traffic).toBe(0);
});

rule('1865-R016', 'before it is absorbed a company can be handed maritime companies, which go with it', () => {
  const t = eve({ companies: { RCSF: {}, FMS: { ...rich, tokens: ['Oristano'] } } }).maritimes({
    Bob: ['M5'],
    Alan: ['M1'],
  });
  expect(t.refuses('Bob', { type: 'handOver', maritime: 'M1' })).toMatchObject({ code: 'maritime.notYours' });
  t.plays('Bob', { type: 'handOver', maritime: 'M5' }).plays('Bob', isAbsorbedBy('FMS'));
  expect(t.state.maritimes.M5).toEqual({ owner: 'treasury:FMS', bonusTaken: true });
  expect(t.state.companies.FMS.traffic).toBe(3);
});
