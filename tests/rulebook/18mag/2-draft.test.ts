// Section 2: the draft, which is the first stock round.
import { expect } from 'vitest';
import type { CompanyId, MajorId, MinorId } from '../../../src/titles/18mag/rules/companies.ts';
import { majorIds, minorIds } from '../../../src/titles/18mag/rules/companies.ts';
import type { DraftFrame } from '../../../src/titles/18mag/rules/frames.ts';
import { upTo } from '../../support/bounded.ts';
import { example, rule } from '../../support/rule.ts';
import { draft18mag } from '../../support/table18mag.ts';

const people = ['Ada', 'Ben', 'Cleo', 'Dora', 'Ed', 'Flo'];
const draftOf = (players: number, asked = {}) => draft18mag(people.slice(0, players), asked);
type Table = ReturnType<typeof draftOf>;

const take = (item: CompanyId) => ({ type: 'draft', item }) as const;
const isDrafting = (t: Table): boolean => t.state.flow[0]?.kind === 'draft';
const offered = (t: Table) => t.values(t.waiting[0]!, 'draft') as readonly CompanyId[];

/** Everybody takes the first thing on offer, or the last, until this many are taken; returns the takers by their initials. */
function picks(t: Table, count: number, which: 0 | -1 = 0): string {
  let who = '';
  for (let i = 0; i < count && isDrafting(t); i++) {
    const [name] = t.waiting as [string];
    t.plays(name, take(offered(t).at(which)!));
    who += name[0];
  }
  return who;
}
const toTheEnd = (t: Table, which: 0 | -1 = 0): Table => {
  picks(t, 40, which);
  return t;
};

rule.each(
  '18mag-R016',
  'all minors, and one or two shares of each major',
  [
    { players: 3, shares: 1, items: 20 },
    { players: 4, shares: 1, items: 20 },
    { players: 5, shares: 2, items: 27 },
    { players: 6, shares: 2, items: 27 },
  ],
  ({ players, shares, items }) => {
    const t = draftOf(players);
    expect(offered(t)).toEqual([...minorIds, ...majorIds]);
    const onOffer = (t.state.flow[0] as DraftFrame).shares;
    expect(onOffer).toEqual(Object.fromEntries(majorIds.map((id) => [id, shares])));
    expect(minorIds.length + Object.values(onOffer).reduce((a, b) => a + b)).toBe(items);
  },
);

rule('18mag-R016', 'what is taken is no longer on offer', () => {
  const t = draftOf(3).plays('Ada', take('5')).plays('Ben', take('SIK'));
  const gone = { code: 'draft.notOffered', rule: '18mag-R016' };
  expect(t.refuses('Cleo', take('5'))).toMatchObject({ ...gone, args: { item: '5' } });
  expect(t.refuses('Cleo', take('SIK'))).toMatchObject({ ...gone, args: { item: 'SIK' } });
  expect(offered(t)).not.toContain('5');
});

rule('18mag-R016', 'with five the second share of a major is, the third is not', () => {
  const t = draftOf(5).plays('Ada', take('SIK')).plays('Ben', take('SIK'));
  expect(t.refuses('Cleo', take('SIK'))).toMatchObject({ code: 'draft.notOffered' });
});

rule.each(
  '18mag-R017',
  'after each lap the card moves one to the left, and whoever has it begins',
  [
    { players: 3, order: 'ABCBCACABABCBCACAB' },
    { players: 4, order: 'ABCDBCDACDABDABC' },
    { players: 5, order: 'ABCDEBCDEACDEABDEABC' },
    { players: 6, order: 'ABCDEFBCDEFACDEFABDEFABC' },
  ],
  ({ players, order }) => {
    const t = draftOf(players);
    expect(picks(t, 40)).toBe(order);
    expect(isDrafting(t)).toBe(false);
  },
);

rule('18mag-R017', 'the card lies with whoever has opened the lap', () => {
  const t = draftOf(3);
  const holders = [];
  for (let i = 0; i < 12; i++) {
    holders.push(t.state.priority);
    picks(t, 1);
  }
  expect(holders).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 1, 1, 1]);
});

rule('18mag-R017', 'an item is free', () => {
  const t = draftOf(3).plays('Ada', take('1')).plays('Ben', take('SIK'));
  expect([t.cash('Ada'), t.cash('Ben')]).toEqual([0, 0]);
});

rule.each(
  '18mag-R018',
  'how many minors and shares each takes',
  [
    { players: 3, minors: 4, shares: 2 },
    { players: 4, minors: 3, shares: 1 },
    { players: 5, minors: 2, shares: 2 },
    { players: 6, minors: 2, shares: 2 },
  ],
  ({ players, minors, shares }) => {
    for (const which of [0, -1] as const) {
      const t = toTheEnd(draftOf(players), which);
      for (const name of people.slice(0, players)) {
        expect(minorIds.filter((id) => t.owner(id) === name)).toHaveLength(minors);
        expect(majorIds.map((id) => t.percent(id)[name] ?? 0).reduce((a, b) => a + b)).toBe(10 * shares);
      }
    }
  },
);

rule('18mag-R019', 'at the limit of shares a player takes a minor', () => {
  const t = draftOf(4).plays('Ada', take('SIK'));
  for (const [name, item] of [
    ['Ben', '1'],
    ['Cleo', '2'],
    ['Dora', '3'],
    ['Ben', '4'],
    ['Cleo', '5'],
    ['Dora', '6'],
  ] as const)
    t.plays(name, take(item));
  expect(t.refuses('Ada', take('SNW'))).toMatchObject({
    code: 'draft.sharesFull',
    rule: '18mag-R018',
    args: { limit: 1 },
  });
  expect(offered(t)).toEqual(['7', '8', '9', '10', '11', '12', '13']);
});

rule('18mag-R019', 'nobody may pass', () => {
  expect(draftOf(3).refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'flow.noPass' });
});

example('18mag-X01', 'four minors in a draft of three: a fifth is refused, a share is taken', () => {
  const t = draftOf(3);
  for (const _ of upTo(50, 'drafts')) {
    if (t.waiting[0] === 'Ada' && minorIds.filter((id) => t.owner(id) === 'Ada').length === 4) break;
    const [name] = t.waiting as [string];
    t.plays(name, take(name === 'Ada' ? offered(t)[0]! : offered(t).at(-1)!)); // the others begin with shares
  }
  const left = minorIds.find((id) => t.owner(id) === undefined)!;
  expect(t.refuses('Ada', take(left))).toMatchObject({
    code: 'draft.minorsFull',
    rule: '18mag-R018',
    args: { limit: 4 },
  });
  t.plays('Ada', take('RABA'));
});

rule.each(
  '18mag-R020',
  'a minor comes with a 2-train, 50 Ft, three tokens, one of them at home, and its terrain tokens',
  [
    { minor: '5', home: 'H27.0', terrain: 3 },
    { minor: '1', home: 'E12.1', terrain: 0 },
    { minor: '7', home: 'G10.1', terrain: 1 },
  ] satisfies { minor: MinorId; home: string; terrain: number }[],
  ({ minor, home, terrain }) => {
    const t = draftOf(3).plays('Ada', take(minor));
    expect(t.owner(minor)).toBe('Ada');
    expect(t.trains(minor)).toEqual(['2-0']);
    expect(t.cash(minor)).toBe(50);
    expect(t.tokens(home)).toContain(minor);
    expect(t.state.tokens[minor]).toBe(2);
    expect(t.state.minors[minor]!.terrainTokens).toBe(terrain);
  },
);

rule('18mag-R020', 'that train is no sale: LdStEG gets nothing for it', () => {
  const t = toTheEnd(draftOf(3));
  expect(t.cash('LdStEG')).toBe(0);
  expect(t.state.phase).toBe('yellow');
});

rule('18mag-R021', 'what nobody took leaves the game, and its home is free', () => {
  const t = toTheEnd(draftOf(5));
  const out = minorIds.filter((id) => t.owner(id) === undefined);
  expect(out).toEqual(['11', '12', '13']);
  expect(t.told('draftOver')).toEqual([expect.objectContaining({ out })]);
  expect(out.map((id) => t.state.minors[id]!.status)).toEqual(['out', 'out', 'out']);
  expect(['D7.0', 'H23.0', 'I2.0'].flatMap((home) => t.tokens(home))).toEqual([]);
  expect(out.flatMap((id) => t.trains(id))).toEqual([]);
});

rule('18mag-R021', 'it takes no turns', () => {
  const t = toTheEnd(draftOf(3), -1);
  expect(t.owner('1')).toBeUndefined();
  expect(t.told('turnBegan').map(({ company }) => company)).toEqual(['2']);
});

rule('18mag-R022', 'the shares that are left are for sale like the others', () => {
  const t = toTheEnd(draftOf(3));
  const held = (id: MajorId) => 100 - (t.percent(id).pool ?? 0);
  expect(majorIds.map(held).sort()).toEqual([0, 10, 10, 10, 10, 10, 10]);
});

rule('18mag-R023', "the second share of a major is exchanged for the director's certificate at once", () => {
  const t = draftOf(5).plays('Ada', take('SIK'));
  for (const name of ['Ben', 'Cleo', 'Dora', 'Ed', 'Ben', 'Cleo', 'Dora', 'Ed']) t.plays(name, take(offered(t)[0]!));
  expect(t.certificates('SIK').Ada).toEqual([10]);
  expect(t.owner('SIK')).toBeUndefined();
  t.plays('Ada', take('SIK'));
  expect(t.certificates('SIK')).toEqual({ Ada: [20], pool: Array(8).fill(10) });
  expect(t.owner('SIK')).toBe('Ada');
  expect(t.lastEvents).toContainEqual({ type: 'presidencyPassed', company: 'SIK', from: null, to: 'Ada' });
});

rule('18mag-R024', 'nothing is sold', () => {
  const t = draftOf(5).plays('Ada', take('SIK'));
  expect(t.refuses('Ben', { type: 'sellShares', company: 'SIK', percent: 10 })).toMatchObject({ code: 'flow.notNow' });
});

rule.each(
  '18mag-R025',
  'who has opened the last lap keeps the card',
  [
    { players: 3, keeps: 3 },
    { players: 4, keeps: 4 },
    { players: 5, keeps: 4 },
    { players: 6, keeps: 4 },
  ],
  ({ players, keeps }) => expect(toTheEnd(draftOf(players)).state.priority).toBe(keeps),
);

rule.each(
  '18mag-R025',
  'by the ruling `next` it goes to the player after him',
  [
    { players: 3, goesTo: 1 },
    { players: 4, goesTo: 1 },
    { players: 5, goesTo: 5 },
    { players: 6, goesTo: 5 },
  ],
  ({ players, goesTo }) =>
    expect(toTheEnd(draftOf(players, { priorityAfterDraft: 'next' })).state.priority).toBe(goesTo),
);

rule('18mag-R026', 'the first operating round follows, with the minor of the lowest number', () => {
  const t = toTheEnd(draftOf(4));
  expect(t.told('stockRoundBegan')).toEqual([]);
  expect(t.told('operatingRoundBegan')).toEqual([expect.objectContaining({ set: 1, round: 1, of: 1 })]);
  expect(t.told('turnBegan')).toEqual([expect.objectContaining({ company: '1', seat: 'Ada' })]);
});

example(
  '18mag-X27',
  'five players: 20 picks in four laps, three minors and four shares are left, player 4 has the card',
  () => {
    const t = draftOf(5);
    expect(picks(t, 40)).toHaveLength(20);
    expect(minorIds.filter((id) => t.owner(id) === undefined)).toHaveLength(3);
    const taken = majorIds.map((id) => 100 - (t.percent(id).pool ?? 0)).reduce((a, b) => a + b);
    expect(14 - taken / 10).toBe(4);
    expect(t.state.priority).toBe(4);
  },
);
