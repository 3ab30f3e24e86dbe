// Worker threads cannot load TypeScript by themselves: this registers the loader first.
import { register } from 'tsx/esm/api';

register();
const { default: playOne } = await import('./playOne.ts');
export default playOne;
