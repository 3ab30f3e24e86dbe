// The positions of golden games contain no junk; data unknown to the game is junk.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Core, following, setup, view } from '../../src/engine/index.ts';
import { hasJunk } from '../../src/records/junk.ts';
import { openRecord } from '../../src/records/open.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { playersAt } from '../../src/records/seats.ts';
import { games } from '../support/games.ts';

const folder = fileURLToPath(new URL('./golden/', import.meta.url));
const EVERY = 20;

describe.each(games)('$id', (game) => {
  const files = readdirSync(folder + game.id).filter((file) => file.endsWith('.json'));

  test.each(files)('%s', (file) => {
    const record = JSON.parse(readFileSync(`${folder}${game.id}/${file}`, 'utf8')) as GameRecord;
    const { rulesVersion, options, rulings } = record;
    const table = { players: playersAt(record.seats), asked: { ...options, ...rulings }, rulesVersion };
    const fresh = setup(game, table, following([], 'junk'));
    if (!fresh.ok) throw new Error(fresh.problem.problem);
    let [seen, last] = [0, null as Core | null];
    openRecord(game, record, {
      watch: (state) => {
        seen += 1;
        if (seen % EVERY !== 0) return;
        last = view(state);
        expect(hasJunk(game, fresh.state, last), `after ${seen}`).toBe(false);
      },
    });
    if (!last) return;
    const state: Core = last;
    for (const junk of [
      { ...state, chance: { ...state.chance, 'no such thing': 1 } },
      { ...state, flow: [{ kind: 'stock', at: null, 'x-y': 1 }] },
      { ...state, flow: [{ kind: 'stock', at: null, ...Object.fromEntries(many) }] },
      { ...state, rulings: { ...state.rulings, long: 'x'.repeat(500_000) } },
    ])
      expect(hasJunk(game, fresh.state, junk)).toBe(true);
  });
});

const many = Array.from({ length: 50 }, (_, i) => [`field${i}`, i] as const);
