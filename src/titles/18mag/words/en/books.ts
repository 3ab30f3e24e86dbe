// Lines of 18Mag about the draft and the services of its majors.
import { director } from '../../../../words/en/terms.ts';

export const books18mag = {
  draft: {
    head: 'The draft',
    order: 'Next to choose',
    player: 'Player',
    minors: 'Minors',
    shares: 'Shares',
    hint: `Everything is free. A minor comes with a 2-train, 50 in its treasury and a token at home; the second share of a major makes its ${director.bare}.`,
  },
  services: {
    head: 'Services of the majors',
    company: 'Major',
    treasury: 'Earned',
    share: 'A share',
    shareTitle: 'What one share would get if all of it were paid out now',
    price: 'Price',
    priceTitle: 'Now, and if all of it were paid out',
    wagons: (first: string, second: string) => `A wagon costs ${first} now, the next one in the same turn ${second}.`,
    hint: `Majors earn by what minors pay them; ${director.the} decides how much of it is paid out.`,
  },
};
