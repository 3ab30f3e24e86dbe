// Worker threads cannot load TypeScript by themselves: this registers the loader first.
import { register } from 'tsx/esm/api';

register();
const { default: think } = await import('./think.ts');
export default think;
