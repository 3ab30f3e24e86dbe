// Code of a thread that plays games. A thread cannot load TypeScript by itself, so it loads the compiled code.
import { compiled } from '../../../scripts/lib/compile.mjs';

const { default: play } = await import(await compiled('threadGames'));
export default play;
