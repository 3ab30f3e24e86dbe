// Why a tile cannot be laid or a token not be placed.
import type { NodeId } from '../../../engine/track/board.ts';
import type { Colour, HexId, TileId } from '../../../engine/track/facts.ts';
import type { CompanyId } from '../companies.ts';
import type { PhaseId } from '../phases.ts';

export interface TrackRefusals {
  'track.twoTiles': Record<never, never>;
  'track.noHex': { hex: HexId };
  'track.printed': { hex: HexId; colour: Colour };
  'track.secondUpgrade': Record<never, never>;
  'track.homeFirst': { company: CompanyId; home: HexId };
  'track.outOfReach': { hex: HexId; company: CompanyId };
  'track.tooDear': { cost: number; cash: number };
  'track.wrongTile': { hex: HexId; tile: TileId };
  'track.colour': { tile: TileId; colour: Colour; phase: PhaseId };
  'track.noneLeft': { tile: TileId };
  /** Track would lead off the map, to a blank side of a hex that is never built on, or to a barrier. */
  'track.deadEnd': { hex: HexId; tile: TileId };
  'track.doesNotFit': { hex: HexId; tile: TileId };
  'track.notConnected': { hex: HexId; company: CompanyId };
  'terrain.noCost': { hex: HexId };
  'terrain.noToken': { company: CompanyId };
  /** It is spent with the tile, not beforehand. */
  'terrain.withLay': Record<never, never>;
  /** It is spent beforehand, not with the tile. */
  'terrain.announced': Record<never, never>;
  'terrain.waiting': Record<never, never>;
  'token.noneLeft': { company: CompanyId };
  'token.tooDear': { cost: number; cash: number };
  'token.noCity': { city: NodeId };
  'token.alreadyHere': { company: CompanyId; city: NodeId };
  'token.cityFull': { city: NodeId };
  'token.outOfReach': { city: NodeId; company: CompanyId };
}
