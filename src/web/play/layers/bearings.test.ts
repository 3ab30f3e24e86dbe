import { describe, expect, test } from 'vitest';
import { goldenAt } from '../../../../tests/support/goldenAt.ts';
import { type Core, type Game, seeded, setup, waiting } from '../../../engine/index.ts';
import type { Desk } from '../../../match/menu.ts';
import { gameIds, loadGame } from '../../../titles/registry.ts';
import { wordsFor } from '../../../titles/words.ts';
import { type GameFace, loadFace } from '../../kit/face.ts';
import { offeredCompanies, waysAt } from '../decision/waysAt.ts';
import { homeMarks } from '../marks.ts';
import { nameOf } from '../nameOf.ts';
import { bearingsOf } from './bearingsOf.ts';
import { circlesOf } from './circlesOf.ts';
import { lotIn } from './useCompanyInMind.ts';

async function begun(id: string) {
  const game = (await loadGame(id))!;
  const ready = setup(game, { players: 3 }, seeded('bearings'));
  if (!ready.ok) throw new Error('no set-up');
  const face = await loadFace(id, { players: 3 } as never);
  return { game, face, state: ready.state, words: await wordsFor(game, 'en', ['A', 'B', 'C']) };
}

const deskOf = (game: Game, state: Core): Desk => ({ game, state, seat: waiting(game, state)[0]! });

describe('a company one thinks of', () => {
  test('1856: its circle waits in its city, and the way leads to where it is bound', async () => {
    const { face, state, words } = await begun('1856');
    const picture = face.picture!(state, words, 'en');
    const [home, ...others] = circlesOf(picture, face.marks.BBG!);
    expect(others).toEqual([]);
    expect(home).toMatchObject({ hex: 'J15', stop: 'J15.0', waits: true });
    const { bound } = face.track!.layer(state, 'BBG').picture;
    expect(bearingsOf(face, picture, state, 'BBG')).toMatchObject({ homes: [home], bound: { to: bound!.to } });
  });

  test('Chicago Express: from its start to the terminus', async () => {
    const { face, state, words } = await begun('chicago-express');
    const picture = face.picture!(state, words, 'en');
    const bearings = bearingsOf(face, picture, state, 'PRR')!;
    expect(bearings.homes).toMatchObject([{ hex: 'R5' }]);
    expect(bearings.bound!.to).toHaveLength(1);
  });

  test('1865: one that has not started has its circle, the way to where it is bound, and can be chosen', async () => {
    const { face, words, game } = await begun('1865');
    const state = goldenAt(game, '3p-full', 7);
    const picture = face.picture!(state, words, 'en');
    const desk = deskOf(game, state);
    const started = face.track!.companies(state);
    const offered = offeredCompanies(desk, [], face).filter((company) => !started.includes(company));
    expect(offered).toContain('SFSS');
    const marks = homeMarks(desk, [], face, picture);
    for (const company of offered) {
      const { homes, bound } = bearingsOf(face, picture, state, company)!;
      expect(homes, company).toHaveLength(1);
      expect(bound?.to, company).toHaveLength(1);
      expect(marks.get(circlesOf(picture, face.marks[company]!)[0]!.stop!), company).toBe('choosable');
    }
  });

  test.each(gameIds)('%s: every company with a circle can be lit, be it in play or not', async (id) => {
    const { face, state, words } = await begun(id);
    const picture = face.picture!(state, words, 'en');
    const lit = Object.keys(face.marks).filter((company) => bearingsOf(face, picture, state, company));
    expect(lit.length).toBeGreaterThan(2);
  });

  test.each(['1862', '18mag'])('%s: every company whose home is kept has its circle', async (id) => {
    const { face, state, words } = await begun(id);
    const picture = face.picture!(state, words, 'en');
    const { companies, layer } = face.track!;
    const kept = companies(state).filter((company) => layer(state, company).picture.homes.length > 0);
    expect(kept.length).toBeGreaterThan(5);
    for (const company of kept) expect(circlesOf(picture, face.marks[company]!).length, company).toBeGreaterThan(0);
  });
});

test.each([['chicago-express', 'PRR']])('%s: the lot of an auction is found', async (id, lot) => {
  const { face, state } = await begun(id);
  expect(lotIn(face, state)).toBe(lot);
});

const companiesTouched = (desk: Desk, face: GameFace, company: string, hex: string, stop?: string) =>
  waysAt(desk, [], hex, face, stop).filter((way) => Object.values(way.at(-1)!.chosen).includes(company));

test('1862: a touch on a home picks its company, where the decision offers it', async () => {
  const { game, face, state, words } = await begun('1862');
  const desk = deskOf(game, state);
  const picture = face.picture!(state, words, 'en');
  const offered = offeredCompanies(desk, [], face);
  expect(offered.length).toBeGreaterThan(0);
  for (const company of offered) {
    const [{ hex, stop } = { hex: '', stop: '' }] = circlesOf(picture, face.marks[company]!);
    expect(companiesTouched(desk, face, company, hex, stop), company).not.toEqual([]);
  }
  const shut = face.track!.companies(state).filter((id) => !offered.includes(id));
  for (const company of shut) {
    const [{ hex } = { hex: '' }] = circlesOf(picture, face.marks[company]!);
    expect(companiesTouched(desk, face, company, hex), company).toEqual([]);
  }
});

test('1856: a city is numbered only as long as there are two', async () => {
  const { face, words, state } = await begun('1856');
  const { hexes } = face.picture!(state, words, 'en');
  const { id } = hexes.find(({ tile }) => (tile?.stops.filter(({ kind }) => kind === 'city').length ?? 0) > 1)!;
  const named = (at: Core) => nameOf(`${id}.0`, words, face, 'en', 'city', at);
  expect(named(state)).toMatch(/, city 1$/);
  const joined = face.track!.tiles.find((tile) => face.track!.tile(tile)!.stops.length === 1)!;
  const board = { ...(state as Core & { board: object }).board, laid: { [id]: [joined, 0] } };
  expect(named({ ...state, board } as Core)).not.toMatch(/city/);
});
