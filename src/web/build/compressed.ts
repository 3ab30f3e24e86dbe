// A Vite plugin: stores every text of the build in compressed form too, so that the server has only to choose.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

/** Smaller files gain nothing on the wire. */
const LEAST = 1000;
/** Two steps below the best, which takes far longer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const texts = /\.(js|css|html|svg|json|webmanifest)$/;

export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'binario-compressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = join(config.root, config.build.outDir);
      const names = readdirSync(folder, { recursive: true }).map(String);
      const files = names
        .map((name) => join(folder, name))
        .filter((file) => texts.test(file) && !file.includes('.vite'));
      await Promise.all(files.filter((file) => statSync(file).size >= LEAST).map(beside));
    },
  };
}

async function beside(file: string): Promise<void> {
  const content = readFileSync(file);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content, BROTLI), promisify(gzip)(content)]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
