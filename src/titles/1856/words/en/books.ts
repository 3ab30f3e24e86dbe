// Lines of 1856 about loans, destinations, and the CGR before it forms.
import { president } from '../../../../words/en/terms.ts';

export const books1856 = {
  money: {
    head: 'Loans and destinations',
    loans: 'Loans',
    loansTitle: 'Loans taken, and how many it may have: one for each share in the hands of players',
    interest: 'Interest',
    interestTitle: `Due after its next run: from its treasury, then from the run, then from its ${president.bare}`,
    escrow: 'Escrow',
    destination: 'Destination',
    reached: 'reached',
    /** For a company paid otherwise, which has no destination. */
    noDestination: 'none',
    /** The treasury cannot pay it. */
    helped: (sum: string) => `${sum} more than its treasury has`,
    hint: (loan: string, interest: string) =>
      `A loan brings ${loan} and costs ${interest} each operating round. Escrow is paid out when the destination is reached.`,
  },
  cgr: {
    now: 'The CGR, if it formed now',
    event: 'The formation of the CGR in figures',
    /** Companies it absorbs; none if the list is empty. */
    brief: (companies: string) => (companies === '' ? 'no company is absorbed' : `absorbs ${companies}`),
    formed: 'The CGR has formed. No company can take a loan any more.',
    never: 'All loans were paid: the CGR will never form.',
    nobodyOwes: 'No company owes anything: the first 6-train would not form the CGR.',
    /** A forecast as if this player had bought the first 6-train. */
    asIf: (buyer: string) =>
      `As things stand, and as if ${buyer} bought the first 6-train: presidents pay where they can.`,
    loans: 'Loans',
    treasury: 'Treasury',
    missing: 'Missing',
    fate: 'Outcome',
    fates: {
      treasury: 'pays by itself',
      president: (name: string, sum: string) => `${name} adds ${sum}`,
      absorbed: (name: string, cash: string) => `absorbed: ${name} has ${cash}`,
    },
    noneAbsorbed: 'All loans are paid: the CGR never forms.',
    holder: 'Holder',
    given: 'Shares given',
    got: 'of the CGR',
    formation: (companies: string, price: string) => `The CGR takes over ${companies}; a share costs ${price}.`,
    shares: (count: number, percent: number) => `It has ${count} shares of ${percent}%, one for two.`,
    president: (name: string) => `${president.Bare}: ${name}`,
    treasuryLine: (sum: string) => `Treasury: ${sum}`,
    trains: (trains: string) => `Trains: ${trains}`,
    limit: (before: number, after: number) => `Certificate limit: ${before} → ${after}`,
    /** Further companies absorbed if presidents kept their money. */
    unhelped: (companies: string, price: string) =>
      `If no ${president.bare} pays, ${companies} too would be absorbed, at ${price} a share.`,
    borrows: 'Without a train it borrows one for its run.',
  },
};
