// Why a tile cannot be laid or a token not be placed.
import type { NodeId } from '../../../engine/track/board.ts';
import type { Colour, HexId, TileId } from '../../../engine/track/facts.ts';
import type { CompanyId } from '../companies.ts';
import type { PhaseId } from '../phases.ts';
import type { PrivateId } from '../privateCompanies.ts';

export interface TrackRefusals {
  'turn.notPresident': { company: CompanyId };
  'track.printed': { hex: HexId; colour: Colour };
  'track.blocked': { hex: HexId; private: PrivateId };
  'track.townStays': { hex: HexId; tile: TileId };
  'track.outOfReach': { hex: HexId; company: CompanyId };
  'track.tooDear': { cost: number; cash: number };
  'track.wrongTile': { hex: HexId; tile: TileId };
  'track.colour': { tile: TileId; colour: Colour; phase: PhaseId };
  'track.noneLeft': { tile: TileId };
  'track.doesNotFit': { hex: HexId; tile: TileId };
  'track.notConnected': { hex: HexId; company: CompanyId };
  'canada.notOwner': { company: CompanyId };
  'canada.used': Record<never, never>;
  'canada.hex': { hex: HexId };
  'canada.hexTaken': { tile: TileId };
  'canada.tile': { tile: TileId };
  'token.noneLeft': { company: CompanyId };
  'token.tooDear': { cost: number; cash: number };
  'token.noCity': { city: NodeId };
  'token.hexTaken': { company: CompanyId; hex: HexId };
  'token.cityFull': { city: NodeId };
  'token.reserved': { city: NodeId; company: CompanyId };
  'token.outOfReach': { city: NodeId; company: CompanyId };
  'kitchener.notOwner': { company: CompanyId };
  'kitchener.hex': { city: NodeId };
  'kitchener.tokenStep': Record<never, never>;
  'kitchener.ownTile': Record<never, never>;
  'city.otherHex': { hex: HexId; city: NodeId };
}
