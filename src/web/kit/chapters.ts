// Divides the story of every 18xx game into stock and operating rounds, and these into the turns of companies.
import type { Core, GameEvent } from '../../engine/index.ts';
import type { Chapters, Who } from '../../match/turns.ts';

type OwnChapters = Partial<Chapters>;

/** `own`: the additions of a book. */
export const railChapters = (own: OwnChapters = {}): Chapters => ({
  rounds: ['stockRoundBegan', 'operatingRoundBegan', ...(own.rounds ?? [])],
  between: ['soldOut', ...(own.between ?? [])],
  turn: (state) => companyTurn(state) ?? auctionOf(state) ?? own.turn?.(state) ?? null,
  begins(event, state) {
    if (event.type === 'turnBegan') return { kind: 'company', company: String(told(event, 'company')) };
    return own.begins?.(event, state) ?? null;
  },
});

/** The company whose turn it is: the turn's frame lies on the operating round's, whatever interrupts it. */
function companyTurn({ flow }: Core): Who | null {
  const round = flow.findIndex(({ kind }) => kind === 'operating');
  const frame = round < 0 ? undefined : flow[round + 1];
  const company = frame && told(frame, 'company');
  return typeof company === 'string' ? { kind: 'company', company } : null;
}

/** The running auction, which counts as one turn of all bidders. */
export function auctionOf({ flow }: Core): Who | null {
  const lot = flow.filter(({ kind }) => kind === 'auction').map((frame) => told(frame, 'lot'))[0];
  return typeof lot === 'string' ? { kind: 'auction', lot } : null;
}

const told = (from: GameEvent | Core['flow'][number], key: string): unknown =>
  (from as unknown as Readonly<Record<string, unknown>>)[key];
