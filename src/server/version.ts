// Which Binario this is, for the terminal and the server; pages are told when they are built.
import { readFileSync } from 'node:fs';

export const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
