// What is said around a map: its layers, its legend, a tile in hand, the printed sheet. A missing line does not compile.
import { map as en } from '../en/web/map.ts';
import { map as it } from '../it/web/map.ts';
import type { Lang } from '../phrases.ts';

export interface MapLines {
  readonly tile: {
    readonly left: (count: number) => string;
    /** What the place pays, before and after. */
    readonly pays: string;
    readonly nothing: string;
    /** What the company's best runs bring, before and after. */
    readonly bestRuns: string;
    readonly unchanged: string;
    /** How many new exits lead on to track. */
    readonly joins: (joined: number, all: number) => string;
    readonly others: string;
    readonly name: (id: string) => string;
    readonly doNotFit: (count: number) => string;
  };
  readonly layers: {
    readonly head: string;
    readonly coordinates: string;
    readonly company: string;
    readonly nobody: string;
    /** What is lit of the company. */
    readonly reaches: (stops: number) => string;
    readonly blocked: (places: string) => string;
    readonly open: string;
    readonly nextValues: string;
  };
  readonly legend: {
    readonly home: string;
    readonly token: string;
    readonly city: string;
    readonly town: string;
    /** A town drawn as a bar across its track. */
    readonly bar: string;
    readonly towns: string;
    readonly mine: string;
    readonly value: string;
    readonly columns: string;
    readonly label: string;
    readonly later: string;
    /** By kind of terrain. */
    readonly costs: Readonly<Record<string, string>>;
    readonly tiles: string;
    readonly gray: string;
    readonly water: string;
    readonly impassable: string;
    readonly divider: string;
    readonly offboard: string;
    readonly off: string;
    readonly bridge: string;
    readonly port: string;
    /** Printed icons. */
    readonly icons: Readonly<Record<string, string>>;
    readonly portOf: string;
    readonly closed: string;
    readonly bare: string;
    readonly mark: Readonly<Record<'choosable' | 'chosen' | 'recent' | 'refused', string>>;
    readonly run: string;
    readonly hand: Readonly<Record<'joined' | 'open' | 'turns', string>>;
    readonly layer: Readonly<Record<'reached' | 'stops' | 'home' | 'closed' | 'bound', string>>;
  };
  readonly print: {
    readonly head: (name: string) => string;
    readonly button: string;
    readonly back: string;
    readonly tokens: string;
    readonly hint: string;
  };
}

export const mapLines: Readonly<Record<Lang, MapLines>> = { en, it };
