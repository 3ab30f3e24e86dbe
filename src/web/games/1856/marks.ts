// The companies of 1856 as they are drawn.
import { rail1856 } from '../../../games/1856/rail.ts';
import { marksFrom } from '../kit18xx/marks.ts';

export const marks = marksFrom(rail1856.colours);
