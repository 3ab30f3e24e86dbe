// Binario's version, for the terminal and the server; pages get it from the build.
import { readFileSync } from 'node:fs';

export const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
