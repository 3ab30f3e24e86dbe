// The trains of 1856 by hand: the best runs are found on screen, and one's own are touched stop by stop.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Insight } from '../../src/bots/insight.ts';
import { type Move, playGame } from '../../src/bots/playGame.ts';
import { seeded } from '../../src/engine/core/chance.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { setup } from '../../src/engine/core/setup.ts';
import type { Core } from '../../src/engine/core/state.ts';
import type { Run } from '../../src/engine/routes/field.ts';
import { recordOf } from '../../src/records/write.ts';
import { loadInsight } from '../../src/titles/insights.ts';
import { loadGame } from '../../src/titles/registry.ts';
import { openFile } from './support/records.ts';
import { sampled } from './support/soak.ts';
import { stage } from './support/stage.ts';
import { decision, seqSeen } from './support/table.ts';
import { type Device, press, type Visitor } from './support/visitor.ts';

const on = stage();
const folder = mkdtempSync(join(tmpdir(), 'binario-runs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface RunAction {
  readonly type: 'run';
  readonly routes: readonly Run[];
}

const isRun = ({ action }: Move): boolean => action.type === 'run';

/** A game among bots in which trains run, as they do not in every random game. */
function withRun(game: Game, insight: Insight): { readonly moves: readonly Move[]; readonly start: Core } {
  for (let seed = 1; seed < 50; seed++) {
    const table = { players: 3, seed: String(seed), levels: ['random'] as const, playouts: 1 };
    const [played, ready] = [playGame(game, insight, table), setup(game, table, seeded(table.seed))];
    if (played.ok && ready.ok && played.moves.some(isRun)) return { moves: played.moves, start: ready.state };
  }
  throw new Error('no trains ever run');
}

/** The same up to its first run, as a record of three people. */
async function beforeRun(): Promise<{ readonly file: string; readonly run: Run }> {
  const game = (await loadGame('1856'))!;
  const insight = await loadInsight(game);
  const { moves, start } = withRun(game, insight);
  const at = moves.findIndex(isRun);
  const { routes } = moves[at]!.action as unknown as RunAction;
  const seats = ['Ada', 'Bruno', 'Chiara'].map((name) => ({ name, kind: 'person' as const }));
  const entries = moves.slice(0, at).map((move, i) => ({ seq: i + 1, ...move }));
  const file = join(folder, 'before-run.json');
  writeFileSync(file, JSON.stringify(recordOf(game, start, { seats, entries })));
  return { file, run: routes[0]! };
}

const touch = ({ page }: Visitor, hex: string): Promise<void> =>
  page.locator(`[data-hex="${hex}"]`).dispatchEvent('click');

/** Changes the agreement on help of the open game, as if it had been begun with it. */
async function agree({ page }: Visitor, assist: 'arithmetic' | 'routes'): Promise<void> {
  await page.evaluate(async (agreed) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await asked(indexedDB.open('binario'));
    const games = db.transaction('games', 'readwrite').objectStore('games');
    const game = await asked(games.get(location.pathname.split('/').at(-1)!));
    await asked(games.put({ ...game, assist: agreed }));
    db.close();
  }, assist);
  await page.reload();
}

test.each(sampled<[Device, 'en' | 'it']>([['desktop', 'en']], [['phone', 'it']]))(
  'runs are proposed and proven, then drawn by hand (%s, %s)',
  async (device, lang) => {
    const { file, run } = await beforeRun();
    const v = await on.visitor({ device, lang });
    await openFile(v, file, 'toHere');
    const rail = decision(v);
    await rail.locator('[data-proven]').waitFor();

    await agree(v, 'arithmetic');
    await rail.locator('[data-act=undoLeg]').waitFor();
    expect(await rail.locator('[data-act=bestRuns], [data-proven]').count()).toBe(0);
    await agree(v, 'routes');
    await rail.locator('[data-proven]').waitFor();
    await v.page.locator('[data-run]').first().waitFor();

    await press(v, rail.locator('[data-act=ownRuns]'));
    const trains = rail.locator('[data-train]');
    for (let i = 0; i < (await trains.count()); i++) {
      await press(v, trains.nth(i));
      await press(v, rail.locator('[data-act=clearLegs]'));
    }
    await v.page.locator('[data-run]').first().waitFor({ state: 'detached' });
    await expect.poll(() => rail.locator('[data-act=run]').isDisabled()).toBe(true);

    // the hexes of the recorded run: those without a stop say so and change nothing
    await press(v, trains.first());
    for (const hex of new Set(run.track.map((piece) => piece.slice(0, piece.indexOf(':'))))) await touch(v, hex);
    await v.page.locator('[data-run]').first().waitFor();
    const before = await seqSeen(v);
    await press(v, rail.locator('[data-act=run]'));
    await expect.poll(() => seqSeen(v)).toBeGreaterThan(before);
  },
);
