// Choices at a position, for a request.
import type { ChoicesBody } from '../../../api/choices.ts';
import { loadGame } from '../../../titles/registry.ts';
import { type Branches, branches } from '../../play/branches.ts';
import { decode, type EncodedState } from '../encoded.ts';

export interface Weighing {
  readonly game: string;
  readonly position: EncodedState;
  readonly body: ChoicesBody;
}

export async function weigh({ game: name, position, body: { seat, ...asked } }: Weighing): Promise<Branches> {
  const game = (await loadGame(name))!;
  return branches({ game, state: decode(position), seat }, asked);
}
