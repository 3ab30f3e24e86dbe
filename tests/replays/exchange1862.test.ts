// Every merger, acquisition and chosen refinancing in the records of 18xx.games, each from its position in the trace: our exchange
// with the same answers leads to the same shares, money, price, director, tokens and permits.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { traceBeside } from '../../src/cli/files.ts';
import type { Seat } from '../../src/engine/core/action.ts';
import { seeded } from '../../src/engine/core/chance.ts';
import { copy } from '../../src/engine/core/copy.ts';
import { companyOf, isTreasury, treasury } from '../../src/engine/core/owner.ts';
import { setup } from '../../src/engine/core/setup.ts';
import { putMarker } from '../../src/engine/market/market.ts';
import { BANK, cashOf } from '../../src/engine/money/bank.ts';
import { type Holder, isSeat, OFFER, offered, POOL, presidentOf } from '../../src/engine/shares/shares.ts';
import { removeToken, tokenNodes } from '../../src/engine/track/tokens.ts';
import type { CompanyId } from '../../src/games/1862/companies.ts';
import { beginUnion } from '../../src/games/1862/exchange/begin.ts';
import { deciderFor, exchanging } from '../../src/games/1862/exchange/concerned.ts';
import { settle } from '../../src/games/1862/exchange/option.ts';
import { part } from '../../src/games/1862/exchange/part.ts';
import { beginRefinancing } from '../../src/games/1862/exchange/refinancing.ts';
import { giveUpToken } from '../../src/games/1862/exchange/tokens.ts';
import { director, unite } from '../../src/games/1862/exchange/unite.ts';
import { newTurn } from '../../src/games/1862/frames.ts';
import { game1862 } from '../../src/games/1862/index.ts';
import { spotOf } from '../../src/games/1862/market.ts';
import { reachesCompany } from '../../src/games/1862/operating/connection.ts';
import { priceOf, type State1862 } from '../../src/games/1862/state.ts';
import type { Kind } from '../../src/games/1862/trains.ts';
import { repeatWhile } from '../support/bounded.ts';
import { boardOf, recordFiles } from '../support/runs1862.ts';

interface Action {
  readonly id: number;
  readonly type: string;
  readonly entity: string;
  readonly corporation?: CompanyId;
  readonly choice?: string | number;
  readonly _hex?: string;
  readonly _node?: string;
  readonly city?: string;
}
interface Seen {
  c: number[];
  k: Record<string, number>;
  s: Record<string, [number, number, number]>;
  sh: Record<string, Record<string, number>>;
  pr: Record<string, string | null>;
  tk: Record<string, number>;
  tr: Record<string, string[]>;
  pm: Record<string, Kind[]>;
  t: Parameters<typeof boardOf>[0]['t'];
  o: Parameters<typeof boardOf>[0]['o'];
}

function read(file: string): Record<string, unknown> {
  const bytes = readFileSync(file);
  return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
}

function update(seen: Seen, step: Partial<Seen>): void {
  if (step.c) seen.c = step.c;
  for (const name of ['k', 's', 'sh', 'pr', 'tk', 'tr', 'pm', 't', 'o'] as const) {
    const into: Record<string, unknown> = seen[name];
    for (const [id, value] of Object.entries(step[name] ?? {}))
      if (value === null) delete into[id];
      else into[id] = value;
  }
}

const seatOf = (name: string): Seat => Number(name.slice(1));
const holderOf = (id: string, who: string): Holder =>
  who === 'self' ? treasury(id) : who === 'pool' ? POOL : who === 'ipo' ? OFFER : seatOf(who);

/** The position of the trace, as far as an exchange asks for it. */
function positionOf(seen: Seen, active: string, asked: Readonly<Record<string, string>>): State1862 {
  const ready = setup(game1862, { players: seen.c.length, asked }, seeded('exchange'));
  if (!ready.ok) throw new Error(JSON.stringify(ready.problem));
  const s = copy(ready.state);
  for (const [i, cash] of seen.c.entries()) s.cash[i + 1] = cash;
  s.cash[BANK] = 10000;
  s.board = boardOf(seen);
  for (const [name, held] of Object.entries(seen.sh)) {
    const id = name as CompanyId;
    const tokens = seen.tk[id] ?? 0;
    Object.assign(s.companies[id], {
      status: 'started',
      floated: true,
      home: true,
      tokens,
      permits: seen.pm[id] ?? [],
    });
    s.cash[treasury(id)] = seen.k[id] ?? 0;
    if (seen.tr[id]) s.trains[id] = seen.tr[id].map((_, i) => `${id}-${i}`);
    if (seen.s[id]) putMarker(s, id, spotOf(seen.s[id][2]));
    const all = offered(30, 10);
    const director = seen.pr[id] ? seatOf(seen.pr[id]) : null;
    all.president = director;
    all.holders[0] = director ?? (held.pool ? POOL : OFFER);
    let next = 1;
    for (const [who, percent] of Object.entries(held)) {
      const holder = holderOf(id, who);
      for (let left = percent - (all.holders[0] === holder ? 30 : 0); left > 0; left -= 10)
        all.holders[next++] = holder;
    }
    s.shares[id] = all;
  }
  s.flow = [
    { kind: 'course', at: null, set: 2 },
    { kind: 'operating', at: null, set: 2, round: 1, of: 1, last: false, done: [] },
    newTurn(active as CompanyId),
  ];
  return s;
}

/** What a company has, in the words of the trace. */
function found(s: State1862, id: CompanyId) {
  const { percents, holders } = s.shares[id]!;
  const held: Record<string, number> = {};
  for (const [i, holder] of holders.entries()) {
    const who = isSeat(holder)
      ? `P${holder}`
      : isTreasury(holder) && companyOf(holder) === id
        ? 'self'
        : String(holder);
    held[who] = (held[who] ?? 0) + percents[i]!;
  }
  const seat = presidentOf(s, id);
  return {
    shares: held,
    director: seat === null ? null : `P${seat}`,
    price: priceOf(s, id),
    trains: s.trains[id]?.length ?? 0,
    permits: [...s.companies[id].permits].sort(),
    tokens: tokenNodes(s.board, id),
    unused: s.companies[id].tokens,
    treasury: cashOf(s, treasury(id)),
    cash: Array.from({ length: s.players }, (_, i) => cashOf(s, i + 1)),
  };
}

function recorded(seen: Seen, id: string): ReturnType<typeof found> {
  return {
    shares: seen.sh[id]!,
    director: seen.pr[id] ?? null,
    price: seen.s[id]![2],
    trains: seen.tr[id]?.length ?? 0,
    permits: [...new Set(seen.pm[id])].sort(),
    tokens: tokenNodes(boardOf(seen), id),
    unused: seen.tk[id]!,
    treasury: seen.k[id]!,
    cash: seen.c,
  };
}

/** Plays an exchange with the recorded answers; gives how many of them it took. */
function exchangeWith(s: State1862, answers: readonly Action[]): number {
  const frame = exchanging(s);
  let taken = 0;
  for (; frame.holders.length > 0; frame.holders.shift()) {
    part(s, frame, undefined);
    if (!frame.option) continue;
    const { type, entity, choice } = answers[taken++]!;
    const holder = frame.holders[0]!;
    expect([type, entity]).toEqual(['choose', isSeat(holder) ? `P${deciderFor(frame, holder)}` : frame.active]);
    settle(s, choice as 'redeem' | 'sell', undefined);
  }
  director.auto(s, undefined);
  unite.auto(s, undefined);
  repeatWhile(
    () => giveUpToken.passing!.some(({ holds }) => !holds(s, { type: 'giveUpToken', city: '' }, 1)),
    () => {
      const { type, _hex, _node } = answers[taken++]!;
      expect(type).toBe('remove_token');
      removeToken(s.board, frame.survivor, `${_hex}.${_node!.slice(1)}`);
    },
  );
  return taken;
}

test('every record lies beside its trace', () => {
  expect(recordFiles.filter((file) => traceBeside(file) === null)).toEqual([]);
});

for (const file of recordFiles)
  test(`${basename(file)}: mergers, acquisitions and refinancings lead to what the trace says`, () => {
    const record = read(file) as unknown as { actions: Action[]; settings: { optional_rules?: string[] } };
    const { steps } = read(traceBeside(file)!) as unknown as { steps: Partial<Seen>[] };
    const eight = record.settings.optional_rules?.includes('eight_tokens') ? { eightTokens: 'yes' } : {};
    const seen: Seen = { c: [], k: {}, s: {}, sh: {}, pr: {}, tk: {}, tr: {}, pm: {}, t: {}, o: {} };
    update(seen, steps[0]!);
    for (let i = 0; i < record.actions.length; ) {
      const { type, id, entity, corporation } = record.actions[i]!;
      if (type !== 'merge' && type !== 'convert') {
        update(seen, steps[++i]!);
        continue;
      }
      const [begun, active] = [i, entity as CompanyId];
      const s = positionOf(seen, active, { rulings: '18xx.games', ...eight });
      let survivor = active;
      i += 1;
      if (type === 'convert') beginRefinancing(s, undefined);
      else {
        survivor = record.actions[i++]!.choice === 'first' ? active : corporation!;
        expect([id, reachesCompany(s, active, corporation!)]).toEqual([id, true]); // R097
        const absorbed = survivor === active ? corporation! : active;
        beginUnion(s, { occasion: 'merger', survivor, absorbed }, undefined);
      }
      const { absorbed } = exchanging(s);
      const last = i + exchangeWith(s, record.actions.slice(i));
      const before = Object.keys(seen.sh);
      for (let at = begun; at < last; at++) update(seen, steps[at + 1]!);
      i = last;
      const [ours, theirs] = [found(s, survivor), recorded(seen, survivor)];
      // what follows by itself stands in the same step: a bankruptcy pays players, a refinanced company buys its train
      const isBankrupt = before.some((company) => !seen.sh[company] && !absorbed.includes(company as CompanyId));
      if (isBankrupt) ours.cash = theirs.cash;
      if (type === 'convert') Object.assign(ours, { treasury: theirs.treasury, trains: theirs.trains });
      expect({ id, ...ours }).toEqual({ id, ...theirs });
    }
  });
