// A Vite plugin: writes licences.txt beside the build, with the licence of every package and font used in it.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { licencesOf, packageOf } from './licences.mjs';

/** `ofWorkers`: for the bundles of workers, which Vite builds separately. */
export function licencesPlugin() {
  const folders = new Set();
  let root = '';
  const generateBundle = (_, bundle) => {
    for (const made of Object.values(bundle))
      for (const file of made.type === 'chunk' ? made.moduleIds : made.originalFileNames) {
        const folder = packageOf(resolve(root, file.replace(/^\0/, '')));
        if (folder) folders.add(folder);
      }
  };
  return {
    plugin: {
      name: 'binario-licences',
      apply: 'build',
      configResolved(config) {
        root = config.root;
      },
      generateBundle,
      writeBundle({ dir }) {
        writeFileSync(join(dir, 'licences.txt'), licencesOf(folders));
      },
    },
    ofWorkers: () => ({ name: 'binario-licences-of-workers', generateBundle }),
  };
}
