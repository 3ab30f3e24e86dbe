// npm run playthroughs: rewrites the playthrough files; the diff is the review of a rule change.
import { ensureInstalled } from './lib/install.mjs';
import { close, vitest } from './lib/run.mjs';

ensureInstalled();
close([vitest('playthroughs, written again', ['--project', 'pure', 'tests/playthroughs', '--update'])]);
