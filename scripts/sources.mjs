// Checks what needs the sources alone: types, lint, rulebooks, records, properties, units. `soak titles` asks it of a tree with a title less.
import { check, close, tell, vitest } from './lib/run.mjs';

const counts = [];
for (const [title, command, ...args] of [
  ['types: without DOM and Node', 'tsc', '-p', 'tsconfig.pure.json'],
  ['types: everything', 'tsc', '-p', '.'],
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
])
  counts.push(tell(await check(title, command, args)));
counts.push(vitest('rulebooks, records, properties, units', ['--project', 'pure']));
close(counts);
