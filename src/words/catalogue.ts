// The shape of a game's catalogue: a line for every event, refusal, action and field. A missing line does not compile.
import type { Action, EngineRefusals, Frame, GameEvent } from '../engine/index.ts';
import type { Who } from '../match/turns.ts';
import type { Lang, Phrases } from './phrases.ts';

type Line<T> = (x: T, f: Phrases) => string;

/** Nothing is said, on purpose: another line tells it, or it goes without saying. */
export const silent = null;
type Silent = typeof silent;

/** An event is told by a sentence of the log, or by nothing; many of a kind in a turn by fewer words, where these are given. */
type Telling<E> = LogLine<E> | Silent | { readonly log: LogLine<E> | Silent; readonly short: Short<E> | Silent };
type LogLine<E> = (event: E, f: Phrases) => string | Silent;

/** Events of one kind in a turn, and whose turn it is; what is about that company need not name it. */
export type Short<E> = (events: readonly [E, ...E[]], f: Phrases, who: Who) => string | Silent;

export interface Catalogue<E extends GameEvent, R, A extends Action, F extends Frame> {
  readonly events: { readonly [K in E['type']]: Telling<Extract<E, { type: K }>> };
  readonly refusals: { readonly [C in keyof R]: Line<R[C]> };
  /** A refusal that stands for others like it, where it can say more than "for example": the cheapest of what is too dear. */
  readonly examples?: { readonly [C in keyof R]?: Line<R[C]> };
  /** An action somebody may take or has taken, in a few words. */
  readonly actions: { readonly [K in A['type']]: Line<Extract<A, { type: K }>> };
  /** The kinds of action, as a menu offers them. */
  readonly kinds: { readonly [K in A['type']]: string };
  /** What is left out by passing where such an action may be taken: a menu says it beside the pass. "More" only after a first. */
  readonly passing?: { readonly [K in A['type']]?: string | ((frame: F) => string) };
  /** What is asked for each field of an action. */
  readonly fields: { readonly [K in FieldOf<A>]: string };
  /** What is going on while somebody decides; null where a kind of frame never waits for anybody. */
  readonly frames: { readonly [K in F['kind']]: Line<Extract<F, { kind: K }>> | null };
  /** What a statistic of many games counts. */
  readonly tags: Readonly<Record<string, string>>;
  /** Words for ids, where the id itself is not the word. */
  readonly names: Readonly<Record<string, string>>;
  /** A company, where its id means something else in other places. */
  readonly company?: (id: string) => string;
  /** What a train is called, by its type: nobody can list all the trains there may be. */
  readonly train?: (type: string) => string;
  /** Names of places, where they depend on how many sit at the table: another map. */
  readonly places?: (seats: number) => Readonly<Record<string, string>>;
  /** Words for the values of one field, where an id means something else in another: minor 3, a 3-train, tile 3. */
  readonly values?: { readonly [K in FieldOf<A>]?: Readonly<Record<string, string>> };
}

type FieldOf<A> = A extends unknown ? Exclude<keyof A, 'type'> : never;

/** The engine's own refusals, told alike in all games. */
export type EngineLines = { readonly [C in keyof EngineRefusals]: Line<EngineRefusals[C]> };

/** A catalogue whose game is only known at run time. */
export type AnyCatalogue = {
  readonly [K in 'refusals' | 'actions' | 'frames']: Readonly<
    Record<string, ((x: never, f: Phrases) => string) | null>
  >;
} & { readonly events: Readonly<Record<string, Telling<never>>> } & {
  readonly [K in 'kinds' | 'fields' | 'tags' | 'names']: Readonly<Record<string, string>>;
} & {
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  readonly passing?: Readonly<Record<string, string | ((frame: never) => string) | undefined>>;
  readonly examples?: Readonly<Record<string, ((x: never, f: Phrases) => string) | null>>;
  readonly places?: (seats: number) => Readonly<Record<string, string>>;
  readonly company?: (id: string) => string;
  readonly train?: (type: string) => string;
};

export type Catalogues = Readonly<Record<Lang, AnyCatalogue>>;
