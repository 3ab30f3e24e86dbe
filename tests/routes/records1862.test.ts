// Runs recorded on 18xx.games, over the track of our map.
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { traceBeside } from '../../src/cli/files.ts';
import { checkRuns } from '../../src/engine/routes/checkRuns.ts';
import { creditAsThere } from '../../src/titles/1862/import18xx/credit.ts';
import { files1862, recordedRuns } from '../support/runs1862.ts';

test('every record lies beside its trace', () => {
  expect(files1862.filter((file) => traceBeside(file) === null)).toEqual([]);
});

describe.each(files1862.map((file) => ({ file, name: basename(file) })))('$name', ({ file }) => {
  const recorded = recordedRuns(file);

  test('every recorded run lies on our track, and its train is one that may run', () => {
    for (const { id, problem, runs } of recorded) {
      expect(runs, `${id}`).not.toBeNull();
      const trains = problem.trains.map((train) => train.id);
      for (const { train, track } of runs!) {
        expect(trains, `${id}`).toContain(train);
        expect(track, `${id}`).not.toHaveLength(0);
      }
    }
    expect(recorded.length).toBeGreaterThan(40);
  });

  test('every recorded run is legal, and brings what was recorded', () => {
    for (const { id, problem, runs, today, subsidy } of recorded) {
      const checked = checkRuns(problem, runs!);
      if ('code' in checked) throw new Error(`${id}: ${checked.code} ${JSON.stringify(checked.args)}`);
      const sum = (of: 'revenue' | 'subsidy') => checked.runs.reduce((total, run) => total + run[of], 0);
      expect([id, sum('revenue'), sum('subsidy')]).toEqual([id, today, subsidy]);
    }
  });

  test('each train is credited as it was there, wherever the sum is the one of today', () => {
    for (const { id, problem, runs, revenue, today, revenues } of recorded)
      if (revenue === today) expect([id, creditAsThere(problem, runs!)]).toEqual([id, revenues]);
  });
});
