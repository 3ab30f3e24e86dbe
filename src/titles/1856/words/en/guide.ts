import type { Cards } from '../../../../words/web/guide.ts';

export const cards = {
  goal: {
    title: 'The richest player wins',
    text: 'At the end your cash and your shares at their price are counted, not the money of companies. A president spends the company’s money, and can ruin or save it; its shares belong to everybody.',
  },
  auction: {
    title: 'Six private companies',
    text: 'Each pays its income every operating round until the first 5-train, and helps a company that buys it from you later. Buy the cheapest at its price, or bid on another: the money of a bid is set aside until the bid is beaten or settled.',
  },
  stock: {
    title: 'Starting a company',
    text: 'Choose a par and pay it twice for the president’s certificate. In the early game the company gets the money of its first five shares; the rest waits until track joins its home with its destination. Touch it on the map to see both.',
  },
  turn: {
    title: 'A company’s turn',
    text: 'One tile, one token, then the trains run. Pay out and the price goes up; withhold and the company keeps the money, and its price falls. A loan brings 100 now and costs 10 in every turn.',
  },
  trains: {
    title: 'Trains make the time pass',
    text: 'New kinds of train bring new tiles and end old trains; a company with a route must own one. With the first 6-train every loan falls due, and companies that cannot pay become part of the CGR.',
  },
} satisfies Cards<string>;
