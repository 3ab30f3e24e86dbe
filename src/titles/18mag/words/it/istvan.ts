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

const colours = { easy: 'verde', medium: 'gialla', hard: 'rossa' };
const raba = companyName('RABA');
const tracks = (n: number) => (n === 1 ? 'un binario' : `${n} binari`);
const hexes = (n: number) => (n === 1 ? '1 esagono' : `${n} esagoni`);

/** The demand of the card's symbol. */
function asked({ symbol, what }: OfCard, f: Phrases): string {
  if (symbol === 'token') return `una stazione a ${f.name(what)}`;
  if (symbol === 'sister') return `il treno ${what} di una sorella`;
  return symbol === 'better' ? `un treno ${what} al posto di un treno 2` : `un treno ${what}`;
}

const symbolOf = (e: OfCard, f: Phrases) => `Carta di ${companyName(e.company)}, azione ${e.action}, ${asked(e, f)}`;

function waits(e: Of<'istvanWaits'>, f: Phrases): string {
  const reasons = {
    threshold: `ha ${f.money(e.cash)}, la carta ne vuole più di ${f.money(e.need)}`,
    cash: `ha ${f.money(e.cash)}, il prezzo è ${f.money(e.need)}`,
    limit: 'ha due treni, e non c’è posto per un altro',
    noTrack: 'i suoi binari non ci arrivano ancora',
    noPlace: 'non c’è posto',
  };
  return `${symbolOf(e, f)}: aspetta, ${reasons[e.why]}`;
}

/** Source of a card, which players are told. */
const sourceOf = (e: Of<'istvanGotCard'>) =>
  cardOf({ options: { soloLevel: e.level } }, e.company).source.actions === 'rulebook'
    ? 'acquisti del libro, tessere ricostruite'
    : 'ricostruita';
const sourceOfShares = (major: MajorId) =>
  shareCards[major]?.every(({ source }) => source === 'reconstruction')
    ? 'ricostruita'
    : 'l’ordine è del libro, i massimi sono derivati o ricostruiti';

const listed = (major: MajorId, f: Phrases) =>
  f.list((shareCards[major] ?? []).map(({ major: id, most }) => `${companyName(id)} fino al ${most}%`));

/** István's reasons for his actions. */
export const istvanEvents: Catalogue<SoloEvent, never, never, never>['events'] = {
  istvanGotCard: (e, f) =>
    e.by === 'drawn'
      ? `${f.seat(ISTVAN)} estrae ${companyName(e.company)}, con la sua carta ${colours[e.level]} (${sourceOf(e)})`
      : `${f.seat(1)} dà a ${f.seat(ISTVAN)} ${companyName(e.company)}, con la sua carta ${colours[e.level]} (${sourceOf(e)})`,
  istvanShareCard: (e, f) =>
    `${f.seat(ISTVAN)} estrae la carta azioni di ${companyName(e.major)}: comprerà ${listed(e.major, f)}, in quest’ordine (${sourceOfShares(e.major)})`,
  boardIncome: (e, f) =>
    e.amount === 0 ? silent : `Partita breve, fase ${f.name(e.phase)}: entrambe le parti ricevono ${f.money(e.amount)}`,
  istvanFee: {
    log(e, f) {
      const reasons = {
        yellow: `Fase gialla: ${companyName(e.company)} ha un treno e paga ${f.money(e.amount)} a SzKÉV`,
        noTrain: `${companyName(e.company)} non ha treni e non paga nulla a SzKÉV`,
        noMoney: `${companyName(e.company)} non ha i soldi per SzKÉV e non paga nulla`,
      };
      return reasons[e.why];
    },
    short: silent,
  },
  istvanUpgrade: {
    log(e, f) {
      const why =
        e.why === 'home'
          ? `la sede di ${companyName(e.company)}`
          : `la città più vicina che ${companyName(e.company)} può potenziare, a ${hexes(e.distance)} dalla sede`;
      const joined = e.joined > 0 ? `; la tessera collega ${tracks(e.joined)} in più` : '';
      return `${f.seat(ISTVAN)} potenzia ${f.name(e.hex)}, ${why}${joined}${e.among > 1 ? ` (scelta di ${f.seat(1)} fra ${e.among} modi)` : ''}`;
    },
    short: silent,
  },
  istvanNoUpgrade: {
    log: (e, f) =>
      `${companyName(e.company)} non potenzia nulla: nella fase ${f.name(e.phase)} nessuna città che raggiunge può crescere`,
    short: silent,
  },
  istvanMakesRoom: {
    log: (e, f) =>
      `${symbolOf(e, f)}: ha ${f.money(e.cash)}, più di ${f.money(e.above)}, e ${e.scraps ? 'rottama un treno 2' : 'tiene il suo unico treno, accanto al quale c’è posto'}`,
    short: silent,
  },
  istvanDid: { log: (e, f) => `${symbolOf(e, f)}: fatta`, short: silent },
  istvanSkipped: { log: (e, f) => `${symbolOf(e, f)}: saltata per sempre, nessuna può venderglielo`, short: silent },
  istvanWaits: { log: waits, short: silent },
  istvanTrainless: {
    log: (e, f) =>
      e.bought
        ? `Carta rossa: ${companyName(e.company)} è senza treni e prima di tutto compra un treno 2`
        : `Carta rossa: ${companyName(e.company)} è senza treni e ha solo ${f.money(e.cash)}: finché non può comprare un treno 2 la carta è ferma`,
    short: silent,
  },
  istvanCardDone: {
    log: (e) => `La carta di ${companyName(e.company)} è completa: non compra più nulla`,
    short: () => 'carta completa',
  },
  istvanService: {
    log(e, f) {
      const of = companyName(e.company);
      const uses = {
        bonus: `${raba} conviene a ${of}: il premio dell’area rossa rende ${f.money(e.gain)} in più`,
        plus: `${raba} conviene a ${of}: un treno «più» rende ${f.money(e.gain)} in più`,
        useless: `${of} non noleggia ${raba}: non renderebbe nulla in più`,
        noMoney: `${raba} renderebbe a ${of} ${f.money(e.gain)} in più, ma mancano i ${f.money(e.price)} del vagone`,
      };
      return uses[e.use];
    },
    short: silent,
  },
  istvanChose: {
    log: (e, f) =>
      `${f.seat(ISTVAN)} scorre la sua carta: ${companyName(e.major)}, numero ${e.rank}, fino al ${e.most}%, è la prima che può avere e pagare`,
    short: silent,
  },
  istvanBoughtNothing: {
    log(e, f) {
      const reasons = {
        limit: 'ha tutti i certificati che può tenere',
        cash: `ha ${f.money(e.cash)}, troppo poco per le azioni che la carta gli chiede ancora`,
        card: 'la carta non gli chiede azioni che la banca abbia',
      };
      return `${f.seat(ISTVAN)} non compra nulla: ${reasons[e.why]}`;
    },
    short: silent,
  },
};
