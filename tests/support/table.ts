// A table of people who play by name. Every move goes through the engine, and every position is audited.
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type Action, PASS, type Seat } from '../../src/engine/core/action.ts';
import { apply } from '../../src/engine/core/apply.ts';
import { type Chance, following } from '../../src/engine/core/chance.ts';
import { type Choice, choices } from '../../src/engine/core/choices.ts';
import { copy } from '../../src/engine/core/copy.ts';
import type { GameEvent } from '../../src/engine/core/event.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { companyOf, isTreasury } from '../../src/engine/core/owner.ts';
import { waiting } from '../../src/engine/core/play.ts';
import type { Refusal } from '../../src/engine/core/refusal.ts';
import { type Move, replay } from '../../src/engine/core/replay.ts';
import { setup } from '../../src/engine/core/setup.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { automataOf } from '../../src/records/seats.ts';
import { recordOf } from '../../src/records/write.ts';
import { repeatWhile } from './bounded.ts';
import { isAsked, isPlayed } from './exampleTables.ts';

/** An event with names in place of seats. */
type Told = Readonly<Record<string, unknown> & { type: string }>;

/** Fields of events that hold a seat, several seats, or a purse that may be a seat's. */
const SEATS: ReadonlySet<string> = new Set(['seat', 'holder', 'winners', 'from', 'to']);

interface Start {
  readonly asked?: Readonly<Record<string, string>>;
  readonly chance?: Chance;
}

export class Table<S extends Core, A extends Action> {
  readonly game: Game<S>;
  readonly names: readonly string[];
  state: S;
  events: readonly Told[];
  lastEvents: readonly Told[];
  #start: S;
  readonly #moves: Move[] = [];

  /** `asked`: options and rulings that differ from their default; by default there is no chance. */
  constructor(game: Game<S>, names: readonly string[], { asked = {}, chance = following([]) }: Start = {}) {
    this.game = game;
    this.names = names;
    const table = setup(game, { players: names.length, asked }, chance);
    if (!table.ok) throw new Error(JSON.stringify(table.problem));
    this.state = table.state;
    this.#start = table.state;
    this.lastEvents = this.#tell(table.events);
    this.events = this.lastEvents;
  }

  /** Sets the position up by hand; it is audited when play begins. */
  protected edit(change: (s: S) => void): this {
    if (this.#moves.length > 0) throw new Error('a position is set up before the first move');
    this.state = copy(this.state);
    change(this.state);
    this.#start = this.state;
    this.events = [];
    this.lastEvents = [];
    return this;
  }

  plays(name: string, action: A): this {
    const move: Move = { seat: this.seat(name), action };
    const outcome = this.#apply(move);
    if (!outcome.ok) throw new Error(`${name} may not ${JSON.stringify(action)}: ${JSON.stringify(outcome.refusal)}`);
    this.state = outcome.state;
    expect(this.game.audit(this.state)).toBeNull();
    this.#moves.push(move);
    this.lastEvents = this.#tell(outcome.events);
    this.events = [...this.events, ...this.lastEvents];
    return this;
  }

  /** The refusal of an action; anything at all may be tried. */
  refuses(name: string, action: unknown): Refusal {
    const outcome = this.#apply({ seat: this.seat(name), action });
    if (outcome.ok) throw new Error(`${name} may ${JSON.stringify(action)}`);
    return outcome.refusal;
  }

  passes(...names: string[]): this {
    for (const name of names) this.plays(name, PASS as Action as A);
    return this;
  }

  /** Passes for the seat that must decide, as long as this holds. */
  passesWhile(holds: () => boolean): this {
    repeatWhile(holds, () => this.passes(this.waiting[0]!));
    return this;
  }

  /** Names of the seats that must decide. */
  get waiting(): string[] {
    isAsked(this);
    return waiting(this.game, this.state).map((seat) => this.#name(seat));
  }

  choices(name: string): Choice[] {
    isAsked(this);
    return choices(this.game, this.state, this.seat(name));
  }

  /** The values open to this person in the first field of this kind of action; none if it may not be chosen. */
  values(name: string, type: A['type']): readonly (string | number)[] {
    const open = this.choices(name).find((choice) => choice.type === type)?.open;
    return open && 'values' in open ? open.values : [];
  }

  /** Types of the events of the last move, in order; only these types if any are given. */
  order(...types: string[]): string[] {
    const all = this.lastEvents.map((e) => e.type);
    return types.length === 0 ? all : all.filter((type) => types.includes(type));
  }

  /** All events of this type so far. */
  told(type: string): Told[] {
    return this.events.filter((e) => e.type === type);
  }

  seat(name: string): Seat {
    const seat = this.names.indexOf(name) + 1;
    if (seat === 0) throw new Error(`${name} does not sit at this table`);
    return seat;
  }

  /** Saves the position and the moves from it as a record that pages and gallery open. Await it. */
  async saves(example: string): Promise<void> {
    const again = replay(this.game, { start: copy(this.#start) }, this.#moves);
    expect('state' in again && hashState(again.state)).toBe(hashState(this.state));
    const record = recordOf(this.game, this.state, {
      seats: [
        ...this.names.map((name) => ({ name, kind: 'person' as const })),
        ...automataOf(this.game as unknown as Game, this.names.length),
      ],
      entries: this.#moves.map((move, i) => ({ seq: i + 1, ...move })),
      start: this.#start,
    });
    const file = fileURLToPath(new URL(`../../src/titles/${this.game.id}/examples/${example}.json`, import.meta.url));
    await expect(`${JSON.stringify(record, null, 1)}\n`).toMatchFileSnapshot(file);
  }

  #apply({ seat, action }: Move) {
    isPlayed(this);
    expect(this.game.audit(this.state)).toBeNull();
    return apply(this.game, this.state, seat, action);
  }

  #tell(events: readonly GameEvent[]): Told[] {
    const told = (key: string, value: unknown): unknown => {
      if (!SEATS.has(key) || value === null) return value;
      return Array.isArray(value) ? value.map((v) => told(key, v)) : this.#name(value);
    };
    return events.map((e) => Object.fromEntries(Object.entries(e).map(([k, v]) => [k, told(k, v)])) as Told);
  }

  /** A seat's name; a treasury's company; any other owner (the bank) unchanged. */
  #name(owner: unknown): string {
    if (isTreasury(owner)) return companyOf(owner);
    return [...this.names, ...this.#automata()][Number(owner) - 1] ?? String(owner);
  }

  #automata(): readonly string[] {
    return this.game.automata?.(this.names.length) ?? [];
  }
}
