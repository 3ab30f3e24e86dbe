import type { TitleTerms } from '../../../../words/web/glossary.ts';

export const glossary = {
  terms: {
    private: {
      term: 'private company',
      means:
        'A small company without track. It pays its owner in every operating round and often has a power of its own.',
    },
    escrow: {
      term: 'escrow',
      means:
        'Half of the capital of some companies of 1856. The bank keeps it until the company reaches its destination.',
    },
    cgr: {
      term: 'CGR',
      means:
        'The Canadian Government Railway. It takes over every company that cannot redeem its loans when the first 6-train is bought.',
    },
    interest: {
      term: 'interest',
      means: '10 for each loan of a company of 1856, in every one of its turns.',
    },
    right: {
      term: 'bridge and tunnel rights',
      means: 'In 1856 they add 10 to each run to Buffalo, or to Sarnia and Port Huron.',
    },
  },
  notes: {
    destination: 'it then gets the money that lies in escrow',
  },
} satisfies TitleTerms;
