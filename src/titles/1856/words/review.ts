// What a review of 1856 says besides that of every game.
import type { FindingLines } from '../../../words/review.ts';
import type { InterestFinding } from '../review/interest.ts';

const en: FindingLines<InterestFinding> = {
  interest: (x, f) =>
    `${x.facts.loans === 1 ? 'The loan' : `The ${x.facts.loans} loans`} that ${f.seat(x.seat)} took for ${f.company(x.company!)} brought ${f.money(x.facts.got)} and cost ${f.money(x.lost)} of interest`,
};

const it: FindingLines<InterestFinding> = {
  interest: (x, f) =>
    `${x.facts.loans === 1 ? 'Il prestito preso' : `I ${x.facts.loans} prestiti presi`} da ${f.seat(x.seat)} per ${f.company(x.company!)} ${x.facts.loans === 1 ? 'rende' : 'rendono'} ${f.money(x.facts.got)} e ${x.facts.loans === 1 ? 'costa' : 'costano'} ${f.money(x.lost)} di interessi`,
};

export const lines = { en, it };
