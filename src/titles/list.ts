// One line per title, and the only list of them: the card is here at once, the parts are loaded on demand.
export { title as t18mag } from './18mag/title.ts';
export { title as t1856 } from './1856/title.ts';
export { title as t1862 } from './1862/title.ts';
export { title as t1865 } from './1865/title.ts';
export { title as chicagoExpress } from './chicago-express/title.ts';
export { title as firstLine } from './first-line/title.ts';
