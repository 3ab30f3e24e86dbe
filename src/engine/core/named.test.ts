import { describe, expect, it } from 'vitest';
import { named, numbered } from './named.ts';

/** Counts how often a name is made. */
function counted() {
  const made: string[] = [];
  const make = named((name) => {
    made.push(name);
    return `${name}!`;
  });
  return { make, made };
}

describe('names that are made of others', () => {
  it('are made once', () => {
    const { make, made } = counted();
    expect([make('LPS'), make('GT'), make('LPS')]).toEqual(['LPS!', 'GT!', 'LPS!']);
    expect(made).toEqual(['LPS', 'GT']);
  });

  it('are not kept where they are too long for a name of a game', () => {
    const { make, made } = counted();
    const [short, long] = ['x'.repeat(32), 'x'.repeat(33)];
    for (const name of [short, long, short, long]) expect(make(name)).toBe(`${name}!`);
    expect(made).toEqual([short, long, long]);
  });

  it('are forgotten when there are more than a game can have, and then kept again', () => {
    const { make, made } = counted();
    make('LPS');
    for (let i = 1; i < 4096; i++) make(`${i}`);
    made.length = 0;
    for (const name of ['LPS', 'one more', 'LPS', 'LPS']) expect(make(name)).toBe(`${name}!`);
    expect(made).toEqual(['one more', 'LPS']);
  });

  it('have their sign and their number, whatever was asked before', () => {
    const [node, train] = [numbered('.'), numbered('-')];
    for (const _ of [1, 2])
      expect([node('F15', 1), node('F15', 0), train('F15', 1)]).toEqual(['F15.1', 'F15.0', 'F15-1']);
  });
});
