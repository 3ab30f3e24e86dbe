// Marks of the companies of 1856.

import { marksFrom } from '../../../web/kit/marks.ts';
import { rail1856 } from '../rules/rail.ts';

export const marks = marksFrom(rail1856.colours);
