// A table whose position is set up by hand: automatic steps run before any question to it.
import type { Action } from '../../src/engine/core/action.ts';
import { settle } from '../../src/engine/core/apply.ts';
import type { Choice } from '../../src/engine/core/choices.ts';
import type { Refusal } from '../../src/engine/core/refusal.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { Table } from './table.ts';

export class SetTable<S extends Core, A extends Action> extends Table<S, A> {
  #rested = true;

  /** Any change of the position. */
  set(change: (s: S) => void): this {
    this.#rested = false;
    return this.edit(change);
  }

  override plays(name: string, action: A): this {
    this.#rest();
    return super.plays(name, action);
  }

  override refuses(name: string, action: unknown): Refusal {
    this.#rest();
    return super.refuses(name, action);
  }

  override get waiting(): string[] {
    this.#rest();
    return super.waiting;
  }

  override choices(name: string): Choice[] {
    this.#rest();
    return super.choices(name);
  }

  /** Rulings that differ from their default. */
  ruled(rulings: Readonly<Record<string, string>>): this {
    return this.set((s) => {
      Object.assign(s.rulings, rulings);
    });
  }

  #rest(): void {
    if (this.#rested) return;
    this.edit((s) => {
      settle(this.game, s, undefined);
    });
    this.#rested = true;
  }
}
