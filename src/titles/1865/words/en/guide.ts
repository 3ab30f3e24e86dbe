import type { Cards } from '../../../../words/web/guide.ts';

export const cards = {
  goal: {
    title: 'Railways live on traffic',
    text: 'Your cash and your shares at their price win the game. A company earns 10 for each unit of traffic that its trains cover: tokens bring the traffic, trains say how much of it pays.',
  },
  draft: {
    title: 'Two maritime companies, free',
    text: 'Each pays you 20 at the start of every operating round. Later a company you preside over can have it: 8 more coverage, and traffic once if it has a token at the named place. From phase 5 on those still with players are gone.',
  },
  dragons: {
    title: 'The Dragons trade too',
    text: 'Before every player they sell what stands in the red zone of their chart, and buy one certificate in the green. Rank is trains and tokens, so you can see it coming. You sell what you like, then buy at most one.',
  },
  turn: {
    title: 'A company’s turn',
    text: 'One tile is free, a second costs 20. A token goes to the end of a direct route: the borders crossed are its price, the towns on the way and the place reached bring traffic. Then revenue, and trains.',
  },
  price: {
    title: 'What moves the price',
    text: 'A dividend moves it one space forward, a new train from the pile one more. Withholding leaves it; a revenue of nothing moves it back. Sales of the president and of the Dragons lower it, those of others do not.',
  },
} satisfies Cards<string>;
