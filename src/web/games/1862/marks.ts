// The companies of 1862 as they are drawn.
import { rail1862 } from '../../../games/1862/rail.ts';
import { marksFrom } from '../kit18xx/marks.ts';

export const marks = marksFrom(rail1862.colours);
