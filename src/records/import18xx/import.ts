// A record of 18xx.games as one of ours, to be watched, forked and saved like any other.
import { type Core, result, type SetupProblem } from '../../engine/index.ts';
import type { GameRecord, RecordProblem } from '../record.ts';
import { recordOf } from '../write.ts';
import { type HowToTell, type Told, tell } from './drive.ts';
import { type ForeignProblem, type ForeignRecord, idAt } from './foreign.ts';
import type { Difference, Importer, Stop } from './importer.ts';
import { foreignFrom, isForeign } from './read.ts';
import { scoreDiffers } from './score.ts';

export interface ImportedRecord {
  /** The record, with its origin in a field of its own in the file. */
  readonly record: GameRecord & { readonly source: '18xx.games' };
  /** Actions recorded, and actions replayed. */
  readonly actions: number;
  readonly done: number;
  /** The reason why the replay stopped; null if it reached the end of the record. */
  readonly stop: Stop | null;
  /** The number in the file of the action it stopped at, if it differs. */
  readonly stopId?: string;
  /** The difference between the recorded score and ours; null without one, or if the replay stopped before the end. */
  readonly score: Difference | null;
  /** Options that the game was played by without the record naming them. */
  readonly assumed: Readonly<Record<string, string>>;
}

export type ImportProblem = RecordProblem | ForeignProblem | SetupProblem;

/** A recognised record, and the importer of its game. */
export interface Foreign {
  readonly importer: Importer;
  readonly foreign: ForeignRecord;
}

/** By the platform's name of a game. */
type Importers = Readonly<Record<string, () => Promise<Importer>>>;

/** Reads records of the games that have these importers. */
export function foreignReader(importers: Importers) {
  async function openForeign(text: string): Promise<Foreign | ImportProblem> {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return { problem: 'notJson' };
    }
    if (!isForeign(json)) return { problem: 'notARecord', field: 'title' };
    const title = String(json.title);
    if (!Object.hasOwn(importers, title)) return { problem: 'foreignGame', title, known: Object.keys(importers) };
    const importer = await importers[title]!();
    const foreign = foreignFrom(json);
    return 'problem' in foreign ? foreign : { importer, foreign };
  }

  /** The record in this text, replayed as far as possible; or the reason why the text is not a record. `report`: progress. */
  async function importText(
    text: string,
    report?: (done: number, of: number) => void,
  ): Promise<ImportedRecord | ImportProblem> {
    const opened = await openForeign(text);
    if ('problem' in opened) return opened;
    return imported(opened, { report: (done) => report?.(done, opened.foreign.actions.length) });
  }

  return { openForeign, importText };
}

/** A recognised record as one of ours. */
export function imported(opened: Foreign, how: HowToTell<Core> = {}): ImportedRecord | ImportProblem {
  const told = tell(opened.importer, opened.foreign, how);
  return 'problem' in told ? told : importedFrom(opened, told);
}

function importedFrom(
  { importer, foreign }: Foreign,
  { state, entries, done, stop, byHand, assumed }: Told<Core>,
): ImportedRecord {
  const seats = foreign.players.map(({ name }) => ({ name, kind: 'person' as const }));
  const record = recordOf(importer.game, state, { seats, entries });
  const { worth } = result(importer.game, state);
  const counted = byHand ? { result: worth } : {};
  const { id } = stop ? idAt(foreign, stop.index) : {};
  return {
    record: { ...record, ...counted, source: '18xx.games' },
    actions: foreign.actions.length,
    done,
    stop,
    ...(id === undefined ? {} : { stopId: id }),
    score: stop ? null : scoreDiffers(foreign, worth),
    assumed,
  };
}
