// Marks of the companies of 1865: colour and letters.

import { marksFrom } from '../../../web/kit/marks.ts';
import { companies } from '../rules/companies.ts';

export const marks = marksFrom(companies);
