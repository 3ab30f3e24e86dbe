// How the companies of 1865 are told apart: by colour and letters.
import { colours } from '../../../games/1865/companies.ts';
import { marksFrom } from '../kit18xx/marks.ts';

export const marks = marksFrom(colours);
