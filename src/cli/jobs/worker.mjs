// What a thread of games runs. A thread cannot load TypeScript by itself: it is given what is compiled.
import { compiled } from '../../../scripts/lib/compile.mjs';

const { default: playOne } = await import(await compiled('playOne'));
export default playOne;
