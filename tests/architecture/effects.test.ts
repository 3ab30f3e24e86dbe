// The remover of `npm run soak -- effects`: it recognises effects, and switches each off alone.
import { expect, test } from 'vitest';
import { effectsOf, switched } from '../support/effects.ts';

const textsOf = (...sources: string[]) =>
  effectsOf(new Map(sources.map((source, i) => [`file${i}.ts`, source]))).map(({ text }) => text);

test('effects are statements of apply, pass, auto and end, and of the functions they lead to in other files', () => {
  const step = `
    import { take } from './file1.ts';
    export const step = {
      fields: { n: list((s) => { s.asked(); return [1]; }) },
      apply(s: State, a: Action) { const n = a.n; if (n > 1) { take(s, n); return; } s.n += 1; },
      pass: (s) => take(s, 0),
      conditions: [must('some', (s) => s.n > 0)],
    };
    export const frame = { auto(s) { s.turn++; }, end: over };
    function over(s) { s.isOver = true; }
    function never(s) { s.isOver = false; }`;
  const other = `
    export function take(s, n) { s.pot -= n; return shown(s); }
    const shown = (s) => void (s.shown = true);
    export const asked = (s) => { s.asked = true; };`;
  expect(textsOf(step, other)).toEqual([
    'take(s, n);',
    'return;',
    's.n += 1;',
    'take(s, 0)',
    's.turn++;',
    's.isOver = true;',
    's.pot -= n;',
    'void (s.shown = true)',
  ]);
});

test('what a ready-made step is given counts if it can tell events', () => {
  const source = `export const lot = auction({ least: (s) => { s.asked(); }, sold(s, emit) { s.owner = 1; emit?.({ type: 'sold' }); } });`;
  expect(textsOf(source)).toEqual(['s.owner = 1;', "emit?.({ type: 'sold' });"]);
});

test('what a file remembers in order to be quick is no effect', () => {
  const source = `
    const last = new WeakMap();
    const known = perBoard(() => new Map());
    const step = { apply(s) { last.set(s, 1); known(s.map).set(s.hex, 2); s.known.set(3); found(s).count = !s.count; } };
    const found = (s) => s.all.find((one) => !one.isDone);`;
  expect(textsOf(source)).toEqual(['s.known.set(3);', 'found(s).count = !s.count;']);
});

test('two on one line are told apart', () => {
  const [one, two] = effectsOf(new Map([['a.ts', 'const f = {\n apply(s) { s.a = 1; s.b = 2; } };']]));
  expect([one!.id, two!.id]).toEqual(['a.ts:2', 'a.ts:2:2']);
});

/** The word is inserted, so that this text is not taken for a loop of the test. */
const loop = 'while';
const source = `
  const step = {
    apply(s, a) {
      if (a === 'one') s.log.push('one');
      else s.log.push('other');
      for (const n of [1, 2, 3]) if (n !== 2) s.log.push(n); else continue;
      ${loop} (s.left > 0) s.left -= 1;
      do { s.done = true; } ${loop} (false);
      [1].forEach((n) => { s.log.push('é' + n) })
    },
    pass: (s) => ({ left: (s.left = 7) }),
  };
  return step;`;

/** Runs the step with one statement switched off. */
function played(without: string | null) {
  const effects = effectsOf(new Map([['a.js', source]]));
  const off = effects.find(({ text }) => text === without)?.id;
  expect(off === undefined).toBe(without === null);
  let ticks = 0;
  const tick = () => {
    ticks += 1;
    if (ticks > 100) throw new Error('it does not end');
  };
  const step = new Function('binarioEffect', 'binarioTick', switched('a.js', source, effects))(
    (id: string) => id !== off,
    tick,
  );
  const s = { log: [] as unknown[], left: 2, done: false };
  step.apply(s, 'one');
  return { ...s, passed: step.pass(s) };
}

test('with all switches on nothing changes', () => {
  expect(played(null)).toEqual({ log: ['one', 1, 3, 'é1'], left: 0, done: true, passed: { left: 7 } });
});

test('each statement is switched off alone', () => {
  expect(played("s.log.push('one');").log).toEqual([1, 3, 'é1']);
  expect(played("s.log.push('other');").log).toEqual(['one', 1, 3, 'é1']);
  expect(played('s.log.push(n);').log).toEqual(['one', 'é1']);
  expect(played('s.done = true;').done).toBe(false);
  expect(played("s.log.push('é' + n)").log).toEqual(['one', 1, 3]);
  expect(played('({ left: (s.left = 7) })').passed).toBeUndefined();
});

test('a loop that does not end any more is stopped', () => {
  expect(() => played('s.left -= 1;')).toThrow('it does not end');
});
