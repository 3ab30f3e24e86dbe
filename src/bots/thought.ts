// Playing on in thought, for some operating rounds. To find a good tile takes far longer than everything else, so companies
// that run already build nothing; young ones build by a plan that is made once for a board, whatever idea is tried.
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

/** The luck of a line of thought, and what is built in it. Ideas are compared in the same luck. */
export interface Luck {
  readonly rng: readonly number[];
  /** By the company and its stage, for each board. */
  readonly plans: WeakMap<Board, Map<string, Action>>;
  /** Boards that came out alike are one, by what lies on them: runs that were found on it are known in every line. */
  readonly boards: Map<string, Board>;
}

/** Another luck, with the same plans where one is named. */
export const luckFrom = (rng: number[], same?: Luck): Luck => ({
  rng: Array.from({ length: 4 }, () => below(rng, 0x100000000) | 0),
  plans: same?.plans ?? new WeakMap(),
  boards: same?.boards ?? new Map(),
});

/** A company is young while it builds for the first few times: tiles and tokens. */
const YOUNG = 4;

/** A line that has not come to its end by now is judged where it stands. */
const LONGEST = 600;

/** All seats play on in `s`, which the caller owns; `root` is where the thought began. `judge` hears how many rounds are over. */
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
 * What luck goes by: the same seat draws the same on the same occasion, whatever was done before, so that a difference between
 * ideas comes from them and not from other draws.
 */
const occasionIn = (s: Core): string => `${roundIn(s)}/${companyIn(s)}/${top(s)!.at}`;

const companyIn = (s: Core): string | undefined => (top(s) as { company?: string }).company;

const isLegal = (game: Game, s: Core, seat: Seat, action: Action): boolean =>
  checkWhole(game, s, seat, action) === null;

const mayPass = (game: Game, s: Core, seat: Seat): boolean => isLegal(game, s, seat, PASS);

/** As planned, if there is the money for it. */
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
