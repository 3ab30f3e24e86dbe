import { describe, expect, test } from 'vitest';
import { goldenAt } from '../../../../tests/support/goldenAt.ts';
import { actionOf, begin, type Game, narrow, waiting } from '../../../engine/index.ts';
import type { Desk } from '../../../match/menu.ts';
import { offerAhead } from '../../../match/offeredTo.ts';
import { spread } from '../../../match/spread.ts';
import { face1856 } from '../../../titles/1856/face/face.ts';
import { game1856 } from '../../../titles/1856/rules/index.ts';
import { face1862 } from '../../../titles/1862/face/face.ts';
import { game1862 } from '../../../titles/1862/rules/index.ts';
import { face1865 } from '../../../titles/1865/face/face.ts';
import { game1865 } from '../../../titles/1865/rules/index.ts';
import { chicagoExpressFace } from '../../../titles/chicago-express/face/face.ts';
import { chicagoExpress } from '../../../titles/chicago-express/rules/index.ts';
import { wordsFor } from '../../../titles/words.ts';
import type { Lang } from '../../../words/phrases.ts';
import type { GameFace } from '../../kit/face.ts';
import { deedOf } from '../decision/deedOf.ts';
import { effectOf } from './effect.ts';
import { flatTop, isFlatAt } from './flatTop.ts';
import { partText } from './partText.ts';

const names = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio'];

async function seen(which: unknown, face: GameFace, name: string, at: number, lang: Lang = 'en') {
  const game = which as Game;
  const state = goldenAt(game, name, at);
  const desk: Desk = { game, state, seat: waiting(game, state)[0]! };
  return { game, face, lang, words: await wordsFor(game, lang, names), desk };
}
type Seen = Awaited<ReturnType<typeof seen>>;

const at1856 = (at: number, lang?: Lang) => seen(game1856, face1856, '6p-platform', at, lang);

/** Each card's text, a row with its buttons. */
const read = (play: Seen) =>
  flatTop(play).map(({ type, groups }) => [
    type,
    ...groups.map(({ parts, leaves }) =>
      [parts, ...leaves.map((leaf) => leaf.parts)]
        .map((some) => some.map((part) => partText(part, play)).join(' '))
        .filter((text) => text !== '')
        .join(' | '),
    ),
  ]);

const effects = (play: Seen, type: string) =>
  spread(play.desk, begin(play.game, play.desk.state, play.desk.seat, type)!).map((path) =>
    effectOf(play.desk, path, play),
  );

describe('the flat top of a decision', () => {
  test('a stock round: what can be bought, then what can be sold', async () => {
    expect(read(await at1856(153))).toEqual([
      ['buyShare', 'GW offering', 'LPS offering', 'WR offering'],
      ['sellShares', 'CPR | 10% | 20%', 'GW 10%'],
    ]);
  });

  test('trains: two of one type and owner are one card, and a fixed price is no part of the name', async () => {
    expect(read(await at1856(45))).toEqual([['buyTrain', 'bank 2-train', 'CPR 2-train', 'LPS 2-train', 'WR 2-train']]);
  });

  test('tiles are turned on the board, and stay a card', async () => {
    expect(flatTop(await at1856(32))).toEqual([]);
    expect(flatTop(await at1856(283))).toEqual([]);
  });

  test('without track the face says what lies flat', async () => {
    const play = await seen(chicagoExpress, chicagoExpressFace, '4p-1', 67);
    expect(read(play)).toEqual([['build', 'PRR', 'B&O', 'C&O', 'NYC']]);
  });

  test('the way back from a leaf leads to the top, from further down one step back', async () => {
    const play = await at1856(153);
    const [leaf] = spread(play.desk, begin(play.game, play.desk.state, play.desk.seat, 'sellShares')!);
    expect(isFlatAt(play, leaf!)).toBe(true);
    expect(isFlatAt(play, leaf!.slice(0, 1))).toBe(false);
    expect(isFlatAt(play, [])).toBe(false);
  });

  test('the cheapest private company is named with its price', async () => {
    const { face, desk, words } = await at1856(2, 'it');
    expect(face.kindName!(desk.state, 'buyCheapest', words, 'it')).toBe('Compra Flos Tramway, $20');
    expect(face.kindName!(desk.state, 'bid', words, 'it')).toBeNull();
    expect(face.kindAbout!(desk.state, 'buyCheapest')).toBe('FT');
    expect(face.kindAbout!(desk.state, 'bid')).toBeNull();
  });
});

describe('what an action would change', () => {
  test('a share: what it costs, and what is left', async () => {
    const [first] = effects(await at1856(153), 'buyShare');
    expect(first).toMatchObject({ sum: -100, others: [], perShare: null, isHalf: false });
    expect(first?.changes.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Cash $106 → $6',
      'GW shares 1 → 2 of 10',
      'GW treasury 200 → 300',
    ]);
  });

  test('shares are counted, and what comes of them is told', async () => {
    const sharesIn = async (at: number, type: string, lang: Lang) =>
      effects(await seen(game1862, face1862, '4p-greedy', at, lang), type)[0]
        ?.changes.filter(({ id }) => id.endsWith('shares'))
        .map(({ label, value }) => `${label} ${value}`);
    expect(await sharesIn(33, 'setPrice', 'en')).toEqual(['ECR shares 0 → 3 of 10, you lead it']);
    expect(await sharesIn(34, 'buyShare', 'en')).toEqual(['ECR shares 3 → 4 of 10']);
    expect(await sharesIn(35, 'buyShare', 'en')).toEqual(['ECR shares 4 → 5 of 10, floats']);
    expect(await sharesIn(35, 'buyShare', 'it')).toEqual(['Azioni ECR 4 → 5 di 10, parte']);
  });

  test('a dividend: a share, everybody who is paid, and the price', async () => {
    const [payout, withhold] = effects(await at1856(287), 'dividend');
    expect(payout).toEqual({
      sum: 68,
      changes: [
        { id: 'cash', label: 'Cash', value: '$11 → $79' },
        { id: 'CPR price', label: 'CPR price', value: '225 → 250' },
      ],
      others: [
        { seat: 1, sum: 34 },
        { seat: 3, sum: 17 },
        { seat: 6, sum: 51 },
      ],
      perShare: 17,
      isHalf: false,
      told: ['CPR pays out $170'],
    });
    // withheld money costs nobody anything
    expect(withhold).toMatchObject({ sum: 0, others: [], perShare: null });
    expect(withhold?.changes.map(({ value }) => value)).toEqual(['225 → 200', '15 → 185']);
  });

  test('without help: the price, and nothing that would have to be reckoned', async () => {
    const unhelped = async (at: number, type: string) => {
      const play = await at1856(at);
      return effects({ ...play, desk: { ...play.desk, assist: 'none' } }, type)[0];
    };
    const nothing = { changes: [], others: [], perShare: null, isHalf: false, told: [] };
    expect(await unhelped(153, 'buyShare')).toEqual({ sum: -100, ...nothing });
    expect(await unhelped(287, 'dividend')).toEqual({ sum: 0, ...nothing });
  });

  test('what is still open has no effect yet', async () => {
    expect(effects(await at1856(34), 'buyTrain').map((effect) => effect?.sum)).toEqual([
      -100,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('companies that become one show no figures in between', async () => {
    const play = await seen(game1865, face1865({ players: 4 }), '4p-full', 249);
    const [absorption] = effects(play, 'absorb');
    expect(absorption).toMatchObject({ isHalf: true, changes: [], sum: 0 });
  });
});

describe('what belongs to another player', () => {
  const at = (lang: Lang) => seen(game1856, face1856, '5p-options', 30, lang);
  const from = (play: Seen, owner: string) =>
    spread(play.desk, begin(play.game, play.desk.state, play.desk.seat, 'buyTrain')!)
      .map((path) => path.at(-1)!)
      .find(({ chosen }) => chosen.from === owner)!;

  test('is proposed to its owner, in both languages', async () => {
    const said = async (lang: Lang) => {
      const play = await at(lang);
      return deedOf(play, actionOf(narrow(play.game, play.desk.state, from(play, 'GT'), 50)));
    };
    expect(await said('en')).toBe('Offer to buy a 2-train from GT for $50');
    expect(await said('it')).toBe('Proponi di comprare un treno 2 da GT per $50');
    const { desk, ...play } = await at('en');
    expect(offerAhead(desk, from({ desk, ...play }, 'GT'))).toMatchObject({ seat: 3, price: 1 });
  });

  test('what is the bank’s is bought', async () => {
    const play = await at('en');
    const train = from(play, 'bank');
    expect(deedOf(play, actionOf(train))).toBe('Buy a 2-train from the bank for $100');
    expect(offerAhead(play.desk, train)).toBeNull();
  });
});
