// Playing on in thought, for some operating rounds. Finding a good tile takes far longer than everything else, so
// companies that already run build nothing; young ones follow a plan made once for a board, whatever idea is tried.
import {
  type Action,
  applyInPlace,
  type Board,
  below,
  type Core,
  checkWhole,
  deciding,
  type Game,
  PASS,
  rngFrom,
  type Seat,
  top,
  waiting,
} from '../engine/index.ts';
import type { OperatingFrame, RailState } from '../kernel/index.ts';
import type { Far } from './insight.ts';

/** The luck and the building plans of a line of thought. Ideas are compared in the same luck. */
export interface Luck {
  readonly rng: readonly number[];
  /** For each board, by the company and its stage. */
  readonly plans: WeakMap<Board, Map<string, Action>>;
  /** One board for all with the same pieces, so that runs found on it are known in every line. */
  readonly boards: Map<string, Board>;
}

/** A new luck, with the plans of `same` if given. */
export const luckFrom = (rng: number[], same?: Luck): Luck => ({
  rng: Array.from({ length: 4 }, () => below(rng, 0x100000000) | 0),
  plans: same?.plans ?? new WeakMap(),
  boards: same?.boards ?? new Map(),
});

/** Builds for which a company counts as young: tiles and tokens. */
const YOUNG = 4;

/** A line longer than this many moves is judged where it stands. */
const LONGEST = 600;

/** All seats play on in `s`, which the caller owns; `root` is where the thought began. `judge` hears the number of rounds over. */
export function playOn(
  game: Game,
  s: Core,
  root: Core,
  { quick, ahead }: Far,
  luck: Luck,
  judge?: (rounds: number) => void,
): void {
  const built = new Map<string, number>();
  let round = roundIn(s);
  for (let moves = 0, rounds = 0; moves < LONGEST; moves++) {
    const [seat] = waiting(game, s);
    if (seat === undefined) return;
    const now = roundIn(s);
    if (now !== round && round !== null) {
      rounds += 1;
      judge?.(rounds);
    }
    if (rounds === ahead.rounds) return;
    round = now;
    const rng = rngFrom(`${luck.rng}/${seat}/${occasionIn(s)}`);
    const decide = () => quick(game, s, seat, rng);
    if (!deciding(game, s, seat).some((type) => ahead.building.includes(type))) {
      applyInPlace(game, s, seat, decide());
      continue;
    }
    const company = companyIn(s);
    const times = built.get(company ?? '') ?? 0;
    if ((ahead.builds(root, company) && times < YOUNG) || !mayPass(game, s, seat)) {
      built.set(company ?? '', times + 1);
      build(game, s as RailState, seat, luck, decide);
    } else applyInPlace(game, s, seat, PASS);
  }
}

/** The operating round being played; null between the sets. */
function roundIn({ flow }: Core): string | null {
  const frame = flow.find(({ kind }) => kind === 'operating') as OperatingFrame | undefined;
  return frame ? `${frame.set}.${frame.round}` : null;
}

/**
 * Key of the luck: the same seat draws the same on the same occasion, whatever was done before, so that differences
 * come from the ideas and not from other draws.
 */
const occasionIn = (s: Core): string => `${roundIn(s)}/${companyIn(s)}/${top(s)!.at}`;

const companyIn = (s: Core): string | undefined => (top(s) as { company?: string }).company;

const isLegal = (game: Game, s: Core, seat: Seat, action: Action): boolean =>
  checkWhole(game, s, seat, action) === null;

const mayPass = (game: Game, s: Core, seat: Seat): boolean => isLegal(game, s, seat, PASS);

/** Builds as planned, if there is money for it. */
function build(game: Game, s: RailState, seat: Seat, { plans, boards }: Luck, decide: () => Action): void {
  let plan = plans.get(s.board);
  if (!plan) {
    plan = new Map();
    plans.set(s.board, plan);
  }
  const stage = `${companyIn(s)} ${top(s)!.at} ${s.phase}`;
  const planned = plan.get(stage) ?? decide();
  plan.set(stage, planned);
  applyInPlace(game, s, seat, isLegal(game, s, seat, planned) ? planned : mayPass(game, s, seat) ? PASS : decide());
  const looks = JSON.stringify(s.board);
  const known = boards.get(looks);
  if (known) s.board = known;
  else boards.set(looks, s.board);
}
