import type { Catalogue } from '../../../../words/catalogue.ts';
import { silent } from '../../../../words/catalogue.ts';
import type { Phrases } from '../../../../words/phrases.ts';
import type { MajorId } from '../../rules/companies.ts';
import type { SoloEvent } from '../../rules/events.ts';
import { ISTVAN } from '../../rules/players.ts';
import { cardOf } from '../../rules/solo/cards.ts';
import { shareCards } from '../../rules/solo/shareCards.ts';
import { companyName } from '../names.ts';

type Of<T extends SoloEvent['type']> = Extract<SoloEvent, { type: T }>;
type OfCard = Of<'istvanMakesRoom' | 'istvanDid' | 'istvanSkipped' | 'istvanWaits'>;

const colours = { easy: 'green', medium: 'yellow', hard: 'red' };
const raba = companyName('RABA');
const tracks = (n: number) => (n === 1 ? '1 track' : `${n} tracks`);
const hexes = (n: number) => (n === 1 ? '1 hex' : `${n} hexes`);

/** The demand of the card's symbol. */
function asked({ symbol, what }: OfCard, f: Phrases): string {
  if (symbol === 'token') return `a token in ${f.name(what)}`;
  if (symbol === 'sister') return `the ${what}-train of a sister`;
  return symbol === 'better' ? `a ${what}-train in place of a 2-train` : `a ${what}-train`;
}

const symbolOf = (e: OfCard, f: Phrases) => `Card of ${companyName(e.company)}, action ${e.action}, ${asked(e, f)}`;

function waits(e: Of<'istvanWaits'>, f: Phrases): string {
  const reasons = {
    threshold: `it has ${f.money(e.cash)}, and the card wants more than ${f.money(e.need)}`,
    cash: `it has ${f.money(e.cash)}, and the price is ${f.money(e.need)}`,
    limit: 'it has two trains, and no room for another',
    noTrack: 'its track does not lead there yet',
    noPlace: 'there is no place for it',
  };
  return `${symbolOf(e, f)}: it waits, ${reasons[e.why]}`;
}

/** Source of a card, which players are told. */
const sourceOf = (e: Of<'istvanGotCard'>) =>
  cardOf({ options: { soloLevel: e.level } }, e.company).source.actions === 'rulebook'
    ? 'purchases as in the book, tiles reconstructed'
    : 'reconstructed';
const sourceOfShares = (major: MajorId) =>
  shareCards[major]?.every(({ source }) => source === 'reconstruction')
    ? 'reconstructed'
    : 'the order is the book’s, maxima are derived or reconstructed';

const listed = (major: MajorId, f: Phrases) =>
  f.list((shareCards[major] ?? []).map(({ major: id, most }) => `${companyName(id)} up to ${most}%`));

/** István's reasons for his actions. */
export const istvanEvents: Catalogue<SoloEvent, never, never, never>['events'] = {
  istvanGotCard: (e, f) =>
    e.by === 'drawn'
      ? `${f.seat(ISTVAN)} draws ${companyName(e.company)}, with its ${colours[e.level]} card (${sourceOf(e)})`
      : `${f.seat(1)} gives ${f.seat(ISTVAN)} ${companyName(e.company)}, with its ${colours[e.level]} card (${sourceOf(e)})`,
  istvanShareCard: (e, f) =>
    `${f.seat(ISTVAN)} draws the share card of ${companyName(e.major)}: he will buy ${listed(e.major, f)}, in this order (${sourceOfShares(e.major)})`,
  boardIncome: (e, f) =>
    e.amount === 0 ? silent : `Short game, ${f.name(e.phase)} phase: both sides receive ${f.money(e.amount)}`,
  istvanFee: {
    log(e, f) {
      const reasons = {
        yellow: `Yellow phase: ${companyName(e.company)} has a train and pays ${f.money(e.amount)} to SzKÉV`,
        noTrain: `${companyName(e.company)} has no train and pays SzKÉV nothing`,
        noMoney: `${companyName(e.company)} lacks the money for SzKÉV and pays nothing`,
      };
      return reasons[e.why];
    },
    short: silent,
  },
  istvanUpgrade: {
    log(e, f) {
      const why =
        e.why === 'home'
          ? `the home of ${companyName(e.company)}`
          : `the nearest city ${companyName(e.company)} can upgrade, ${hexes(e.distance)} from home`;
      const joined = e.joined > 0 ? `; the tile joins ${tracks(e.joined)} more` : '';
      return `${f.seat(ISTVAN)} upgrades ${f.name(e.hex)}, ${why}${joined}${e.among > 1 ? ` (chosen by ${f.seat(1)}, ${e.among} ways)` : ''}`;
    },
    short: silent,
  },
  istvanNoUpgrade: {
    log: (e, f) =>
      `${companyName(e.company)} upgrades nothing: no city it reaches can grow in the ${f.name(e.phase)} phase`,
    short: silent,
  },
  istvanMakesRoom: {
    log: (e, f) =>
      `${symbolOf(e, f)}: it has ${f.money(e.cash)}, more than ${f.money(e.above)}, and ${e.scraps ? 'scraps a 2-train' : 'keeps its only train, with room beside it'}`,
    short: silent,
  },
  istvanDid: { log: (e, f) => `${symbolOf(e, f)}: done`, short: silent },
  istvanSkipped: { log: (e, f) => `${symbolOf(e, f)}: skipped for good, nobody can sell it one`, short: silent },
  istvanWaits: { log: waits, short: silent },
  istvanTrainless: {
    log: (e, f) =>
      e.bought
        ? `Red card: ${companyName(e.company)} has no train and buys a 2-train before anything else`
        : `Red card: ${companyName(e.company)} has no train and only ${f.money(e.cash)}: until it can buy a 2-train its card rests`,
    short: silent,
  },
  istvanCardDone: {
    log: (e) => `The card of ${companyName(e.company)} is complete: it buys nothing more`,
    short: () => 'card complete',
  },
  istvanService: {
    log(e, f) {
      const of = companyName(e.company);
      const uses = {
        bonus: `${raba} helps ${of}: the bonus at a red area brings ${f.money(e.gain)} more`,
        plus: `${raba} helps ${of}: a plus train brings ${f.money(e.gain)} more`,
        useless: `${of} does not hire ${raba}: it would bring nothing more`,
        noMoney: `${raba} would bring ${of} ${f.money(e.gain)} more, but it cannot pay the ${f.money(e.price)}`,
      };
      return uses[e.use];
    },
    short: silent,
  },
  istvanChose: {
    log: (e, f) =>
      `${f.seat(ISTVAN)} goes down his card: ${companyName(e.major)}, number ${e.rank}, up to ${e.most}%, is the first he may have and can pay`,
    short: silent,
  },
  istvanBoughtNothing: {
    log(e, f) {
      const reasons = {
        limit: 'he has all the certificates he may hold',
        cash: `he has ${f.money(e.cash)}, too little for any share his card still asks for`,
        card: 'his card asks for no share that the bank has',
      };
      return `${f.seat(ISTVAN)} buys nothing: ${reasons[e.why]}`;
    },
    short: silent,
  },
};
