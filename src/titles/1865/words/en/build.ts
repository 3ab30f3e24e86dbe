// Building, tokens, traffic and maritime companies of 1865 in English.

import type { Catalogue } from '../../../../words/catalogue.ts';
import { events as everyGame } from '../../../../words/en/kernel/events.ts';
import { refusals as whyNot } from '../../../../words/en/kernel/refusals.ts';
import type { Event1865 } from '../../rules/events.ts';
import type { Refusals1865 } from '../../rules/index.ts';

type Told = Catalogue<Event1865, never, never, never>['events'];
type Refused = Catalogue<never, Refusals1865, never, never>['refusals'];

const from = {
  home: 'from its home',
  city: 'from a city that has grown',
  mine: 'from a mine',
  route: 'from the route of its new token',
  maritime: 'from a maritime company',
};

export const buildEvents = {
  tileLaid: { ...everyGame.tileLaid, log: (e, f) => everyGame.tileLaid.log({ ...e, tile: f.name(e.tile) }, f) },
  maritimeHandedOver: (e, f) => `${f.seat(e.seat)} hands ${f.name(e.maritime)} over to ${e.company}`,
  trafficGained: {
    log: (e) => `${e.company} gets ${e.amount} traffic ${from[e.reason]} and has ${e.traffic}`,
    short: (es) => `traffic ${es.at(-1)!.traffic}`,
  },
} satisfies Partial<Told>;

export const buildRefusals = {
  'maritime.notYours': (r, f) => `${f.name(r.maritime)} is not a maritime company of yours`,
  'track.twoTiles': () => 'Two tiles are laid in a turn at most',
  'track.noHex': (r) => `${r.hex} is not on this map`,
  'track.sameHex': (r, f) => `A tile was laid on ${f.name(r.hex)} in this turn`,
  'track.mine': (r, f) => `The mine of ${f.name(r.hex)} has its tile: nobody replaces it`,
  'track.tooDear': (r, f) => `The second tile costs ${f.money(r.cost)}; the treasury has ${f.money(r.cash)}`,
  'track.wrongTile': (r, f) => whyNot['track.wrongTile']({ ...r, tile: f.name(r.tile) }, f),
  'track.doesNotFit': (r, f) => whyNot['track.doesNotFit']({ ...r, tile: f.name(r.tile) }, f),
  'track.elsewhere': (r, f) => `Tile ${f.name(r.tile)} is for other places than ${f.name(r.hex)}`,
  'track.nothingNew': (r, f) => `In this orientation tile ${f.name(r.tile)} adds no new track at ${f.name(r.hex)}`,
  'token.noCity': (r, f) => `There is neither a city nor a mine at ${f.name(r.city)}`,
  'token.carbonia': (r) => `${r.company} has a token in a mine of the Carbonia district already`,
  'token.outOfReach': (r, f) => `No direct route leads from a token of ${r.company} to ${f.name(r.city)}`,
  'token.noRoute': (r, f) => `This is no direct route from a token of ${r.company} to ${f.name(r.city)}`,
} satisfies Partial<Refused>;
