import type { Cards } from '../../../../words/web/guide.ts';

export const cards = {
  goal: {
    title: 'Run the small, own the great',
    text: 'Your cash and your shares of majors count at the end. The minors are yours for good: they lay track and run trains. The majors sell what minors need, and earn whenever somebody buys it.',
  },
  draft: {
    title: 'The draft',
    text: 'In turn everybody takes a minor or a share, free, up to a limit of each. A minor comes with a 2-train, 50 Ft and a token at home. Two shares of one major make you its director.',
  },
  minor: {
    title: 'A minor’s turn',
    text: 'Track, a token, then its trains run: half of the revenue is yours, half stays with the minor. Terrain, tokens, wagons and trains are paid to the majors; best to those you own. No train is ever obligatory, and none becomes obsolete.',
  },
  major: {
    title: 'A major’s turn',
    text: 'Its director may place a token, and says how much of the money is paid out. Paying nothing moves the price back; the more is paid in all, the further it moves on.',
  },
  stock: {
    title: 'Stock round',
    text: 'Sell what you like, then buy one share. A sale lowers the price by one space however many are sold; a major that is wholly with players at the end of the round rises one.',
  },
} satisfies Cards<string>;
