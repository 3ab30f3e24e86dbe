// The tests as `npm run soak -- effects` and `-- conditions` run them: sources or conditions with switches, and a runner
// that operates them.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { switched } from './effects.ts';
import { effectsOfGame } from './gameSources.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { BINARIO_EFFECTS: game } = process.env;
const effects = game === undefined ? [] : effectsOfGame(game);

const switches: Plugin = {
  name: 'switches',
  enforce: 'pre',
  transform(source, id) {
    const file = id.split('?')[0]!.slice(root.length);
    if (!/^src\/(engine|kernel|titles)\/.*\.ts$/.test(file) || file.endsWith('.test.ts')) return;
    const own = effects.filter((effect) => effect.file === file);
    return { code: switched(file, source, own), map: null };
  },
};

export default defineConfig({
  root,
  plugins: game === undefined ? [] : [switches],
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'tests/server/**', 'src/server/**'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 600_000,
    setupFiles: game === undefined ? ['tests/support/withoutCondition.ts'] : [],
    runner: fileURLToPath(new URL('./withoutEffect.ts', import.meta.url)),
  },
});
