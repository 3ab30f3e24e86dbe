// A railway with a private company and a third kind of dividend, made of its box and the places left open.
import { describe, expect, test } from 'vitest';
import { start, wanderFrom } from '../../tests/support/randomPlay.ts';
import { secondLine } from '../../tests/support/secondLine.ts';
import { Table } from '../../tests/support/table.ts';
import type { Game } from '../engine/core/game.ts';
import { langs } from '../words/phrases.ts';
import { railCatalogue } from '../words/railCatalogue.ts';
import { wordsFrom } from '../words/words.ts';
import type { PlainState } from './book.ts';
import type { RailAction } from './vocabulary.ts';

const game = secondLine as unknown as Game;
const buy = { type: 'buyPrivate', private: 'granatello' } as const;
const begin = (company: string) => ({ type: 'startCompany', company, par: 60 }) as const;

class SecondLine extends Table<PlainState, RailAction | ReturnType<typeof declare>> {
  set(change: (s: PlainState) => void): this {
    return this.edit(change);
  }
}

const declare = (kind: 'half') => ({ type: 'dividend', kind }) as const;
const tableOf = () => new SecondLine(secondLine, ['Ada', 'Bo']);

describe('a private company', () => {
  test('is bought once, by whoever can pay', () => {
    const t = tableOf().plays('Ada', buy);
    expect(t.state.cash[1]).toBe(300 - 60);
    expect(t.refuses('Bo', buy)).toMatchObject({ code: 'private.sold', args: { private: 'granatello' } });
    const poor = tableOf().set((s) => {
      s.cash.bank! += s.cash[1]! - 59;
      s.cash[1] = 59;
    });
    expect(poor.refuses('Ada', buy)).toMatchObject({ code: 'private.tooDear', args: { price: 60, cash: 59 } });
  });

  test('pays when operating rounds begin, and counts at its price', () => {
    const t = tableOf().plays('Ada', buy).plays('Bo', begin('regia')).passes('Ada', 'Bo');
    expect(t.told('privatePaid')).toEqual([{ type: 'privatePaid', seat: 'Ada', private: 'granatello', revenue: 15 }]);
    expect([t.state.cash[1], secondLine.worth(t.state)[1]]).toEqual([255, 255 + 60]);
  });

  test('is told in both languages', () => {
    const said = langs.map((lang) => {
      const words = wordsFrom(railCatalogue(secondLine.rail as never, lang), game, lang, ['Ada', 'Bo']);
      return [
        words.event({ type: 'privateBought', seat: 1, private: 'granatello', price: 60 } as never),
        words.event({ type: 'privatePaid', seat: 1, private: 'granatello', revenue: 15 } as never),
      ];
    });
    expect(said).toEqual([
      ['Ada buys Granatello for 60 d.', 'Granatello pays Ada 15 d.'],
      ['Ada compra Granatello per 60 d.', 'Granatello paga 15 d. a Ada'],
    ]);
  });
});

test('half a dividend goes out by the share, the rest to the treasury, and the price stays', () => {
  const { state } = tableOf().plays('Ada', begin('bayard')).plays('Bo', begin('regia')).passes('Ada', 'Bo');
  const t = tableOf().set((s) => {
    Object.assign(s, structuredClone(state));
    Object.assign(s.flow.at(-1)!, { at: 'dividend', revenue: 50 });
  });
  const [cash, treasury] = [t.state.cash[1]!, t.state.cash['treasury:bayard']!];
  t.plays('Ada', declare('half'));
  expect([t.state.cash[1]! - cash, t.state.cash['treasury:bayard']! - treasury]).toEqual([10, 25]);
  expect(t.told('priceMoved')).toEqual([]);
});

test.each([2, 3, 4])('random games of %i end, and nothing is lost in them', (players) => {
  const s = wanderFrom(game, start(game, players, 'second'), 'second', (at) => expect(game.audit(at)).toBeNull());
  expect(s.flow).toEqual([]);
});
