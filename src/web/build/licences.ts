// A Vite plugin: writes licences.txt beside the build, with the licence of every package and font of which it has something.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { licencesOf, packageOf } from '../../../scripts/lib/licences.mjs';

export interface Licences {
  readonly plugin: Plugin;
  /** For the bundles of workers, which are made by themselves. */
  readonly ofWorkers: () => Plugin;
}

export function licences(): Licences {
  const folders = new Set<string>();
  let root = '';
  const gather: Pick<Plugin, 'generateBundle'> = {
    generateBundle(_, bundle) {
      for (const made of Object.values(bundle)) {
        const files = made.type === 'chunk' ? made.moduleIds : made.originalFileNames;
        for (const file of files) {
          const folder = packageOf(resolve(root, file.replace(/^\0/, '')));
          if (folder) folders.add(folder);
        }
      }
    },
  };
  return {
    plugin: {
      name: 'binario-licences',
      apply: 'build',
      configResolved(config) {
        root = config.root;
      },
      ...gather,
      writeBundle({ dir }) {
        writeFileSync(join(dir!, 'licences.txt'), licencesOf(folders));
      },
    },
    ofWorkers: () => ({ name: 'binario-licences-of-workers', ...gather }),
  };
}
