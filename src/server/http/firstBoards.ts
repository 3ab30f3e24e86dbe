// The board of a table, drawn on a thread and put into the page, so that it is seen before the page's own code has come.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Opening } from '../../api/moves.ts';
import type { Lang } from '../../i18n/phrases.ts';
import { crew } from '../threads/crew.ts';

export interface FirstBoards {
  /** Somebody is here and may open a table soon. */
  warm(): void;
  /** Empty where there is none, or not soon enough. */
  of(opening: Opening, lang: Lang): Promise<string>;
  close(): Promise<void>;
}

/** A page does not wait longer, in milliseconds: what is drawn later is there for the next one. */
const PATIENCE = 400;
/** Milliseconds that a drawing may take. */
const LONGEST = 5000;
/** Characters that are kept. */
const MOST = 8_000_000;
/** A thread that has just begun draws slowly. */
const IDLE = 600_000;
const SIZE = { places: 1, waiting: 20, megabytes: 96, idle: IDLE };

const none: FirstBoards = { warm() {}, of: async () => '', close: async () => {} };

/** `folder`: where the pages were built. */
export function firstBoards(folder: string): FirstBoards {
  const file = join(folder, '.first/render.js');
  if (!existsSync(file)) return none;
  const program = pathToFileURL(file).href;
  const drawers = crew({ ...SIZE, program: new URL('../threads/drawer.mjs', import.meta.url) });
  /** The newest are last. One that is still being drawn counts for nothing. */
  const known = new Map<string, Promise<string>>();
  let kept = 0;

  function drawn(name: string, { table, position }: Opening, lang: Lang): Promise<string> {
    const names = table.seats.map((seat) => seat.name);
    const asked = { table, names, state: position!.state, lang };
    const task = { program, asked: JSON.parse(JSON.stringify(asked)) };
    const drawing = drawers
      .run(table.id, { name: 'draw', task, milliseconds: LONGEST })
      .then((board) => (typeof board === 'string' ? board : ''))
      .catch(() => ''); // the page draws its board itself then
    known.set(name, drawing);
    void drawing.then((board) => {
      kept += board.length;
      for (const [old, before] of known) {
        if (kept <= MOST || old === name) break;
        known.delete(old);
        void before.then((text) => {
          kept -= text.length;
        });
      }
    });
    return drawing;
  }

  /** When the thread was last needed. */
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
      return Promise.race([known.get(name) ?? drawn(name, opening, lang), pause(PATIENCE, '', { ref: false })]);
    },
    close: drawers.close,
  };
}
