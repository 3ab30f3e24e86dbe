import { describe, expect, test } from 'vitest';
import { goldenTimeline } from '../../../../tests/support/goldenTimeline.ts';
import type { Game } from '../../../engine/index.ts';
import type { Timeline } from '../../../match/timeline.ts';
import { type Round, roundsOf } from '../../../match/turns.ts';
import { loadGame } from '../../../titles/registry.ts';
import { wordsFor } from '../../../titles/words.ts';
import type { Lang } from '../../../words/phrases.ts';
import { loadFace } from '../../kit/face.ts';
import { roundOf } from '../../kit/roundOf.ts';
import { roundLines } from './turnLines.ts';

const names = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio'];

const timelines = new Map<string, Timeline>();

/** Replays a game once for all tests. */
function timelineOf(game: Game, golden: string): Timeline {
  const found = timelines.get(game.id) ?? goldenTimeline(game, golden);
  timelines.set(game.id, found);
  return found;
}

async function storyOf(id: string, golden: string, players: number, lang: Lang = 'en') {
  const game = (await loadGame(id))!;
  const face = await loadFace(id, { players });
  const { line } = timelineOf(game, golden);
  const rounds = roundsOf(line, face.chapters!);
  const words = await wordsFor(game, lang, names.slice(0, players));
  const tell = (some: readonly Round[]) => roundLines(some, { words, lang, face });
  return { line, rounds, told: tell(rounds), tell, chapters: face.chapters! };
}

/** A round as text: its title, then each line. */
const read = ({ told }: Awaited<ReturnType<typeof storyOf>>, title: string) =>
  told.find((round) => round.title === title)?.lines.map(({ name, text }) => `${name}: ${text}`);

const games = [
  { id: 'chicago-express', golden: '3p-1', players: 3 },
  { id: '1856', golden: '6p-platform', players: 6 },
  { id: '1862', golden: '4p-greedy', players: 4 },
  { id: '1865', golden: '3p-full', players: 3 },
  { id: '18mag', golden: 'solo-hard-long', players: 1 },
] as const;

describe.each(games)('the story of $id', ({ id, golden, players }) => {
  test('has every event once and in order', async () => {
    const { line, rounds } = await storyOf(id, golden, players);
    const told = rounds.flatMap(({ turns }) => turns.flatMap(({ parts }) => parts.flatMap(({ events }) => events)));
    expect(told).toEqual(line.flatMap(({ events }) => events));
  });

  test.each(['en', 'it'] as const)('has a line with words for every turn (%s)', async (lang) => {
    const { told } = await storyOf(id, golden, players, lang);
    const lines = told.flatMap((round) => round.lines);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter(({ text }) => text === '' || text.includes('undefined') || text.includes('{"'))).toEqual([]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });

  test('has one number for a round: in the head line, on the slider, and where only the end of the story is told', async () => {
    const { line, told, chapters, tell } = await storyOf(id, golden, players);
    for (const { seq, state } of line) {
      const head = roundOf(state);
      if (head) expect([seq, told.findLast((round) => round.seq <= seq)?.short]).toEqual([seq, head]);
    }
    for (let at = 20; at < line.length; at += 37) {
      const [whole, part] = [line.slice(0, at), line.slice(at - 15, at)].map((some) => tell(roundsOf(some, chapters)));
      expect(whole!.map(({ title }) => title)).toEqual(expect.arrayContaining(part!.map(({ title }) => title)));
      expect(part!.at(-1)?.short).toBe(whole!.at(-1)?.short);
    }
  });
});

describe('a turn in a line', () => {
  test('1862: the auction of a charter, purchases, passes together', async () => {
    const story = await storyOf('1862', '4p-greedy', 4);
    expect(read(story, 'Parliament round 1')?.slice(0, 2)).toEqual([
      'Auction of ECR: Bruno wins it for £145',
      'Bruno: started ECR at £90, bought 20% of ECR at £90, ECR floats',
    ]);
    expect(read(story, 'Stock round 1')).toEqual(['Ada, Bruno, Chiara, and Dario: pass']);
  });

  test('1856: a company lays, runs, pays and its price rises', async () => {
    const story = await storyOf('1856', '6p-platform', 6, 'it');
    expect(read(story, 'Turno operativo 4.1')).toContain('GW: tessera in H13, incassa $50, distribuisce, $110 → $125');
  });

  test('1865: the Dragons have turns of their own, and their passes have none', async () => {
    const story = await storyOf('1865', '3p-full', 3);
    const kinds = story.rounds.flatMap(({ turns }) => turns.map(({ who }) => who.kind));
    expect(kinds).toContain('automaton');
    expect(read(story, 'Stock round 1')?.slice(0, 3)).toEqual([
      'Ada: started FMS at L.100',
      'Bruno: started RCSF at L.100',
      'Chiara: passes',
    ]);
  });

  test('18Mag: companies for which nobody decides, and István, who buys inside a move of the player', async () => {
    const story = await storyOf('18mag', 'solo-hard-long', 1);
    expect(read(story, 'Operating round 1.1')).toContain('SIK: paid nothing, 80 Ft → 75 Ft');
    const istvan = story.told.flatMap(({ lines }) => lines).filter(({ who }) => who.kind === 'seat' && who.seat === 2);
    expect(istvan.map(({ text }) => text)).toContain('bought 10% of RÁBA at 75 Ft');
  });

  test('Chicago Express: a player auctions, others bid', async () => {
    const story = await storyOf('chicago-express', '3p-1', 3);
    expect(read(story, 'Round 2')).toContain('Chiara: NYC auction: to Bruno for $6');
  });
});

test('a turn that has only begun is not taken for a pass', async () => {
  const game = (await loadGame('chicago-express'))!;
  const face = await loadFace('chicago-express', { players: 3 });
  const words = await wordsFor(game, 'en', names.slice(0, 3));
  const { line } = timelineOf(game, '3p-1');
  const at = line.findIndex(({ events }) => events.at(-1)?.type === 'turnBegan');
  const [next] = line[at]!.events.filter(({ type }) => type === 'turnBegan').slice(-1) as unknown as { seat: number }[];
  const told = roundLines(roundsOf(line.slice(0, at + 1), face.chapters!), { words, lang: 'en', face });
  expect(told.at(-1)!.lines.at(-1)!.seats).not.toContain(next!.seat);
});
