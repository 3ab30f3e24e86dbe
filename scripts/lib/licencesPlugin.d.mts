import type { Plugin } from 'vite';

/** Writes licences.txt beside the build. `ofWorkers`: for the bundles of workers, which are made by themselves. */
export function licencesPlugin(): { readonly plugin: Plugin; readonly ofWorkers: () => Plugin };
