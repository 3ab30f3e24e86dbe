// Starts the longest files first: otherwise one of them is left at the end, and a core waits. Vitest sorts new files by
// size, which says little: a short file may play long games.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By processor time, the longest first. */
const LONG = [
  'tests/browser/wholeGame',
  'tests/browser/moments',
  'tests/browser/axe/',
  'tests/browser/records',
  'tests/browser/tables18mag',
  'tests/browser/overflow',
  'tests/replays/conformance',
  'tests/properties/randomPlay',
  'tests/replays/golden',
  'tests/properties/variants',
  'tests/routes/',
  'tests/replays/roundTrip18mag',
  '/advice/insight.test',
  'src/cli/main',
  'tests/server/release',
  'src/server/jobs/bots',
  'tests/server/kill',
  'src/server/store/backup',
  'tests/server/loop',
  'tests/server/exampleBot',
  'src/server/host',
  'src/server/play/undo',
  'tests/server/abuse',
];

function rank({ moduleId }: TestSpecification): number {
  const at = LONG.findIndex((part) => moduleId.includes(part));
  return at < 0 ? LONG.length : at;
}

/** Projects stay together: a worker goes from file to file of one project. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((own) =>
      sorted.filter(({ project }) => project === own).sort((a, b) => rank(a) - rank(b)),
    );
  }
}
