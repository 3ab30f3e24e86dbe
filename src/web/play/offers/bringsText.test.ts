import { describe, expect, test } from 'vitest';
import { goldenTimeline } from '../../../../tests/support/goldenTimeline.ts';
import { type Action, begin, type Game, narrow, type Value, waiting } from '../../../engine/index.ts';
import type { Assist } from '../../../match/assist.ts';
import type { Desk } from '../../../match/menu.ts';
import type { Timeline } from '../../../match/timeline.ts';
import { rail1856 } from '../../../titles/1856/rules/rail.ts';
import type { State1856 } from '../../../titles/1856/rules/state.ts';
import { loadGame } from '../../../titles/registry.ts';
import { wordsFor } from '../../../titles/words.ts';
import type { Lang } from '../../../words/phrases.ts';
import { loadFace } from '../../kit/face.ts';
import { withoutSums } from '../withoutSums.ts';
import { bringsText } from './bringsText.ts';

const names = ['Ada', 'Bo', 'Cleo', 'Dan'];
/** The last move examined. */
const FAR = 276;
const played = new Map<string, Timeline>();

/** A golden game after one of its moves, as the seat to decide sees it. */
async function seen(id: string, name: string, seq: number, lang: Lang = 'en', assist: Assist = 'routes') {
  const game = (await loadGame(id)) as Game;
  const timeline = played.get(name + id) ?? goldenTimeline(game, name, FAR);
  played.set(name + id, timeline);
  const moment = timeline.heads.get(seq)!;
  const { state } = moment;
  const desk: Desk = { game, state, seat: waiting(game, state)[0]!, assist };
  const whole = await loadFace(id, state as never);
  const face = assist === 'none' ? withoutSums(whole) : whole;
  return { desk, face, lang, moment, words: await wordsFor(game, lang, names) };
}
type Seen = Awaited<ReturnType<typeof seen>>;

/** The texts of these actions, complete or not. */
const told = (play: Seen, ...actions: readonly (Action & Readonly<Record<string, Value>>)[]) =>
  bringsText(
    play,
    actions.map(({ type, ...values }) => {
      const { game, state, seat } = play.desk;
      return Object.values(values).reduce(
        (choice, value) => narrow(game, state, choice, value),
        begin(game, state, seat, type)!,
      );
    }),
  );

const at1856 = (seq: number, lang?: Lang, assist?: Assist) => seen('1856', '3p-greedy', seq, lang, assist);
const at1862 = (seq: number, lang?: Lang) => seen('1862', '4p-greedy', seq, lang);
const at1865 = (seq: number, lang?: Lang) => seen('1865', '3p-full', seq, lang);
const at18mag = (seq: number, lang?: Lang) => seen('18mag', '3p-greedy', seq, lang);
const atChicago = (seq: number, lang?: Lang, assist?: Assist) => seen('chicago-express', '4p-1', seq, lang, assist);

describe('1856', () => {
  test('a private company: its income, and when a bid has come back', async () => {
    const bid = { type: 'bid', private: 'WSRC' };
    expect(told(await at1856(0), bid)).toBe('Pays $10 each operating round');
    expect(told(await at1856(0), { ...bid, amount: 45 })).toBe('Pays $10 each operating round: paid back after 5');
    expect(told(await at1856(0, 'it'), { type: 'buyCheapest' })).toBe(
      'Rende $5 a ogni turno operativo: si ripaga in 4 turni',
    );
  });

  test('a share by the last run: bought, sold, a row of sales', async () => {
    const play = await at1856(57);
    const sale = { type: 'sellShares', company: 'CPR' };
    expect(told(play, { type: 'buyShare', company: 'CPR', from: 'offer' })).toBe(
      'CPR last earned $90: this share brings $9 a dividend',
    );
    expect(told(play, { ...sale, percent: 10 })).toBe('CPR last earned $90: you give up $9 a dividend');
    const row = await seen('1856', '6p-platform', 153);
    expect(told(row, { ...sale, percent: 10 }, { ...sale, percent: 20 })).toBe(
      'CPR last earned $130: you give up $13–$26 a dividend',
    );
  });

  test('a start: what must be sold, what it begins with, what a train costs; a row of pars', async () => {
    const start = { type: 'startCompany', company: 'BBG' };
    expect(told(await at1856(57), { ...start, par: 65 })).toBe(
      '30% must be sold: one more share at $65; it begins with $195; a 3-train costs $225',
    );
    expect(told(await at1856(57, 'it'), { ...start, par: 65 }, { ...start, par: 70 })).toBe(
      'Va venduto il 30%: manca un’azione a $65–$70; comincia con $195–$210; un treno 3 costa $225',
    );
    expect(told(await at1856(201), { type: 'buyShare', company: 'GW', from: 'offer' })).toBe(
      'Enough is sold: it begins with $300; a 3-train costs $225',
    );
  });

  test('with 6-trains on sale a company gets ten times its par at once (1856-R055)', async () => {
    const play = await at1856(57);
    const state = structuredClone(play.desk.state) as State1856;
    for (const { type, count } of rail1856.trainTypes(state)) if (Number(type) < 6) state.depot.sold[type] = count ?? 0;
    const late = { ...play, desk: { ...play.desk, state } };
    expect(told(late, { type: 'startCompany', company: 'BBG', par: 65 })).toBe(
      '60% must be sold: 4 more shares at $65; it begins with $650; a 6-train costs $700',
    );
  });

  test('a train by the last run of its buyer; nothing while its price is open', async () => {
    const bank = { type: 'buyTrain', from: 'bank', train: '3-0', price: 225 };
    expect(told(await at1856(56), bank)).toBe('The last run of LPS earned $50: 5 such runs pay for this train');
    expect(told(await at1856(46), { type: 'buyTrain', from: 'GT', train: '2-2' })).toBeNull();
    expect(told(await at1856(46), { type: 'buyTrain', from: 'GT', train: '2-2', price: 5 })).toBe(
      'The last run of CPR earned $90: one such run pays for this train',
    );
  });

  test('where no run is known yet: a share of every hundred, some runs that pay for a train', async () => {
    const play = await at1856(57);
    const moment = { ...play.moment, before: null, events: [] };
    const young = { ...play, moment };
    expect(told(young, { type: 'buyShare', company: 'CPR', from: 'offer' })).toBe(
      'Of every $100 that CPR pays out this share brings $10',
    );
    expect(told({ ...young, lang: 'it' }, { type: 'sellShares', company: 'CPR', percent: 10 })).toBe(
      'Rinunci a $10 per ogni $100 che CPR distribuisce',
    );
    const first = await at1856(56);
    expect(
      told(
        { ...first, moment: { ...first.moment, before: null, events: [] } },
        { type: 'buyTrain', from: 'bank', train: '3-0', price: 225 },
      ),
    ).toBe('5 runs of $45 pay for this train');
  });

  test('nothing is claimed at a table without help', async () => {
    expect(told(await at1856(57, 'en', 'none'), { type: 'buyShare', company: 'CPR', from: 'offer' })).toBeNull();
    expect(told(await at1856(57, 'en', 'arithmetic'), { type: 'buyShare', company: 'CPR', from: 'offer' })).toBe(
      'CPR last earned $90: this share brings $9 a dividend',
    );
  });
});

describe('1862', () => {
  test('a charter: its shares come on top of the bid', async () => {
    const text =
      'Its price comes on top: 3 shares at £54–£100. 50% must be sold; it begins with £360–£820; an A-train costs £100';
    expect(told(await at1862(0), { type: 'openAuction', lot: 'ECR' })).toBe(text);
    expect(told(await at1862(1), { type: 'bid' })).toBe(text);
    expect(told(await at1862(33, 'it'), { type: 'setPrice', price: 54 })).toBe(
      'Va venduto il 50%: mancano 2 azioni a £54; comincia con £360; un treno A costa £100',
    );
    expect(told(await at1862(35), { type: 'buyShare', company: 'ECR', from: 'offer' })).toBe(
      'Enough is sold: it begins with £720; an A-train costs £100',
    );
  });

  test('without a charter money comes share by share', async () => {
    expect(told(await at1862(276), { type: 'startCompany', company: 'I&B', par: 54 })).toBe(
      '50% must be sold: 2 more shares at £54; it begins with £270; a B-train costs £200',
    );
  });

  test('shares and trains by the last run', async () => {
    expect(told(await at1862(169), { type: 'buyShare', company: 'ECR', from: 'offer' })).toBe(
      'ECR last earned £60: this share brings £6 a dividend',
    );
  });
});

describe('1865', () => {
  test('a start, as in the book: 60 % must be sold', async () => {
    const start = { type: 'startCompany', company: 'SFSS', par: 60, home: 'C23.0' };
    expect(told(await at1865(9), start)).toBe(
      '60% must be sold: one more share at L.60; it begins with L.180; a PH2 train costs L.100',
    );
  });

  test('a train: what the company would earn with it', async () => {
    const train = { type: 'buyTrain', from: 'bank', price: 100 };
    expect(told(await at1865(17), { type: 'buyTrain', from: 'bank', train: 'PH2-0', price: 100 })).toBe(
      'FMS would earn L.50 instead of L.0',
    );
    expect(told(await at1865(18, 'it'), { type: train.type, from: train.from, train: 'PH2-1', price: 100 })).toBe(
      'FMS incassa L.50 con o senza',
    );
  });

  test('a share of a minor is a fifth of its revenue, a maritime company pays its owner', async () => {
    expect(told(await at1865(48), { type: 'buyShare', company: 'RCSF', from: 'offer' })).toBe(
      'RCSF last earned L.30: this share brings L.6 a dividend',
    );
    expect(told(await at1865(0), { type: 'takeMaritime', maritime: 'M1' })).toBe('Pays L.20 each operating round');
  });
});

describe('18Mag', () => {
  test('majors pay what their director decides; minors earn by their runs', async () => {
    expect(told(await at18mag(67), { type: 'buyShare', company: 'RABA' })).toBe(
      'RÁBA last paid 20 Ft: this share brings 2 Ft a dividend',
    );
    expect(told(await at18mag(67, 'it'), { type: 'sellShares', company: 'SKEV', percent: 10 })).toBe(
      'SzKÉV ha distribuito 100 Ft: rinunci a 10 Ft a dividendo',
    );
    expect(told(await at18mag(88), { type: 'buyTrain', from: 'bank', train: '2', price: 80 })).toBe(
      'The last run of TVV (4) earned 50 Ft: 2 such runs pay for this train',
    );
  });
});

describe('Chicago Express', () => {
  test('a share is its part of the income, counting the one on offer', async () => {
    expect(told(await atChicago(0), { type: 'bid' })).toBe('PRR earns 7: this share brings $7 a dividend');
    expect(told(await atChicago(0), { type: 'bid', amount: 15 })).toBe(
      'PRR earns 7: this share brings $7 a dividend, 3 pay for it',
    );
    expect(told(await atChicago(36, 'it'), { type: 'auction', company: 'PRR' })).toBe(
      'PRR ha un reddito di 7: questa azione rende $4 a dividendo; le tue 2 azioni insieme $8 invece di $7',
    );
    expect(told(await atChicago(0, 'en', 'none'), { type: 'bid', amount: 15 })).toBeNull();
  });
});
