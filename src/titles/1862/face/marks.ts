// Marks of the companies of 1862.

import { marksFrom } from '../../../web/kit/marks.ts';
import { rail1862 } from '../rules/rail.ts';

export const marks = marksFrom(rail1862.colours);
