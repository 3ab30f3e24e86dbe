import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Core } from '../../../engine/index.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { follow, openTimeline, type Timeline } from '../../../match/timeline.ts';
import { readRecord } from '../../../records/read.ts';
import { loadFace } from '../../../web/kit/face.ts';
import { chartOf, chartsOf } from '../../../web/panels/chartSeries.ts';
import { factsOf } from '../../../web/panels/factsOf.ts';
import { langs } from '../../../words/phrases.ts';
import { loadGame } from '../../registry.ts';
import { wordsFor } from '../../words.ts';
import { companies, companyIds } from '../rules/companies.ts';
import { endsReached } from '../rules/end.ts';
import { hexIds } from '../rules/map.ts';
import type { ChicagoState } from '../rules/state.ts';

const folder = fileURLToPath(new URL('../../../../tests/replays/golden/chicago-express/', import.meta.url));
const game = (await loadGame('chicago-express'))!;
const face = await loadFace('chicago-express', { players: 3 });
const words = await wordsFor(game, 'en', ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio']);

function timelineOf(file: string): Timeline {
  const record = readRecord(readFileSync(folder + file, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  const table = { players: record.seats.length, asked: {}, rulesVersion: record.rulesVersion };
  const opened = openTimeline(game, { table, draws: record.draws });
  if ('problem' in opened) throw new Error(opened.problem);
  const grown = follow(opened, record.entries);
  if (!grown.ok) throw new Error(grown.refusal.code);
  return grown.timeline;
}

const pictureOf = (state: Core) => face.picture!(state, words, 'en');

describe.each(readdirSync(folder).filter((file) => file.endsWith('.json')))('%s', (file) => {
  const { line } = timelineOf(file);
  const moments = [0, Math.floor(line.length / 2), line.length - 1].map((i) => line[i]!.state as ChicagoState);

  test('each hex is drawn once, inside the frame', () => {
    const { hexes, frame } = pictureOf(moments[0]!);
    expect(hexes.map(({ id }) => id).sort()).toEqual([...hexIds].sort());
    for (const { x, y } of hexes) {
      expect(x - frame.x).toBeGreaterThan(50);
      expect(frame.x + frame.width - x).toBeGreaterThan(50);
      expect(y - frame.y).toBeGreaterThan(43);
      expect(frame.y + frame.height - y).toBeGreaterThan(43);
    }
  });

  test('locomotives stand where the networks are, and lines join each to its network', () => {
    for (const s of moments) {
      const { hexes, lines } = pictureOf(s);
      for (const { id, parts } of hexes) {
        const letters = parts.flatMap((part) => (part.kind === 'token' ? [part.company.letter] : []));
        const here = companyIds.filter((company) => (s.networks[company] as string[]).includes(id));
        expect(letters.sort()).toEqual(here.map((company) => face.marks[company]!.letter).sort());
        expect(parts.some((part) => part.kind === 'house')).toBe((s.houses as string[]).includes(id));
      }
      const joined = companyIds.reduce((sum, id) => sum + Math.max(0, s.networks[id].length - 1), 0);
      expect(lines).toHaveLength(joined);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(joined);
    }
  });

  test('the facts are those of the state', () => {
    for (const s of moments) {
      const facts = factsOf(game, face, s, words, 'en');
      expect(facts.players.map(({ worth }) => worth)).toEqual(facts.players.map(({ seat }) => cashOf(s, seat)));
      for (const { id, shares } of facts.companies) {
        const company = id as keyof typeof companies;
        expect(shares!.all).toBe(companies[company].shares);
        expect(shares!.held.reduce((sum, { shares: n }) => sum + n, 0)).toBe(
          s.shares[company].reduce((a, b) => a + b, 0),
        );
      }
      const due = facts.clocks.filter((clock) => clock.due).map(({ id }) => id);
      expect(due.sort()).toEqual([...endsReached(s)].sort());
      for (const { now, end, due: isDue } of facts.clocks) expect(now >= end).toBe(isDue);
    }
  });

  test('a chart has one value a moment, in every language', () => {
    const timeline = timelineOf(file);
    for (const lang of langs)
      for (const series of chartsOf(game, face, lang)) {
        const chart = chartOf(series, timeline, face, words, lang);
        expect(chart.title).not.toBe('');
        expect(chart.curves).toHaveLength(series.of === 'players' ? line[0]!.state.players : companyIds.length);
        for (const { values } of chart.curves) expect(values).toHaveLength(line.length);
        // no two curves look alike to somebody who sees no colour
        expect(new Set(chart.curves.map(({ dash }) => dash.join())).size).toBe(chart.curves.length);
      }
  });
});

test('every company has its own letter and its own pattern', () => {
  const all = companyIds.map((id) => face.marks[id]!);
  expect(new Set(all.map(({ letter }) => letter)).size).toBe(companyIds.length);
  expect(new Set(all.map(({ line }) => line)).size).toBe(companyIds.length);
});

test('a hex tells all about itself in both languages', async () => {
  const { state } = timelineOf('3p-1.json').line[0]!;
  const it = await wordsFor(game, 'it', []);
  const labelOf = (id: string, picture: ReturnType<typeof pictureOf>) =>
    picture.hexes.find((hex) => hex.id === id)!.label;
  expect(labelOf('K4', pictureOf(state))).toBe(
    'Pittsburgh (K4): industrial city; the next locomotive costs $4 and brings income +4; nobody is here; at 4 on its scale 4 6 8',
  );
  expect(labelOf('S3', face.picture!(state, it, 'it'))).toBe(
    'New York (S3): partenza di NYC; non ammette altre locomotive; qui: NYC',
  );
});

test('a game without a face is told by its worth alone', async () => {
  const plain = await loadFace('no-such-game', { players: 3 });
  const { state } = timelineOf('3p-1.json').line[0]!;
  const facts = factsOf(game, plain, state, words, 'en');
  expect(facts.players.map(({ seat, worth }) => [seat, worth])).toEqual([
    [1, 40],
    [2, 40],
    [3, 40],
  ]);
  expect(facts.companies).toEqual([]);
  expect(chartsOf(game, plain, 'en').map(({ id }) => id)).toEqual(['worth', 'cash']);
});
