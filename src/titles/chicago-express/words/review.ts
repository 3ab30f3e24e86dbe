// What a review of Chicago Express says besides that of every game.
import type { FindingLines } from '../../../words/review.ts';
import type { TrackFinding } from '../review/track.ts';

const en: FindingLines<TrackFinding> = {
  trackForOthers: (x, f) =>
    `Track on ${x.facts.hexes} ${x.facts.hexes === 1 ? 'hex' : 'hexes'} built with ${f.money(x.facts.cost)} of ${f.company(x.company!)} raised its income by ${x.facts.gain}: until the end it paid ${f.money(x.best)} to others and ${f.money(x.played)} to ${f.seat(x.seat)}`,
};

const it: FindingLines<TrackFinding> = {
  trackForOthers: (x, f) =>
    `I binari su ${x.facts.hexes} ${x.facts.hexes === 1 ? 'esagono' : 'esagoni'} costruiti con ${f.money(x.facts.cost)} di ${f.company(x.company!)} ne alzano il reddito di ${x.facts.gain}: fino alla fine rendono ${f.money(x.best)} agli altri e ${f.money(x.played)} a ${f.seat(x.seat)}`,
};

export const lines = { en, it };
