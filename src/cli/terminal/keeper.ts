// Saves the game after every move. If saving fails it says so, and the game goes on.
import type { GameRecord } from '../../records/record.ts';
import type { Look } from './drawing.ts';
import type { Output } from './output.ts';
import { filePlace, saveCopy, saveRecord, typedPath } from './saves.ts';

export interface Keeper {
  /** After a move: silent while saving works, one line when it begins to fail. */
  save(record: GameRecord): Promise<void>;
  /** On request, to our file or a file of the person's choice. */
  saveAloud(record: GameRecord, path: string): Promise<void>;
  isSafe(): boolean;
  where(): string[];
  farewell(): string[];
}

export interface Place {
  readonly dataDir: string;
  /** The file the game was resumed from. */
  readonly resumed: string | undefined;
}

export async function keeper(
  { dataDir, resumed }: Place,
  first: GameRecord,
  { lines }: Look,
  out: Output,
): Promise<Keeper> {
  const own = await filePlace(dataDir, first, resumed);
  let trouble: string | null = null;
  /** Path of the newest copy: another than ours if saving there fails and a person has saved elsewhere. */
  let path = own;
  const sayTrouble = (at: string, code: string) => out.say(lines.notSaved(at, lines.saveTroubles[code] ?? code));
  return {
    async save(record) {
      const code = await saveRecord(path, record);
      if (code !== null && code !== trouble) sayTrouble(path, code);
      trouble = code;
    },
    async saveAloud(record, asked) {
      const typed = typedPath(asked);
      const at = typed || path;
      const code = typed ? await saveCopy(at, record) : await saveRecord(at, record);
      if (code !== null) sayTrouble(at, code);
      else {
        out.say(lines.saved(at));
        if (trouble !== null) {
          path = at; // from now on the game is saved to the place that worked
          trouble = null;
        }
      }
    },
    isSafe: () => trouble === null,
    where: () => (trouble === null ? [lines.saved(path)] : []),
    farewell: () =>
      trouble === null
        ? [lines.saved(path), lines.howToResume(`binario play ${first.game} --resume ${quoted(path)}`)]
        : [lines.leftUnsaved(path, lines.saveTroubles[trouble] ?? trouble)],
  };
}

const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);
