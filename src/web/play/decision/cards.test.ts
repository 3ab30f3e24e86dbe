import { describe, expect, test } from 'vitest';
import { table18mag } from '../../../../tests/support/table18mag.ts';
import { toy } from '../../../../tests/support/toy.ts';
import { type Action, type Core, type Game, isOver, narrow, waiting } from '../../../engine/index.ts';
import type { Desk, Path } from '../../../match/menu.ts';
import { openOwn } from '../../../match/openOwn.ts';
import { type OwnGame, withMove } from '../../../match/ownGame.ts';
import { quickValues } from '../../../match/quickValues.ts';
import { headOf } from '../../../match/timeline.ts';
import { done, into, out } from '../../../match/walk.ts';
import { loadGame } from '../../../titles/registry.ts';
import { wordsFor } from '../../../titles/words.ts';
import type { Lang } from '../../../words/phrases.ts';
import { type Words, wordsFrom } from '../../../words/words.ts';
import { logLines } from '../story/logLines.ts';
import { dealOf, deed, trailOf } from './cards.ts';

const stall = toy as unknown as Game;
const bare = wordsFrom(undefined, stall, 'en', ['Ada', 'Bo']);

function fresh(game: Game, players: number): OwnGame {
  const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, kind: 'person' as const }));
  const about = { format: 'binario', version: 1, game: game.id, rulesVersion: game.rulesVersion } as const;
  const own = openOwn(game, { ...about, options: {}, rulings: {}, seats, draws: [], seed: 'cards', entries: [] });
  if ('problem' in own) throw new Error(own.problem);
  return own;
}

const deskOf = ({ timeline }: OwnGame): Desk => {
  const { state } = headOf(timeline);
  return { game: timeline.game, state, seat: waiting(timeline.game, state)[0]! };
};

/** Plays by the cards alone: takes one by `luck`, slides to a number, carries out finished actions. */
function byCards(desk: Desk, words: Words, luck: () => number): Action {
  let path: Path = [];
  for (let steps = 0; steps < 30; steps++) {
    const deal = dealOf(desk, path, words);
    const open = deal.cards.filter((card) => card.next);
    for (const card of deal.cards) expect(card.next === null, card.label).toBe(card.refusal !== null);
    const mayStop = deal.ready !== null && (open.length === 0 || luck() < 0.5);
    if (mayStop) {
      const end = done(desk, path)!;
      if ('act' in end) return end.act;
      path = end.path;
    } else if (deal.number) {
      const figures = quickValues(deal.number.range);
      const value = figures[Math.floor(luck() * figures.length)]!;
      path = [...path, narrow(desk.game, desk.state, deal.number.choice, value)];
    } else {
      expect(open.length, 'a place without a way on').toBeGreaterThan(0);
      path = into(desk, path, open[Math.floor(luck() * open.length)]!.next!);
    }
  }
  throw new Error('no way down');
}

function playThrough(game: Game, players: number, words: Words): OwnGame {
  let state = 7;
  const luck = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  let own = fresh(game, players);
  for (let moves = 0; !isOver(headOf(own.timeline).state); moves++) {
    if (moves > 2000) throw new Error('no end');
    const desk = deskOf(own);
    const next = withMove(own, desk.seat, byCards(desk, words, luck));
    if ('problem' in next) throw new Error(next.problem);
    own = next;
    expect(logLines(headOf(own.timeline), words)).not.toEqual([]);
  }
  return own;
}

describe('a game without words and without a face', () => {
  test('is played to its end by the cards alone', () => {
    const own = playThrough(stall, 2, bare);
    expect(own.timeline.line.length).toBeGreaterThan(5);
  });

  test('cards name what there is, and say why not', () => {
    const desk = deskOf(fresh(stall, 2));
    const top = dealOf(desk, [], bare);
    expect(top.cards.map((card) => card.label)).toEqual(['buy', 'pass']);
    const goods = into(desk, [], top.cards[0]!.next!);
    expect(dealOf(desk, goods, bare)).toMatchObject({ asked: 'good', number: null, ready: null });
    const amount = into(desk, goods, dealOf(desk, goods, bare).cards[1]!.next!);
    const { number } = dealOf(desk, amount, bare);
    expect(number?.range.min).toBe(1);
    const gifts = [...amount, narrow(desk.game, desk.state, number!.choice, 1)];
    const list = dealOf(desk, gifts, bare);
    expect(list.more).toBe(true);
    expect(list.ready).toMatchObject({ type: 'buy', amount: 1, gifts: [] });
    expect(list.cards.find((card) => card.value === 1)).toMatchObject({ next: null, refusal: { code: 'buy.toSelf' } });
    expect(list.effects).not.toEqual([]);
    expect(deed(list.ready!, bare)).toMatch(/^Buy good /);
  });

  test('the way back goes decision by decision', () => {
    const desk = deskOf(fresh(stall, 2));
    const goods = into(desk, [], dealOf(desk, [], bare).cards[0]!.next!);
    const amount = into(desk, goods, dealOf(desk, goods, bare).cards[1]!.next!);
    expect(trailOf(amount, bare).map((part) => part.text)).toEqual(['buy', 'pear']);
    expect(trailOf(amount, bare)[1]!.path).toEqual(goods);
    expect(out(desk, amount)).toEqual(goods);
    expect(out(desk, goods)).toEqual([]);
    expect(out(desk, [])).toEqual([]);
  });
});

describe('a game with words', async () => {
  const chicago = (await loadGame('chicago-express'))!;

  test('is played to its end by the cards alone', async () => {
    playThrough(chicago, 3, await wordsFor(chicago, 'it', ['Ada', 'Bo', 'Cleo']));
  });

  test('a number at the top is chosen right on its card', async () => {
    const words = await wordsFor(chicago, 'en', ['Ada', 'Bo']);
    const [bid, pass] = dealOf(deskOf(fresh(chicago, 2)), [], words).cards;
    expect(bid).toMatchObject({ label: 'Bid', range: { step: 1 } });
    expect(pass).toMatchObject({ label: 'Pass', range: null });
  });
});

test('a pass says what it leaves out, and comes after what is seldom meant', async () => {
  const table = table18mag(['Ada', 'Ben', 'Cleo']).minor('3', { owner: 'Ada', trains: ['2'] });
  table.operating({ company: '3', at: 'run' });
  expect(table.waiting).toEqual(['Ada']);
  const desk = { game: table.game as unknown as Game, state: table.state as unknown as Core, seat: 1 };
  const labels = async (lang: Lang) =>
    dealOf(desk, [], await wordsFor(desk.game, lang, table.names), { seldom: ['scrapTrain'] })
      .cards.filter((card) => card.next)
      .map((card) => card.label);
  expect(await labels('en')).toEqual(['Scrap a train', 'Pass: keep all trains']);
  expect(await labels('it')).toEqual(['Rottama un treno', 'Passa: tieni tutti i treni']);
});
