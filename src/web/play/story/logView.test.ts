import { describe, expect, test } from 'vitest';
import { goldenTimeline } from '../../../../tests/support/goldenTimeline.ts';
import { logOf } from '../../../match/logOf.ts';
import { headOf } from '../../../match/timeline.ts';
import { roundsOf } from '../../../match/turns.ts';
import { chicagoExpressFace as face } from '../../../titles/chicago-express/face/face.ts';
import { chicagoExpress } from '../../../titles/chicago-express/rules/index.ts';
import { loadGame } from '../../../titles/registry.ts';
import { wordsFor } from '../../../titles/words.ts';
import { placeIn, shownRounds, straysOf, timeOf, type Wanted, withoutEnd } from './logView.ts';
import { roundLines } from './turnLines.ts';

const game = (await loadGame(chicagoExpress.id))!;
const words = await wordsFor(game, 'en', ['Ada', 'Bruno', 'Chiara']);
const timeline = goldenTimeline(game, '3p-undo-redo');
const rounds = roundLines(roundsOf(timeline.line, face.chapters!), { words, lang: 'en', face });
const all: Wanted = { show: 'all', mine: [2], company: '', search: '' };
const shown = (wanted: Partial<Wanted>) =>
  shownRounds(rounds, { ...all, ...wanted }, words).flatMap(({ lines }) => lines);
const count = rounds.flatMap(({ lines }) => lines).length;

describe('the log', () => {
  test('shows everything, or what a player did himself', () => {
    expect(shown({})).toHaveLength(count);
    const mine = shown({ show: 'mine' });
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.length).toBeLessThan(count);
    expect(mine.every(({ seats, who }) => who.kind === 'auction' || seats.includes(2))).toBe(true);
  });

  test('without its end it tells everything else', () => {
    const end = headOf(timeline);
    const told = withoutEnd(rounds, end).flatMap(({ lines }) => lines);
    const ending = rounds
      .flatMap(({ lines }) => lines)
      .filter(({ parts }) => parts.some((part) => part.moment === end));
    expect(ending.length).toBeGreaterThan(0);
    expect(told).toHaveLength(count - ending.length);
    expect(told.some((line) => ending.includes(line))).toBe(false);
  });

  test('tells the money: what everybody gained or lost in a turn', () => {
    const money = shown({ show: 'money' });
    expect(money.length).toBeGreaterThan(0);
    expect(money.every(({ text }) => /[+−]\$\d/.test(text))).toBe(true);
  });

  test('names no side twice in a line of money: its own sum comes first, without the name', () => {
    const lines = shown({ show: 'money' }).filter(({ who }) => who.kind === 'seat' || who.kind === 'company');
    expect(lines.filter(({ name, text }) => text.includes(name))).toEqual([]);
    expect(lines.find(({ name }) => name === 'Ada')!.text).toBe('−$38, B&O +$38');
  });

  test('keeps to a company, and to what is searched for, in the sentences of the moves too', () => {
    const about = shown({ company: 'NYC' });
    expect(about.length).toBeGreaterThan(0);
    expect(about.length).toBeLessThan(count);
    expect(shown({ search: 'MOVES THE DIAL' }).length).toBeGreaterThan(0);
    expect(shown({ search: 'no such thing' })).toEqual([]);
  });

  test('keeps every move that was taken back, and every undo, after the move they follow', () => {
    const strays = straysOf(rounds, logOf(timeline));
    const kept = [...strays.values()].flat();
    const missing = logOf(timeline).filter((item) => item.kind === 'jump' || !item.counts);
    expect(missing.length).toBeGreaterThan(0);
    expect(kept).toEqual(missing);
    expect([...straysOf([], logOf(timeline)).keys()]).toEqual(['']);
    for (const line of rounds.flatMap((round) => round.lines))
      for (const { seq } of strays.get(line.key) ?? []) expect(seq).toBeGreaterThan(line.parts[0]!.moment.seq);
  });

  test('has a place for every moment: its line, also where it was taken back, or the last one before', () => {
    const strays = straysOf(rounds, logOf(timeline));
    const lines = rounds.flatMap((round) => round.lines);
    for (const item of logOf(timeline)) {
      if (item.kind !== 'move' || item.seq === 0) continue;
      const place = placeIn(rounds, strays, item.moment)!;
      expect(place.tells).toBe(true);
      const told = [...lines.find(({ key }) => key === place.key)!.parts, ...(strays.get(place.key) ?? [])];
      expect(told.some(({ moment }) => moment === item.moment)).toBe(true);
    }
    const some = shownRounds(rounds, { ...all, company: 'NYC' }, words);
    const first = some[0]!.lines[0]!;
    expect(placeIn(some, strays, timeline.line[0]!)).toBeNull();
    const hidden = timeline.line.find(({ seq }) => seq > first.seq && !some.some((round) => round.seq === seq))!;
    expect(placeIn(some, strays, hidden)).toEqual({ key: first.key, tells: false });
  });

  test('knows no time of what was played elsewhere, before the table', () => {
    expect(timeOf(undefined, { since: 7 })).toBeUndefined();
    expect(timeOf(7, { since: 7 })).toBeUndefined();
    expect(timeOf(8, { since: 7 })).toBe(8);
  });
});
