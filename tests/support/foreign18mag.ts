// Random games of 18Mag of ours as files of 18xx.games.
import { rngFrom, seeded } from '../../src/engine/core/chance.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import { setup } from '../../src/engine/core/setup.ts';
import { type MajorId, majorsOf } from '../../src/titles/18mag/rules/companies.ts';
import { game18mag } from '../../src/titles/18mag/rules/index.ts';
import { priceOf, type State18Mag } from '../../src/titles/18mag/rules/state.ts';
import { exporter18mag } from './export18mag.ts';
import type { Written } from './export18xx.ts';
import { likelyAction18mag } from './likely18mag.ts';

export interface Table18Mag {
  readonly seed: string;
  readonly players: number;
  readonly moves: number;
  readonly rulings?: Readonly<Record<string, string>>;
  /** The platform waits for a pass where our game goes on by itself. */
  readonly waits?: boolean;
}

export function played18mag({ seed, players, moves, rulings, waits }: Table18Mag) {
  const begun = setup(game18mag, { players, asked: { rulings: '18xx.games', ...rulings } }, seeded(seed));
  if (!begun.ok) throw new Error(begun.problem.problem);
  const rng = rngFrom(seed);
  const { out, play, settle } = exporter18mag(waits);
  const start = settle(begun.state);
  let s = start;
  for (let move = 0; !isOver(s) && move < moves; move++) {
    const seat = waiting(game18mag, s)[0]!;
    s = play(s, seat, likelyAction18mag(s, seat, rng));
  }
  return { out, start, end: s, players };
}

export type Played18Mag = ReturnType<typeof played18mag>;

const seatId = (seat: number): string => `P${seat}`;

/** All random parts, in the records' form. */
function setupOf({ start, players }: Played18Mag) {
  const majors = majorsOf(start);
  const stacks: Record<number, string[]> = {};
  for (const id of start.market.arrivals as MajorId[])
    stacks[priceOf(start, id)] = [...(stacks[priceOf(start, id)] ?? []), id];
  return {
    startPrices: Object.fromEntries(majors.map((id) => [id, priceOf(start, id)])),
    marketOrder: stacks,
    priorityAfterDraft: seatId(priorityAfter(start, players)),
  };
}

function priorityAfter(s: State18Mag, players: number): number {
  const opener = { 2: 1, 3: 3, 4: 4, 5: 4, 6: 4 }[players]!;
  return s.rulings.priorityAfterDraft === 'next' ? (opener % players) + 1 : opener;
}

/** The whole file. */
export function foreign18mag(game: Played18Mag, actions: readonly Written[] = game.out.actions) {
  const { end, players } = game;
  return {
    title: '18Mag',
    players: Array.from({ length: players }, (_, i) => ({ id: seatId(i + 1), name: seatId(i + 1) })),
    settings: { optional_rules: [] as string[] },
    setup: setupOf(game),
    actions,
    ...(isOver(end) ? { status: 'finished' } : {}),
  };
}
