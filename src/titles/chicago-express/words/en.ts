import type { Catalogue } from '../../../words/catalogue.ts';
import { silent } from '../../../words/catalogue.ts';
import { bids, seats } from '../../../words/telling.ts';
import type { ChicagoEvent, Occasion } from '../rules/events.ts';
import type { ChicagoFrame } from '../rules/frames.ts';
import type { ChicagoAction, ChicagoRefusals } from '../rules/index.ts';
import { chicagoPlaces } from './places.ts';

const occasions = { opening: 'Opening auction', action: 'Auction', wabash: 'First Wabash share' };
const ends = {
  locomotives: 'three companies have no locomotives left',
  shares: 'three companies have no shares left',
  houses: 'three houses or fewer are left',
  detroit: 'Detroit has reached 8',
};

export const chicagoExpress: Catalogue<ChicagoEvent, ChicagoRefusals, ChicagoAction, ChicagoFrame> = {
  events: {
    paid: silent,
    turnBegan: { log: (e, f) => `— ${f.seat(e.seat)} —`, short: silent },
    passed: { log: (e, f) => `${f.seat(e.seat)} passes${e.forced ? ' (cannot bid that much)' : ''}`, short: silent },
    bidMade: {
      log: (e, f) => `${f.seat(e.seat)} bids ${f.money(e.amount)} for ${f.name(e.lot)}`,
      short: (es, f, who) => `${who.kind === 'auction' ? '' : `${f.name(es[0].lot)} auction: `}${bids(es, 'bids', f)}`,
    },
    dialMoved: {
      log: (e, f) => `${f.seat(e.seat)} moves the dial "${f.name(e.dial)}" to ${e.steps}${e.red ? ': red' : ''}`,
      short: silent,
    },
    declined: {
      log: (e, f) => `${f.seat(e.seat)} does nothing with it`,
      short: ([e], f) => `${f.name(e.dial)}: nothing`,
    },
    auctionOpened: {
      log: (e, f) =>
        `${occasions[e.occasion]}: one share of ${f.name(e.company)}, from ${f.money(e.least)}; ${f.seat(e.seat)} opens`,
      short: silent,
    },
    shareSold: {
      log: (e, f) => `${f.seat(e.seat)} takes the ${f.name(e.company)} share for ${f.money(e.price)}`,
      short: (es, f, who) =>
        es
          .map((e) =>
            who.kind === 'auction'
              ? `${f.seat(e.seat)} takes it for ${f.money(e.price)}`
              : `${f.name(e.company)} auction: to ${f.seat(e.seat)} for ${f.money(e.price)}`,
          )
          .join(', '),
    },
    shareGiven: {
      log: (e, f) => `Nobody bids: ${f.seat(e.seat)} gets the ${f.name(e.company)} share for nothing`,
      short: ([e], f) => `${f.name(e.company)} share to ${f.seat(e.seat)} for nothing`,
    },
    shareUnsold: {
      log: (e, f) => `Nobody bids: the share stays with ${f.name(e.company)}`,
      short: ([e], f) => `${f.name(e.company)} share unsold`,
    },
    built: {
      log: (e, f) =>
        `${f.name(e.company)} builds to ${f.name(e.hex)} for ${f.money(e.cost)}${e.gain > 0 ? `, income +${e.gain} = ${e.income}` : ''}`,
      short: (es, f) => {
        const gain = es.reduce((sum, e) => sum + e.gain, 0);
        const to = f.list(es.map((e) => f.name(e.hex)));
        return `${f.name(es[0].company)} to ${to}${gain > 0 ? `, income +${gain}` : ''}`;
      },
    },
    developed: {
      log: (e, f) =>
        `${f.seat(e.seat)} develops ${f.name(e.hex)}: +${e.gain} for ${f.list(e.companies.map((c) => f.name(c)))}`,
      short: (es, f) => `developed ${f.list(es.map((e) => f.name(e.hex)))}`,
    },
    forestCleared: {
      log: (e, f) => `${f.seat(e.seat)} develops forest ${f.name(e.hex)}: ${f.money(e.cash)} for ${f.name(e.company)}`,
      short: (es, f) => `developed ${f.list(es.map((e) => f.name(e.hex)))}`,
    },
    chicagoReached: {
      log: (e, f) => `${f.name(e.company)} reaches Chicago!`,
      short: ([e], f) => `${f.name(e.company)} reaches Chicago`,
    },
    dividend: {
      log: (e, f) => `${f.name(e.company)} pays ${f.money(e.perShare)} a share (${e.income} over ${e.sold})`,
      short: (es, f) => `dividends: ${es.map((e) => `${f.name(e.company)} ${f.money(e.perShare)}`).join(', ')}`,
    },
    wabashOpened: { log: (e) => `Wabash opens at Fort Wayne with income ${e.income}`, short: () => 'Wabash opens' },
    dialsReset: { log: () => 'All dials go back to START', short: silent },
    detroitGrew: {
      log: (e, f) =>
        `Detroit grows to ${e.value}${e.companies.length > 0 ? `: +1 for ${f.list(e.companies.map((c) => f.name(c)))}` : ''}`,
      short: ([e]) => `Detroit now brings ${e.value}`,
    },
    endReached: (e, f) => `The game ends: ${f.list(e.conditions.map((c) => ends[c]))}`,
    gameOver: (e, f) =>
      `${seats(e.winners, f)} ${e.winners.length > 1 ? 'share the win' : 'wins'} with ${f.money(e.cash)}`,
  },
  refusals: {
    'dial.red': (r, f) => `The dial "${f.name(r.dial)}" is on red`,
    'bid.belowMinimum': (r, f) => `The first bid must be at least ${f.money(r.least)}`,
    'bid.tooLow': (r, f) => `The bid stands at ${f.money(r.high)}: bid more, or pass`,
    'bid.aboveCash': (r, f) => `You have only ${f.money(r.cash)}`,
    'auction.wabashClosed': () => 'Wabash has not opened yet: no company has reached Chicago',
    'auction.soldOut': (r, f) => `All shares of ${f.name(r.company)} are sold`,
    'build.wabashClosed': () => 'Wabash has not opened yet: no company has reached Chicago',
    'build.notOwner': (r, f) => `You own no share of ${f.name(r.company)}`,
    'build.tooFew': (r) => `Build on at least ${r.least} hex`,
    'build.tooMany': (r) => `Build on at most ${r.most} hexes`,
    'build.noLocomotive': (r, f) =>
      `${f.name(r.company)} has ${r.left === 0 ? 'no locomotive' : `only ${r.left}`} left`,
    'build.startHex': (r, f) => `Nobody builds on ${f.name(r.hex)}: it is a start hex`,
    'build.alreadyThere': (r, f) => `${f.name(r.company)} already stands on ${f.name(r.hex)}`,
    'build.occupied': (r, f) => `${f.name(r.hex)} takes one locomotive, and ${f.name(r.company)} is there`,
    'build.notAdjacent': (r, f) => `${f.name(r.hex)} does not adjoin the network of ${f.name(r.company)}`,
    'build.tooDear': (r, f) =>
      `${f.name(r.hex)} costs ${f.money(r.cost)}; ${f.name(r.company)} has ${f.money(r.cash)} left`,
    'develop.never': (r, f) => `${f.name(r.hex)} cannot be developed`,
    'develop.detroit': () => 'Detroit grows by itself',
    'develop.noLocomotive': (r, f) => `No locomotive stands on ${f.name(r.hex)}`,
    'develop.already': (r, f) => `${f.name(r.hex)} is already developed`,
    'develop.scaleFull': (r, f) => `${f.name(r.hex)} is at ${r.value}, the end of its scale`,
    'develop.noHouse': () => 'No house is left',
  },
  actions: {
    bid: (a, f) => `bid ${f.money(a.amount)}`,
    pass: () => 'pass',
    auction: (a, f) => `auction a share of ${f.name(a.company)}`,
    build: (a, f) => `build ${f.name(a.company)}: ${a.hexes.map((h) => f.name(h)).join(', ')}`,
    develop: (a, f) => `develop ${f.name(a.hex)}`,
    decline: (a, f) => `move the dial "${f.name(a.dial)}" and do nothing`,
  },
  kinds: {
    bid: 'Bid',
    pass: 'Pass',
    auction: 'Auction',
    build: 'Build',
    develop: 'Develop',
    decline: 'Only move a dial',
  },
  fields: {
    amount: 'How much do you bid?',
    company: 'Which company?',
    hexes: 'Where to?',
    hex: 'Which hex?',
    dial: 'Which dial?',
  },
  frames: {
    opening: null,
    auction: (a, f) =>
      `${occasions[a.occasion as Occasion]}: one share of ${f.name(a.lot)}, ${
        a.bidder === null ? `from ${f.money(a.least)}` : `now at ${f.money(a.high)} from ${f.seat(a.bidder)}`
      }`,
    play: (p, f) => `${f.seat(p.seat)} takes one action, and its dial moves on`,
  },
  tags: {
    wabash: 'Wabash opened',
    ...Object.fromEntries(Object.entries(ends).map(([id, text]) => [`end.${id}`, `end: ${text}`])),
  },
  names: chicagoPlaces,
};
