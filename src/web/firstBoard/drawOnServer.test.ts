import { afterAll, expect, test, vi } from 'vitest';
import { goldenAt } from '../../../tests/support/goldenAt.ts';
import { view } from '../../engine/index.ts';
import { loadGame } from '../../titles/registry.ts';

// the same stand-ins as on the server: see src/server/threads/drawer.mjs
vi.stubGlobal('navigator', { languages: [] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { render } = await import('./drawOnServer.ts');
afterAll(() => void vi.unstubAllGlobals());

const at = async (id: string, name: string, moves: number) => {
  const game = (await loadGame(id))!;
  const state = view(goldenAt(game, name, moves));
  return {
    table: { game: id, players: 4, options: state.options },
    names: ['A', 'B', 'C', 'D'],
    state,
    script: '/assets/showFirstBoard-1.js',
  };
};

test('the board is drawn as data alone behind the script that knows its room, with every hex, in the language that is asked for', async () => {
  const asked = await at('chicago-express', '2p-1', 20);
  const [en, it] = [await render({ ...asked, lang: 'en' }), await render({ ...asked, lang: 'it' })];
  expect(en!.match(/<path class="_ground_/g)!.length).toBeGreaterThan(80);
  expect(en).toContain('data-style="');
  for (const forbidden of [' style="', 'onclick']) expect(en).not.toContain(forbidden);
  expect(en!.match(/<script[^>]*>/g)).toEqual([
    expect.stringMatching(/^<script src="\/assets\/showFirstBoard-1\.js" data-sizes=/),
  ]);
  expect(en!.indexOf('<script')).toBeLessThan(en!.indexOf('<svg'));
  expect(it).not.toBe(en);
});

test('where the page will show the market there is none', async () => {
  const asked = await at('1856', '3p-random', 0);
  const drawn = await render({ ...asked, lang: 'en' });
  expect(drawn).toContain('<path class="_ground_');
  expect(drawn).not.toContain('data-sign="id"'); // shown only from near
  const state = { ...asked.state, flow: [...asked.state.flow, { kind: 'stock' }] };
  expect(await render({ ...asked, state: state as never, lang: 'en' })).toBeNull();
});
