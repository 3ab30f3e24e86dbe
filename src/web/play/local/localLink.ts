// A game in this browser: stored after every move, bots moved by a worker, other tabs followed.
import { createStore } from 'zustand/vanilla';
import type { Why } from '../../../bots/bot.ts';
import type { Seat } from '../../../engine/index.ts';
import { openOwnCalmly } from '../../../match/openOwn.ts';
import { type OwnGame, ownRecord, timesOf, withJump, withMove } from '../../../match/ownGame.ts';
import { headOf, lastSeq } from '../../../match/timeline.ts';
import { recordFrom } from '../../../records/read.ts';
import { loadGame } from '../../../titles/registry.ts';
import { calm } from '../calm.ts';
import { type LinkState, type Notice, type TableLink, type Trouble, unlinked } from '../link.ts';
import { localOrders } from '../orders/localOrders.ts';
import { randomText } from '../random.ts';
import { type Pace, usePace } from '../story/pace.ts';
import { keepLocal, type LocalGame, loadLocal } from './db.ts';
import { localTable } from './localTable.ts';
import { shareWithTabs } from './tabs.ts';
import { thinker } from './thinker.ts';

/** Pauses before a bot acts, in milliseconds, so that people can see the last action. */
const breath: Readonly<Record<Pace, number>> = { once: 300, second: 1000, steps: 300 };

export function localLink(id: string): TableLink {
  const store = createStore<LinkState>(() => ({ ...unlinked, connection: 'here' }));
  const bots = thinker();
  let stored: LocalGame | null = null;
  let own: OwnGame | null = null;
  let leading = false;
  let closed = false;
  /** Counts changes, so that a bot's answer to an older position is dropped. */
  let turn = 0;
  let keeping: Promise<unknown> = Promise.resolve();

  const tell = (notice: Notice | null) => store.setState({ notice });
  const fail = (trouble: Trouble) => store.setState({ trouble });

  const orders = localOrders(
    id,
    () => own && positionOf(own),
    () => void drive(),
  );

  const tabs = shareWithTabs(id, {
    twice: (twice) => store.setState({ twice }),
    changed: () => void load(),
    lead() {
      leading = true;
      void drive();
    },
  });

  /** Shows a game, and lets the next person or bot decide. */
  function show(game: LocalGame, next: OwnGame): void {
    stored = game;
    own = next;
    turn += 1;
    store.setState({
      trouble: null,
      table: localTable(game, next),
      timeline: next.timeline,
      start: game.record.start ?? null,
      thinking: null,
      whys: new Map(game.whys),
    });
    void drive();
  }

  async function load(): Promise<void> {
    try {
      const game = await loadLocal(id);
      if (closed) return;
      if (!game) return fail({ kind: 'missing' });
      await open(game);
    } catch (error) {
      fail({ kind: 'unreachable', text: String(error) });
    }
  }

  async function open(game: LocalGame): Promise<void> {
    const record = recordFrom(game.record);
    if ('problem' in record) return fail({ kind: 'record', problem: record });
    const rules = await loadGame(record.game);
    if (closed) return;
    const unknown = { problem: 'unknownGame' as const, game: record.game };
    const begun = turn;
    const next = rules ? await openOwnCalmly(rules, record, calm, game.times) : unknown;
    // a move made meanwhile is being stored, and meets other tabs' changes there
    if (closed || turn !== begun) return;
    if ('problem' in next) fail({ kind: 'record', problem: next });
    else if (!own || lastSeq(next.timeline) !== lastSeq(own.timeline)) show({ ...game, record }, next);
  }

  /** Continues the game with this state, and stores it. */
  function go(next: OwnGame, why: Why | null = null): void {
    const base = lastSeq(own!.timeline);
    const { whys = [] } = stored!;
    const said = why ? [...whys, [base + 1, why] as const] : whys;
    const times = timesOf(next.timeline);
    const game: LocalGame = { ...stored!, record: ownRecord(next), whys: said, times, movedAt: Date.now() };
    tell(null);
    show(game, next);
    keeping = keeping
      .then(() => keepLocal(game, base))
      .then((ahead) => {
        if (!ahead) return tabs.kept();
        own = null;
        tell({ kind: 'stale' });
        return open(ahead);
      })
      .catch(() => tell({ kind: 'notKept' }));
  }

  function act(seat: Seat, action: unknown, why: Why | null = null): void {
    if (!own) return;
    const next = withMove(own, seat, action, Date.now());
    if (!('problem' in next)) go(next, why);
    else if (next.problem === 'refused') tell({ kind: 'refused', refusal: next.refusal });
    else fail({ kind: 'record', problem: next });
  }

  /** Carries out a standing order. */
  async function byOrder(): Promise<void> {
    const mine = turn;
    const next = orders.next(positionOf(own!));
    if (!next) return;
    await new Promise((resolve) => setTimeout(resolve, breath.once));
    if (turn === mine && !closed) act(next.seat, next.action);
  }

  /** Lets a bot decide, if it is a bot's turn and this tab moves the bots. */
  async function drive(): Promise<void> {
    bots.withdraw();
    const seat = store.getState().table?.waiting[0];
    const info = seat === undefined ? undefined : stored?.record.seats[seat - 1];
    if (!leading || closed || !own || seat === undefined || !info) return;
    if (info.kind === 'person') return byOrder();
    if (info.kind !== 'bot') return;
    const level = info.level ?? 'greedy';
    const mine = turn;
    const { game, botSeconds } = { game: own.timeline.game.id, botSeconds: stored!.botSeconds };
    const state = headOf(own.timeline).state;
    try {
      await new Promise((resolve) => setTimeout(resolve, breath[usePace.getState().pace]));
      if (turn !== mine || closed) return;
      const question = { game, state, seat, level, milliseconds: botSeconds * 1000, seed: randomText(16) };
      const { action, why } = await bots.ask(
        question,
        (done) => turn === mine && store.setState({ thinking: { seat, done } }),
      );
      if (turn !== mine || closed) return;
      act(seat, action, why);
    } catch {
      if (turn === mine && !closed) tell({ kind: 'botFailed' });
    }
  }

  void load();
  return {
    kind: 'local',
    store,
    act: (seat, action) => act(seat, action),
    jump(seat, to) {
      const next = own && withJump(own, seat, to, Date.now());
      orders.undone();
      if (next) go(next);
    },
    orders,
    record: async () => ownRecord(own!),
    dismiss() {
      const failed = store.getState().notice?.kind === 'botFailed';
      tell(null);
      if (failed) void drive();
    },
    close() {
      closed = true;
      bots.close();
      tabs.close();
    },
  };
}

const positionOf = ({ timeline }: OwnGame) => ({
  game: timeline.game,
  state: headOf(timeline).state,
  seq: lastSeq(timeline),
});
