// A Vite plugin: writes sw.js with the list of every file of the build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** Pictures for chats and app stores, which our pages never show. */
const forOthers = /^preview-/;

/** `publicDir` holds files copied into the build unchanged. */
export const precache = (publicDir: string): Plugin => ({
  name: 'binario-precache',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const made = Object.values(bundle).map((file) => ({
      name: file.fileName,
      content: file.type === 'chunk' ? file.code : file.source,
    }));
    const copied = readdirSync(publicDir)
      .filter((name) => !forOthers.test(name))
      .map((name) => ({ name, content: readFileSync(`${publicDir}/${name}`) }));
    const files = [...made, ...copied]
      .filter(({ name }) => !name.endsWith('.map') && !name.startsWith('.'))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const hash = createHash('sha256');
    for (const { name, content } of files) hash.update(name).update(content);
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      define: {
        PRECACHE: JSON.stringify(files.map(({ name }) => `/${name}`)),
        VERSION: JSON.stringify(hash.digest('hex').slice(0, 16)),
      },
    });
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0]!.text });
  },
});
