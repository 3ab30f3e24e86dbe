// The beginning of a recorded game of 1862: the order in which companies were drawn, and their permits.
import type { SetupProblem, TileId } from '../../../engine/index.ts';
import { drawsFrom, sortedByDraws } from '../../../records/import18xx/chance.ts';
import { drawsFor } from '../../../records/import18xx/draws.ts';
import type { ForeignProblem, ForeignRecord } from '../../../records/import18xx/foreign.ts';
import { tileOf } from '../../../records/import18xx/ids.ts';
import type { Beginning } from '../../../records/import18xx/importer.ts';
import { type CompanyId, companyIds } from '../rules/companies.ts';
import { permitDeck } from '../rules/setup.ts';
import { type Kind, kinds } from '../rules/trains.ts';
import { looksAlike, printedTile } from './stations.ts';

const LEAST = 2;
const MOST = 8;

interface Drawn {
  /** All twenty, the unused ones first. */
  readonly order: readonly CompanyId[];
  /** By company, in the order of the roster. */
  readonly permits: readonly Kind[];
}

const broken = (field: string): ForeignProblem => ({ problem: 'foreignField', field: `setup.${field}` });

export function begin(record: ForeignRecord): Beginning | ForeignProblem | SetupProblem {
  const players = record.players.length;
  if (players < LEAST || players > MOST) return { problem: 'players', players, min: LEAST, max: MOST };
  const drawn = record.setup.companies === undefined ? drawnBySeed(record) : writtenDown(record);
  if ('problem' in drawn) return drawn;
  const deck = permitDeck({ players, options: {} });
  const permits = withRest(deck, drawn.permits);
  if (!permits) return broken('permits');
  return {
    draws: [...drawsFor(companyIds, drawn.order), ...drawsFor(deck, permits)],
    rulings: {
      ...(isOld(record) ? { recordedRevenue: 'stands' } : {}),
      ...(turnsTiles(record) ? { turnedStation: 'stands' } : {}),
    },
  };
}

/** True for a record of older rules: it lists the runs whose sums differ today. */
const isOld = ({ notReproducible }: ForeignRecord): boolean => notReproducible.length > 0;

/** True if adding a station turned a tile, so that other track lies there (a slip). */
function turnsTiles({ actions }: ForeignRecord): boolean {
  const laid = new Map<unknown, readonly [TileId, number]>();
  return actions.some((action) => {
    if (action.type !== 'lay_tile') return false;
    const rotation = Number(action.rotation);
    const { tile } = printedTile(tileOf(action), rotation);
    const before = laid.get(action.hex);
    laid.set(action.hex, [tile, rotation]);
    return before?.[0] === tile && !looksAlike(tile, before[1], rotation);
  });
}

/** Number of unused companies (R005-R006). */
const leftOut = (players: number): number => 4 - Math.max(0, players - 6);

const isList = (x: unknown): x is readonly unknown[] => Array.isArray(x);
const isCompany = (x: unknown): x is CompanyId => companyIds.some((id) => id === x);
const isKind = (x: unknown): x is Kind => kinds.some((kind) => kind === x);

function writtenDown({ setup, players }: ForeignRecord): Drawn | ForeignProblem {
  const used = isList(setup.companies) ? setup.companies.filter(isCompany) : [];
  const out = companyIds.filter((id) => !used.includes(id));
  if (new Set(used).size !== used.length || out.length !== leftOut(players.length)) return broken('companies');
  if (typeof setup.permits !== 'object' || setup.permits === null) return broken('permits');
  const dealt = setup.permits as Record<string, unknown>;
  const permits = companyIds.filter((id) => used.includes(id)).map((id) => dealt[id]);
  return permits.every(isKind) ? { order: [...out, ...used], permits } : broken('permits');
}

/** Draws by the platform's chance: first the companies, then the permits. */
function drawnBySeed({ seed, players }: ForeignRecord): Drawn {
  const draw = drawsFrom(seed);
  const order = sortedByDraws(companyIds, draw);
  const all = Array.from({ length: 6 }, (): Kind[] => ['freight', 'express', 'local']).flat();
  const deck = players.length < 7 ? all.slice(0, -2) : all;
  const used = companyIds.length - leftOut(players.length);
  return { order, permits: sortedByDraws(deck, draw).slice(0, used) };
}

/** The dealt permits, then those left in the box; null if the deck has no such permits. */
function withRest(deck: readonly Kind[], dealt: readonly Kind[]): readonly Kind[] | null {
  const left = [...deck];
  for (const kind of dealt) {
    const at = left.indexOf(kind);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return [...dealt, ...left];
}
