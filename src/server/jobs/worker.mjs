// What a thread of bots runs. A thread cannot load TypeScript by itself: it is given what is compiled.
import { compiled } from '../../../scripts/lib/compile.mjs';

const { default: think } = await import(await compiled('think'));
export default think;
