// The shape of a game's catalogue: a line for every event, refusal, action and field. A missing line does not compile.
import type { Action, EngineRefusals, Frame, GameEvent } from '../engine/index.ts';
import type { Who } from '../match/turns.ts';
import type { Lang, Phrases } from './phrases.ts';

type Line<T> = (x: T, f: Phrases) => string;

/** Silent on purpose: another line tells it, or it goes without saying. */
export const silent = null;
type Silent = typeof silent;

/** The telling of an event: a sentence of the log, or silence; many of a kind in a turn get the shorter words, if given. */
type Telling<E> = LogLine<E> | Silent | { readonly log: LogLine<E> | Silent; readonly short: Short<E> | Silent };
type LogLine<E> = (event: E, f: Phrases) => string | Silent;

/** Events of one kind in a turn, and the side in turn; a company in turn need not be named. */
export type Short<E> = (events: readonly [E, ...E[]], f: Phrases, who: Who) => string | Silent;

export interface Catalogue<E extends GameEvent, R, A extends Action, F extends Frame> {
  readonly events: { readonly [K in E['type']]: Telling<Extract<E, { type: K }>> };
  readonly refusals: { readonly [C in keyof R]: Line<R[C]> };
  /** A refusal that stands for others like it, if it can say more than "for example": the cheapest of several too dear. */
  readonly examples?: { readonly [C in keyof R]?: Line<R[C]> };
  /** An action, possible or taken, in a few words. */
  readonly actions: { readonly [K in A['type']]: Line<Extract<A, { type: K }>> };
  /** The kinds of action, as a menu offers them. */
  readonly kinds: { readonly [K in A['type']]: string };
  /** Options declined by passing, for a menu to say beside the pass. "More" only after a first. */
  readonly passing?: { readonly [K in A['type']]?: string | ((frame: F) => string) };
  /** Question of each field of an action. */
  readonly fields: { readonly [K in FieldOf<A>]: string };
  /** Description of a frame while somebody decides; null for a kind of frame that never waits for anybody. */
  readonly frames: { readonly [K in F['kind']]: Line<Extract<F, { kind: K }>> | null };
  /** Labels of the statistics of many games. */
  readonly tags: Readonly<Record<string, string>>;
  /** Words for ids, where the id itself is not the word. */
  readonly names: Readonly<Record<string, string>>;
  /** A company's name, if its id means something else in other places. */
  readonly company?: (id: string) => string;
  /** Name of a train by its type: nobody can list all possible trains. */
  readonly train?: (type: string) => string;
  /** Names of places, if they depend on the number of seats: another map. */
  readonly places?: (seats: number) => Readonly<Record<string, string>>;
  /** Words for the values of one field, if an id means something else in another: minor 3, a 3-train, tile 3. */
  readonly values?: { readonly [K in FieldOf<A>]?: Readonly<Record<string, string>> };
}

type FieldOf<A> = A extends unknown ? Exclude<keyof A, 'type'> : never;

/** The engine's own refusals, the same in all games. */
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
