import { describe, expect, test } from 'vitest';
import { caughtUp } from './catchUp.ts';
import { afterwards, type Happening, idle, type Next, patience, type Submit } from './outbox.ts';
import { nearest, quickValues } from './quickValues.ts';

const submit: Submit = { key: 'first-key', base: 4, seat: 1, what: { action: { type: 'pass' } } };
const { key } = submit;
const refusal = { code: 'flow.notYours', rule: 'toy-R001', args: {} };

/** Runs these happenings; returns everything sent, and the end. */
function run(...happenings: Happening[]) {
  let outbox = idle as Next['outbox'];
  const sent: string[] = [];
  let settled: Next['settled'] = null;
  for (const happening of happenings) {
    const next = afterwards(outbox, happening);
    outbox = next.outbox;
    if (next.send) sent.push(next.send.key);
    settled = next.settled ?? settled;
  }
  return { outbox, sent, settled };
}

describe('a move on its way', () => {
  test('is sent once and acknowledged', () => {
    expect(run({ kind: 'send', submit }, { kind: 'accepted', key })).toEqual({
      outbox: idle,
      sent: [key],
      settled: { kind: 'accepted', submit },
    });
  });

  test('without an answer it is sent again under the same key, as often as it takes', () => {
    const silence = { kind: 'silence', key } as const;
    const again = { kind: 'again' } as const;
    const { sent, settled } = run({ kind: 'send', submit }, silence, again, silence, again, { kind: 'accepted', key });
    expect(sent).toEqual([key, key, key]);
    expect(settled).toEqual({ kind: 'accepted', submit });
  });

  test('a reconnection while it is on its way sends nothing twice', () => {
    expect(run({ kind: 'send', submit }, { kind: 'again' }).sent).toEqual([key]);
    expect(run({ kind: 'again' }).sent).toEqual([]);
  });

  test('one move at a time: a second click changes nothing', () => {
    const other = { ...submit, key: 'second-key' };
    expect(run({ kind: 'send', submit }, { kind: 'send', submit: other })).toMatchObject({
      outbox: { state: 'sending', submit, tries: 1 },
      sent: [key],
    });
  });

  test('the late answer to an older move settles nothing', () => {
    const { outbox } = run({ kind: 'send', submit }, { kind: 'stale', key: 'older-key' });
    expect(outbox).toMatchObject({ state: 'sending' });
  });

  test.each([
    ['stale', { kind: 'stale', key }, { kind: 'stale', submit }],
    ['refused', { kind: 'refused', key, refusal }, { kind: 'refused', submit, refusal }],
    ['failed', { kind: 'failed', key, text: 'the disk is full' }, { kind: 'failed', submit, text: 'the disk is full' }],
    ['asked', { kind: 'asked', key }, { kind: 'asked', submit }],
  ] as const)('%s: it is over, and the way is free', (_, happening, settled) => {
    expect(run({ kind: 'send', submit }, happening)).toEqual({ outbox: idle, sent: [key], settled });
  });

  test('patience grows, and has an end', () => {
    expect([1, 2, 3, 9].map(patience)).toEqual([1000, 2000, 4000, 15_000]);
  });
});

describe('catching up', () => {
  const e = (...seqs: number[]) => seqs.map((seq) => ({ seq }));

  test('takes each entry once and in order', () => {
    expect(caughtUp(2, e(4, 3, 2, 1, 3))).toEqual({ fresh: e(3, 4), gap: false });
    expect(caughtUp(2, e(1, 2))).toEqual({ fresh: [], gap: false });
  });

  test('stops before a gap and says so', () => {
    expect(caughtUp(2, e(3, 5, 6))).toEqual({ fresh: e(3), gap: true });
    expect(caughtUp(2, e(4))).toEqual({ fresh: [], gap: true });
  });

  test('the whole rest has no gap, whatever its numbers', () => {
    expect(caughtUp(2, e(7, 5), true)).toEqual({ fresh: e(5, 7), gap: false });
  });
});

describe('figures at hand', () => {
  test('the least, small raises and the most', () => {
    expect(quickValues({ min: 5, max: 30, step: 1 })).toEqual([5, 6, 7, 10, 15, 30]);
    expect(quickValues({ min: 5, max: 6, step: 1 })).toEqual([5, 6]);
    expect(quickValues({ min: 5, max: 5, step: 1 })).toEqual([5]);
    expect(quickValues({ min: 10, max: 34, step: 5 })).toEqual([10, 15, 20, 30]);
  });

  test('anything typed becomes the nearest legal number', () => {
    const range = { min: 10, max: 34, step: 5 };
    expect([0, 12, 13, 99].map((n) => nearest(range, n))).toEqual([10, 10, 15, 30]);
  });
});
