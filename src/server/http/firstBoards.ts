// Draws a table's board on a thread and puts it into the page, so that it shows before the page's own code arrives.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Opening } from '../../api/moves.ts';
import type { Lang } from '../../words/phrases.ts';
import { workerPool } from '../threads/workerPool.ts';

export interface FirstBoards {
  /** Starts the thread early: somebody is here and may open a table soon. */
  warm(): void;
  /** The drawn board; empty if there is none in time. */
  of(opening: Opening, lang: Lang): Promise<string>;
  close(): Promise<void>;
}

/** Milliseconds that a page waits; a later drawing is kept for the next one. */
const PATIENCE = 600;
/** Milliseconds that a drawing may take. */
const LONGEST = 5000;
/** Characters of boards kept, and characters counted for each board beside its text. */
const MOST = 8_000_000;
const ALONE = 500;
/** Milliseconds without work before the thread ends; a new thread draws slowly. */
const IDLE = 600_000;
const SIZE = { places: 1, waiting: 20, megabytes: 96, idle: IDLE };

interface Kept {
  size: number;
  board: Promise<string>;
}

const none: FirstBoards = { warm() {}, of: async () => '', close: async () => {} };

/**
 * `folder`: the built pages. `script`: the address of the script that runs before a drawing is read. `most`: characters
 * kept.
 */
export function firstBoards(folder: string, script: string | null, most = MOST): FirstBoards {
  const file = join(folder, '.first/drawOnServer.js');
  if (!existsSync(file) || !script) return none;
  const program = pathToFileURL(file).href;
  const drawers = workerPool({ ...SIZE, program: new URL('../threads/drawer.mjs', import.meta.url) });
  /** Oldest first. */
  const known = new Map<string, Kept>();
  let kept = 0;
  const forget = (name: string) => {
    kept -= known.get(name)?.size ?? 0;
    known.delete(name);
  };

  function drawn(name: string, { table, position }: Opening, lang: Lang): Promise<string> {
    const { game, players, options } = table;
    const names = table.seats.map((seat) => seat.name);
    const task = { program, asked: { table: { game, players, options }, names, state: position!.state, lang, script } };
    const one: Kept = { size: ALONE, board: Promise.resolve('') };
    const grow = (by: number) => {
      one.size += by;
      kept += by;
      for (const old of known.keys()) if (kept > most && old !== name) forget(old);
    };
    one.board = drawers.run(table.id, { name: 'draw', task, milliseconds: LONGEST }).then(
      (drawn) => {
        const board = typeof drawn === 'string' ? drawn : '';
        if (known.get(name) === one) grow(board.length);
        return board;
      },
      () => {
        // the page then draws its board itself
        if (known.get(name) === one) forget(name);
        return '';
      },
    );
    kept += ALONE;
    known.set(name, one);
    return one.board;
  }

  /** Time of the thread's last use. */
  let used = Number.NEGATIVE_INFINITY;

  return {
    warm() {
      if (performance.now() - used < IDLE / 2) return;
      used = performance.now();
      void drawers.run('', { name: 'warm', task: { program }, milliseconds: LONGEST }).catch(() => {});
    },
    async of(opening, lang) {
      const { table, position } = opening;
      if (!position) return '';
      used = performance.now();
      const name = `${table.id} ${position.seq} ${lang}`;
      return Promise.race([known.get(name)?.board ?? drawn(name, opening, lang), pause(PATIENCE, '', { ref: false })]);
    },
    close: drawers.close,
  };
}
