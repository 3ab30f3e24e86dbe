// A seat played by a program: it gets the position and its choices, asks for branches, and answers with a move. Where it
// cannot be had, or its move is not legal, greedy moves in its place.
import type { Why } from '../../bots/bot.ts';
import type { Due, SeededTable } from '../../bots/playGame.ts';
import { luckOf } from '../../bots/playGame.ts';
import {
  type Action,
  type Core,
  checkWhole,
  copy,
  type Game,
  type Refusal,
  result,
  type Seat,
} from '../../engine/index.ts';
import { type BranchAsked, branches } from '../../server/play/branches.ts';
import type { Mind } from '../jobs/mind.ts';
import type { FromProgram, Sight, ToProgram } from './messages.ts';
import { type Failure, type Program, ProgramFailed } from './program.ts';

/** Moves made in a seat's place, and the cause of the first. */
export interface Replaced {
  readonly moves: number;
  readonly first: { readonly failure: Failure; readonly text: string };
}

interface ProgramMind extends Mind {
  readonly replaced: () => Replaced | null;
}

/** Questions about branches in one decision. */
const MOST_ASKED = 1000;
/** Values in one question, as over HTTP. */
const MOST_VALUES = 100;
const LONGEST_WHY = 500;

interface Asked {
  readonly game: Game;
  readonly table: SeededTable & { readonly playouts: number };
  readonly seat: Seat;
  /** Null where it could not be started. */
  readonly program: Program | ProgramFailed;
  /** A decision may take this long: so long that only a program that hangs is cut off. */
  readonly patience: number;
  readonly greedy: Mind;
}

export function programSeat({ game, table, seat, program, patience, greedy }: Asked): ProgramMind {
  let replaced: Replaced | null = null;
  let isBegun = false;

  const begin = (one: Program, { options, rulings }: Core) => {
    if (isBegun) return;
    isBegun = true;
    const { players, seed, playouts } = table;
    one.tell({ type: 'game', seat, players, options, rulings, luck: luckOf(seed, seat), playouts });
  };

  async function moveOf(due: Due): Promise<{ readonly action: Action; readonly why?: Why | string }> {
    if (program instanceof ProgramFailed) throw program;
    begin(program, due.state);
    const desk = { game, state: due.state, seat };
    const until = performance.now() + patience;
    const shown = branches(desk, {});
    let message: ToProgram = {
      type: 'turn',
      seat,
      ms: patience,
      state: sightOf(due.state),
      choices: 'choices' in shown ? shown.choices : [],
    };
    for (let left = MOST_ASKED; left > 0; left--) {
      const said = answerIn(await program.ask(message, Math.max(0, until - performance.now())));
      if ('move' in said) {
        const refusal = checkWhole(game, due.state, seat, said.move);
        if (refusal) throw new Illegal(refusal);
        return { action: copy(said.move as Action), ...whyIn(said.why) };
      }
      if (!('ask' in said)) throw new ProgramFailed('nonsense');
      const told = branches(desk, said.ask);
      message = 'choices' in told ? { type: 'choices', ...told } : { type: 'refused', ...told };
    }
    throw new ProgramFailed('flood');
  }

  return {
    async decide(due) {
      try {
        return await moveOf(due);
      } catch (error) {
        if (!(error instanceof ProgramFailed)) throw error;
        const { failure, message } = error;
        replaced = { moves: (replaced?.moves ?? 0) + 1, first: replaced?.first ?? { failure, text: message } };
        if (!(program instanceof ProgramFailed))
          program.tell({ type: 'replaced', refusal: error instanceof Illegal ? error.refusal : null });
        return greedy.decide(due);
      }
    },
    over(state) {
      if (program instanceof ProgramFailed) return;
      const { worth, winners } = result(game, state);
      program.tell({ type: 'over', result: worth, winner: winners });
    },
    replaced: () => replaced,
  };
}

class Illegal extends ProgramFailed {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('illegal', refusal.rule === null ? refusal.code : `${refusal.code} (${refusal.rule})`);
    this.refusal = refusal;
  }
}

/** The state as a program sees it: neither draws nor seed. */
function sightOf({ chance: _, ...sight }: Core): Sight {
  return sight;
}

/** Reads a program's answer; throws where it is none. */
export function answerIn(line: string): FromProgram {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw new ProgramFailed('nonsense', shortened(line));
  }
  if (isObject(json)) {
    if ('move' in json) return json as FromProgram;
    if ('ask' in json && isAsked(json.ask)) return { ask: json.ask };
    if (typeof json.ready === 'string') return { ready: json.ready };
    if (typeof json.refuse === 'string') return { refuse: json.refuse };
  }
  throw new ProgramFailed('nonsense', shortened(line));
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const isAsked = (x: unknown): x is BranchAsked =>
  isObject(x) &&
  (x.type === undefined || typeof x.type === 'string') &&
  (x.values === undefined || (Array.isArray(x.values) && x.values.length <= MOST_VALUES)) &&
  (x.suggest === undefined || typeof x.suggest === 'boolean');

const shortened = (line: string): string => (line.length > 80 ? `${line.slice(0, 80)}…` : line);

/** Kept with the move where it is a sentence, or reasons as our bots give them. */
function whyIn(why: unknown): { why?: Why | string } {
  if (typeof why === 'string') return { why: why.slice(0, LONGEST_WHY) };
  return isObject(why) && JSON.stringify(why).length <= LONGEST_WHY ? { why: why as unknown as Why } : {};
}
