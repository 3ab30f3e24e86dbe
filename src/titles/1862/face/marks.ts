// The companies of 1862 as they are drawn.

import { marksFrom } from '../../../web/kit/marks.ts';
import { rail1862 } from '../rules/rail.ts';

export const marks = marksFrom(rail1862.colours);
