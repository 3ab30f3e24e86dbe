import { describe, expect, test } from 'vitest';
import { type ToyState, toy } from '../../../tests/support/toy.ts';
import { yard } from '../../../tests/support/yard.ts';
import { apply, type Game, seeded, setup, waiting } from '../../engine/index.ts';
import type { Desk, Path } from '../../match/menu.ts';
import { chicagoExpress } from '../../titles/chicago-express/rules/index.ts';
import { loadCatalogue } from '../../titles/words.ts';
import type { Lang } from '../../words/phrases.ts';
import { terminalLines } from '../../words/terminal.ts';
import { wordsFrom } from '../../words/words.ts';
import { plainDrawing } from './drawing.ts';
import { loadDrawing } from './kit/loadDrawing.ts';
import { paintFor } from './paint.ts';
import { respond } from './respond.ts';
import { screenOf } from './screen.ts';

const chicago = chicagoExpress as unknown as Game;

function deskOf(game: Game, actions: readonly object[] = []): Desk {
  const ready = setup(game, { players: 2 }, seeded('menu'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  let { state } = ready;
  for (const action of actions) {
    const outcome = apply(game, state, waiting(game, state)[0]!, action);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    state = outcome.state;
  }
  return { game, state, seat: waiting(game, state)[0]! };
}

const catalogues = (await loadCatalogue('chicago-express'))!;
const drawings = { en: await loadDrawing(chicago, 'en'), it: await loadDrawing(chicago, 'it') };

/** A person at a desk: lines go in, places in the menu come out. */
function sitting(desk: Desk, lang: Lang = 'en') {
  const look = {
    paint: paintFor(false),
    words: wordsFrom(desk.game === chicago ? catalogues[lang] : undefined, desk.game, lang, ['Ada', 'Bruno']),
    lines: terminalLines[lang],
    columns: 200,
  };
  const drawing = desk.game === chicago ? drawings[lang] : plainDrawing;
  let path: Path = [];
  return {
    type(line: string) {
      const response = respond(desk, path, line, look, drawing);
      if ('path' in response) path = response.path;
      return response;
    },
    /** The answer to the line. */
    said(line: string): string {
      const response = respond(desk, path, line, look, drawing);
      return 'say' in response ? response.say.join('\n') : JSON.stringify(response);
    },
    chosen: () => path.at(-1)?.chosen ?? null,
    menu: () => screenOf(desk, path, look, drawing).menu.join('\n'),
  };
}

const pass = { type: 'pass' };
/** Ada owns PRR and C&O, Bruno B&O and NYC; Ada has the turn. */
const afterOpening = [{ type: 'bid', amount: 12 }, pass, { type: 'bid', amount: 6 }, { type: 'bid', amount: 9 }, pass]
  .concat([{ type: 'bid', amount: 5 }, { type: 'bid', amount: 8 }, pass] as never[])
  .concat([{ type: 'bid', amount: 8 }, { type: 'bid', amount: 16 }, pass] as never[]);

describe('a bid', () => {
  test('a bare number bids, a letter passes, both at once and without confirmation', () => {
    expect(sitting(deskOf(chicago)).type('9')).toEqual({ act: { type: 'bid', amount: 9 } });
    expect(sitting(deskOf(chicago)).type('$9')).toEqual({ act: { type: 'bid', amount: 9 } });
    expect(sitting(deskOf(chicago)).type('bid 9')).toEqual({ act: { type: 'bid', amount: 9 } });
    expect(sitting(deskOf(chicago)).type('p')).toEqual({ act: pass });
  });

  test('what is refused comes with its rule and its place in the book', () => {
    const said = sitting(deskOf(chicago)).said('3');
    expect(said).toContain('at least $7');
    expect(said).toContain('chicago-express-R039');
    expect(said).toContain("Vendita all'asta di un'azione");
  });

  test('an action of another moment is refused as such', () => {
    expect(sitting(deskOf(chicago)).said('build')).toContain('Not now');
    expect(sitting(deskOf(chicago)).said('why build PRR Q5')).toContain('Not now');
  });
});

describe('a build', () => {
  const desk = deskOf(chicago, afterOpening);

  test('step by step, with a preview, until Enter', () => {
    const ada = sitting(desk);
    ada.type('2');
    expect(ada.menu()).toContain('✗ B&O — You own no share of B&O (chicago-express-R047)');
    ada.type('prr');
    expect(ada.menu()).toContain('Q5 $1');
    ada.type('Q5');
    expect(ada.menu()).toContain('PRR builds to Q5 for $1');
    ada.type('p4');
    expect(ada.chosen()).toEqual({ type: 'build', company: 'PRR', hexes: ['Q5', 'P4'] });
    expect(ada.type('')).toEqual({ act: { type: 'build', company: 'PRR', hexes: ['Q5', 'P4'] } });
  });

  test('in one line; a full list asks for Enter', () => {
    const ada = sitting(desk);
    ada.type('build PRR Q5, P4, Harrisburg');
    expect(ada.chosen()).toEqual({ type: 'build', company: 'PRR', hexes: ['Q5', 'P4', 'O4'] });
    expect(ada.menu()).toContain('PRR builds to Harrisburg (O4) for $2, income +1 = 8');
    expect(ada.type('')).toEqual({ act: { type: 'build', company: 'PRR', hexes: ['Q5', 'P4', 'O4'] } });
  });

  test('one key goes one step back, and is no choice of any menu', () => {
    const ada = sitting(desk);
    ada.type('<');
    expect(ada.chosen()).toBeNull();
    ada.type('b');
    expect(ada.chosen()).toEqual({ type: 'build' });
    ada.type('prr q5 p4');
    ada.type('<');
    expect(ada.chosen()).toEqual({ type: 'build', company: 'PRR', hexes: ['Q5'] });
    for (let i = 0; i < 3; i++) ada.type('<');
    expect(ada.chosen()).toBeNull();
  });

  test('why: a whole action, a value of the open field, a greyed-out item', () => {
    const ada = sitting(desk);
    expect(ada.said('why build PRR K4')).toContain('chicago-express-R049');
    expect(ada.said('why build B&O Q6')).toContain('chicago-express-R047');
    expect(ada.said('why build PRR Q5')).toContain('You may: build PRR: Q5');
    expect(ada.said('why')).toContain('Why what?');
    ada.type('build');
    expect(ada.said('why WAB')).toContain('chicago-express-R094');
    expect(ada.said('nyc')).toContain('You own no share of NYC');
    ada.type('PRR');
    expect(ada.said('Chicago')).toContain('chicago-express-R049');
    expect(ada.said('Q7')).toContain('chicago-express-R051');
  });

  test('what nobody can mean is said to be so', () => {
    const ada = sitting(desk);
    expect(ada.said('xyzzy')).toContain('"xyzzy" is none of the choices');
    expect(ada.said('look nowhere')).toContain('nothing to tell');
    expect(ada.said('look pitts')).toContain('Pittsburgh (K4)');
    expect(ada.said('?')).toContain('undo');
  });

  test('in Italian, with Italian and English commands', () => {
    const ada = sitting(desk, 'it');
    expect(ada.menu()).toContain('Decide Ada');
    expect(ada.said('perché costruzione PRR K4')).toContain('non confina con la rete di PRR');
    expect(ada.said('why build PRR K4')).toContain('nel regolamento: Potenziamento della rete ferroviaria');
    ada.type('costr prr q5');
    expect(ada.menu()).toContain('PRR costruisce a Q5 per $1');
    expect(ada.type('annulla')).toEqual({ command: 'undo', rest: '' });
  });
});

describe('a game without words and drawing of its own', () => {
  test('is played through its ids: a value, a number, a list of numbers', () => {
    const ada = sitting(deskOf(toy as unknown as Game));
    expect(
      plainDrawing.panels({ ...(deskOf(toy as unknown as Game).state as ToyState) }, null as never, 1).join(),
    ).toContain('stock: {');
    ada.type('buy apple 2');
    expect(ada.chosen()).toMatchObject({ type: 'buy', good: 'apple', amount: 2 });
    expect(ada.said('why 1')).toContain('buy.toSelf');
    ada.type('2');
    expect(ada.type('')).toEqual({ act: { type: 'buy', good: 'apple', amount: 2, gifts: [2] } });
  });
});

test('a letter of the menu and a number that cannot be: the reason is about the bid', () => {
  const ada = sitting(deskOf(chicago));
  expect(ada.said('b 3')).toContain('The first bid must be at least $7');
  expect(ada.said('b 99')).toContain('You have only $60');
});

test('a whole line that is refused is explained by all its words, not by the first that does not fit', () => {
  // Ada has won every auction, so Bruno owns nothing and his "build" is shut altogether
  const all = [7, 6, 5, 8].flatMap((amount) => [{ type: 'bid', amount }, pass]);
  const desk = deskOf(chicago, [...all, { type: 'decline', dial: 'build' }]);
  const bruno = sitting(desk);
  expect(bruno.said('build NYC R3')).toContain('You own no share of NYC');
  expect(bruno.said('build')).toMatch(/^For example: you own no share of/);
});

describe('runs of trains', () => {
  const buying = [{ type: 'borrow' }, { type: 'buyEngine', engine: 'mogul' }, { type: 'pass' }];

  test('the best are shown, Enter takes them, Enter runs them', () => {
    const ada = sitting(deskOf(yard as unknown as Game, buying));
    ada.type('run');
    expect(ada.menu()).toMatch(/mogul: \d – \d\n {2}These runs bring \d c; no others bring more/);
    expect(ada.menu()).toContain('Enter takes these runs');
    expect(ada.said('4')).toBe(terminalLines.en.unclear('4'));
    expect(ada.said('why run 4')).toContain(terminalLines.en.allowed('run'));
    const taken = ada.type('');
    expect(taken).toHaveProperty('path');
    expect(ada.menu()).toContain('run · mogul');
    expect(ada.menu()).toContain('Enter does it');
    expect(ada.type('')).toEqual({ act: ada.chosen() });
  });

  test('it is said in Italian too, and one may think again', () => {
    const ada = sitting(deskOf(yard as unknown as Game, buying), 'it');
    ada.type('run');
    expect(ada.menu()).toContain('di più non si può');
    ada.type('');
    ada.type('indietro');
    expect(ada.menu()).toContain('Invio sceglie queste corse');
  });

  test('what may not be left out says why', () => {
    const ada = sitting(deskOf(yard as unknown as Game));
    expect(ada.menu()).toContain('pass — engine.mustOwn');
    expect(ada.said('pass')).toContain('yard-R002');
  });
});
