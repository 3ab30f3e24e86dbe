// Tables for the tests of First Line.
import { suggestion } from '../../src/engine/routes/suggestion.ts';
import type { PlainState } from '../../src/kernel/book.ts';
import type { RailAction } from '../../src/kernel/vocabulary.ts';
import { firstLine } from '../../src/titles/first-line/rules/index.ts';
import { Table } from './table.ts';

class FirstLine extends Table<PlainState, RailAction> {
  set(change: (s: PlainState) => void): this {
    return this.edit(change);
  }

  /** Makes the best runs of the company in turn. */
  runs(name: string): this {
    const choice = this.choices(name).find(({ type }) => type === 'run')!;
    return this.plays(name, { type: 'run', routes: suggestion(this.game, this.state, choice)!.runs });
  }

  /** All pass in a row: the stock round ends, and the companies operate. */
  allPass(): this {
    return this.passes(...this.names);
  }
}

export const tableOf = (...names: string[]): FirstLine => new FirstLine(firstLine, names);

/** Ada presides over Bayard, Bo over Regia, both at 60; nobody has more. The first operating round begins with Bayard. */
export const operating = (change: (s: PlainState) => void = () => {}): FirstLine => begun(change).allPass();

/** The same, in the middle of the first stock round, at Ada's turn. */
export const begun = (change: (s: PlainState) => void = () => {}): FirstLine => {
  const t = tableOf('Ada', 'Bo')
    .plays('Ada', { type: 'startCompany', company: 'bayard', par: 60 })
    .plays('Bo', { type: 'startCompany', company: 'regia', par: 60 });
  const { state } = t;
  return tableOf('Ada', 'Bo').set((s) => {
    Object.assign(s, structuredClone(state));
    change(s);
  });
};
