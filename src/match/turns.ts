// The story of a game: its moves gathered into rounds, and these into turns. One move may end a turn and take in whole
// others that nobody decides: then each turn has its part of the events.
import type { Core, GameEvent, Seat } from '../engine/index.ts';
import type { Moment } from './timeline.ts';

/** The side in turn. */
export type Who =
  | { readonly kind: 'company'; readonly company: string }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'auction'; readonly lot: string }
  /** An opponent without a seat. */
  | { readonly kind: 'automaton'; readonly id: string }
  /** Events between two turns. */
  | { readonly kind: 'nobody' };

/** The part of a move that belongs to a turn. */
export interface Part {
  readonly moment: Moment;
  readonly events: readonly GameEvent[];
}

export interface Turn {
  readonly who: Who;
  readonly parts: readonly Part[];
}

export interface Round {
  /** The event that began it; null before all rounds. */
  readonly began: GameEvent | null;
  /** Its number in the whole game, even if only a part is told; 0 before all rounds. */
  readonly number: number;
  readonly turns: readonly Turn[];
}

/** The division of a game into rounds and turns. */
export interface Chapters {
  /** Kinds of event that begin a round. */
  readonly rounds: readonly string[];
  /** Kinds of event that belong to no turn. */
  readonly between?: readonly string[];
  /** The side in turn in a position, which need not be the one that decides. */
  turn(state: Core): Who | null;
  /** The turn that an event begins. */
  begins(event: GameEvent, state: Core): Who | null;
}

const NOBODY: Who = { kind: 'nobody' };

export function roundsOf(line: readonly Moment[], chapters: Chapters): Round[] {
  const book = new Book(roundBefore(line[0], chapters));
  for (const moment of line) {
    const { before, events, seat } = moment;
    book.open(before ? (chapters.turn(before.state) ?? { kind: 'seat', seat }) : NOBODY, moment);
    for (const event of events) {
      const who = chapters.begins(event, moment.state);
      if (chapters.rounds.includes(event.type)) book.round(event, moment);
      else if (who) book.begin(who, moment, event.type === 'turnBegan');
      else if (chapters.between?.includes(event.type)) book.begin(NOBODY, moment, false);
      book.tell(event);
    }
  }
  return book.rounds
    .map((round) => ({ ...round, turns: round.turns.filter(isTold) }))
    .filter((r) => r.turns.length > 0);
}

/** The round of this moment, if earlier ones are not told. */
function roundBefore(moment: Moment | undefined, { rounds }: Chapters): Pick<Round, 'began' | 'number'> {
  let began: GameEvent | null = null;
  let number = 0;
  for (let at = moment?.before; at; at = at.before) {
    const begins = at.events.filter(({ type }) => rounds.includes(type));
    began ??= begins.at(-1) ?? null;
    number += begins.length;
  }
  return { began, number };
}

/** False for a turn that a move only touched, because the next began at once. */
const isTold = ({ parts }: Turn): boolean => parts.some(({ events }) => events.length > 0) || isSilent(parts);

/** True for a move without events, which is told by its choices. */
const isSilent = (parts: readonly Part[]): boolean =>
  parts.some(({ moment }) => moment.before !== null && moment.events.length === 0);

interface OpenPart extends Part {
  readonly events: GameEvent[];
}
interface OpenTurn extends Turn {
  readonly parts: OpenPart[];
}

/** The story while it is being written. */
class Book {
  readonly rounds: { began: GameEvent | null; number: number; turns: OpenTurn[] }[];

  constructor(first: Pick<Round, 'began' | 'number'>) {
    this.rounds = [{ ...first, turns: [] }];
  }

  /** Continues the turn with a move, or begins another. */
  open(who: Who, moment: Moment): void {
    const turn = this.#turn();
    if (turn && isSame(turn.who, who)) turn.parts.push({ moment, events: [] });
    else this.#push(who, moment);
  }

  round(began: GameEvent, moment: Moment): void {
    this.rounds.push({ began, number: this.rounds.at(-1)!.number + 1, turns: [] });
    this.#push(NOBODY, moment);
  }

  /** `anew`: another turn, though of the same side. */
  begin(who: Who, moment: Moment, anew: boolean): void {
    const turn = this.#turn();
    if (anew || !turn || !isSame(turn.who, who)) this.#push(who, moment);
  }

  tell(event: GameEvent): void {
    this.#turn()!.parts.at(-1)!.events.push(event);
  }

  #push(who: Who, moment: Moment): void {
    this.rounds.at(-1)!.turns.push({ who, parts: [{ moment, events: [] }] });
  }

  #turn(): OpenTurn | undefined {
    return this.rounds.at(-1)!.turns.at(-1);
  }
}

const isSame = (a: Who, b: Who): boolean => JSON.stringify(a) === JSON.stringify(b);
