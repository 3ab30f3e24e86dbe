// A trial of a table: a copy of the game goes on in this page, and the table hears nothing.
import { createStore } from 'zustand/vanilla';
import type { Table } from '../../../api/tables.ts';
import { isOver, result, waiting } from '../../../engine/index.ts';
import { headOf, lastSeq } from '../../../match/timeline.ts';
import {
  isTried,
  openTrial,
  retried,
  sendable,
  type Trial,
  type TriedMove,
  triedMoves,
  tryJump,
  tryMove,
} from '../../../match/trial.ts';
import type { LinkState, TableLink, TrialLink, TrialState } from '../link.ts';
import { randomText } from '../random.ts';
import { deliver } from './deliver.ts';

export type TryingLink = TableLink & { readonly trial: TrialLink };

/** Null without a game to copy. */
export function trialLink(real: TableLink): TryingLink | null {
  const { timeline, table } = real.store.getState();
  if (!timeline || !table) return null;
  let trial = openTrial(timeline, randomText(26));
  const mayBeSent = (): TriedMove[] => sendable(triedMoves(trial), real.store.getState().table?.yours ?? []);
  const store = createStore<LinkState>(() => shown(real.store.getState(), trial));
  const own = createStore<TrialState>(() => ({ ...stateOf(), lost: 0, sending: false }));

  function stateOf(): Pick<TrialState, 'moves' | 'sendable' | 'drew' | 'movedOn'> {
    const moves = triedMoves(trial);
    const now = real.store.getState().timeline;
    return {
      moves: moves.length,
      sendable: mayBeSent().length,
      drew: moves.some((move) => move.drew),
      movedOn: now !== null && headOf(now) !== trial.from,
    };
  }
  function show(next: Trial, lost = 0): void {
    trial = next;
    store.setState({ ...shown(real.store.getState(), trial), notice: null });
    own.setState({ ...stateOf(), lost });
  }
  // sent moves change the table: that is no surprise
  const unfollow = real.store.subscribe((state) => {
    const { connection, chat, twice } = state;
    store.setState({ connection, chat, twice });
    if (!own.getState().sending) own.setState(stateOf());
  });

  return {
    kind: 'local',
    store,
    act(seat, action) {
      const next = tryMove(trial, seat, action);
      if (!('problem' in next)) show(next);
      else if (next.problem === 'refused') store.setState({ notice: { kind: 'refused', refusal: next.refusal } });
    },
    jump(seat, to) {
      const next = tryJump(trial, seat, to);
      if (next) show(next);
    },
    trial: {
      store: own,
      reaches: (seq) => isTried(trial, seq),
      async send() {
        own.setState({ sending: true });
        const sent = await deliver(real, mayBeSent());
        own.setState({ ...stateOf(), sending: false });
        return sent;
      },
      retry() {
        const now = real.store.getState().timeline;
        if (!now) return;
        const next = retried(trial, now, randomText(26));
        show(next.trial, next.lost);
      },
    },
    record: real.record,
    dismiss: () => store.setState({ notice: null }),
    close: unfollow,
  };
}

/** The table for the copy: one person decides for everybody. */
const shown = (state: LinkState, trial: Trial): LinkState => ({
  ...state,
  timeline: trial.timeline,
  table: state.table && tableOf(state.table, trial),
  outbox: { state: 'idle' },
  thinking: null,
});

function tableOf(table: Table, { timeline }: Trial): Table {
  const { game } = timeline;
  const { state } = headOf(timeline);
  const over = isOver(state);
  const seats = table.seats.map((seat) => (seat.kind === 'automaton' ? seat : { ...seat, kind: 'person' as const }));
  return {
    ...table,
    seats,
    seq: lastSeq(timeline),
    waiting: waiting(game, state),
    yours: seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat),
    status: over ? 'over' : 'playing',
    result: over ? result(game, state).worth : null,
    proposals: [],
    refusals: [],
  };
}
