import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { toy } from '../../../../tests/support/toy.ts';
import type { Game } from '../../../engine/index.ts';
import { openOwn } from '../../../match/openOwn.ts';
import { type OwnGame, withMove } from '../../../match/ownGame.ts';
import { lastSeq } from '../../../match/timeline.ts';
import type { GameRecord } from '../../../records/record.ts';
import { type LinkState, type TableLink, unlinked } from '../link.ts';
import { localTable } from '../local/localTable.ts';
import { trialLink } from './trialLink.ts';

const pass = { type: 'pass' };
const record: GameRecord = {
  format: 'binario',
  version: 1,
  game: 'toy',
  rulesVersion: 2,
  options: {},
  rulings: {},
  seats: [
    { name: 'Ada', kind: 'person' },
    { name: 'Bo', kind: 'bot', level: 'random' },
  ],
  draws: [],
  seed: 'stall',
  entries: [],
};

/** A table that takes moves at once, until told to stop. */
function table() {
  let own = openOwn(toy as unknown as Game, record) as OwnGame;
  let takes = true;
  const kept = { id: 'toy', record, botSeconds: 1, createdAt: 0, movedAt: 0 };
  const state = () => ({ table: localTable(kept, own), timeline: own.timeline });
  const store = createStore<LinkState>(() => ({ ...unlinked, connection: 'here', ...state() }));
  const link: TableLink = {
    kind: 'local',
    store,
    act(seat, action) {
      if (!takes) return store.setState({ notice: { kind: 'stale' } });
      own = withMove(own, seat, action) as OwnGame;
      store.setState(state());
    },
    jump() {},
    record: async () => record,
    dismiss: () => store.setState({ notice: null }),
    close() {},
  };
  return { link, close: () => (takes = false), seq: () => lastSeq(own.timeline) };
}

describe('a table that is tried out', () => {
  test('one person decides for the bot too, and the table hears nothing', () => {
    const { link, seq } = table();
    const tried = trialLink(link)!;
    tried.act(1, pass);
    expect(tried.store.getState().table).toMatchObject({ waiting: [2], yours: [1, 2], seq: 1 });
    tried.act(2, pass);
    expect(tried.trial.store.getState()).toMatchObject({ moves: 2, sendable: 1, movedOn: false });
    expect(seq()).toBe(0);
  });

  test('one’s own first moves are sent, and no others', async () => {
    const { link, seq } = table();
    const tried = trialLink(link)!;
    tried.act(1, pass);
    tried.act(2, pass);
    expect(await tried.trial.send()).toEqual({ taken: 1, of: 1 });
    expect(seq()).toBe(1);
  });

  test('sending stops when the table says otherwise, and the copy is kept', async () => {
    const { link, close } = table();
    const tried = trialLink(link)!;
    tried.act(1, pass);
    close();
    expect(await tried.trial.send()).toEqual({ taken: 0, of: 1 });
    expect(tried.trial.store.getState().moves).toBe(1);
  });

  test('it says that the table has moved on, and plays again what still fits', () => {
    const { link } = table();
    const tried = trialLink(link)!;
    tried.act(1, pass);
    link.act(1, pass);
    expect(tried.trial.store.getState()).toMatchObject({ moves: 1, movedOn: true });
    tried.trial.retry();
    expect(tried.trial.store.getState()).toMatchObject({ moves: 0, movedOn: false, lost: 1 });
  });

  test('back to the beginning of the copy, and no further', () => {
    const { link } = table();
    link.act(1, pass);
    const tried = trialLink(link)!;
    tried.act(2, pass);
    expect([tried.trial.reaches(1), tried.trial.reaches(0)]).toEqual([true, false]);
    tried.jump(1, 0);
    expect(tried.trial.store.getState().moves).toBe(1);
    tried.jump(1, 1);
    expect(tried.trial.store.getState().moves).toBe(0);
  });
});
