import type { DecisionLines } from '../../web/decision.ts';

export const decision: DecisionLines = {
  perShare: (sum) => `${sum} a share`,
  figures: { price: (company) => `${company} price`, treasury: (company) => `${company} treasury` },
  gets: (name, sum) => `${name} +${sum}`,
  bare: (name) => name.replace(/^the /, ''),
  between: (least, most) => `${least} to ${most}`,
  trainsLeft: (count) => (count === '1' ? 'the last one' : `${count} left`),
  offer: (owner) => `an offer: ${owner} decides`,
  propose: (deed) => `Offer to ${deed}`,
  rusts: (when) => `rusts ${when}`,
  bids: (all) => `Bids: ${all}`,
  slips: {
    noPermit: (company) => `${company} has no permit for it: this train cannot run.`,
    noTrain: (company) => `${company} has no train: it will earn nothing.`,
    rustsNext: (train, by) => `The ${train} goes out of use with the next train bought: the first ${by}.`,
    presidency: (company, to) =>
      to === '' ? `${company} loses its president.` : `${to} becomes president of ${company}.`,
    noTrack: (company, place) => `${company} cannot build in this phase: no tile fits its home yet (${place}).`,
    allCash: 'This is all the cash you have, and less would do.',
  },
  raise: 'Show more of the decision',
  lower: 'Show the board',
  free: (sum) => `${sum} free of bids`,
};
