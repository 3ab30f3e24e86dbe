// An event of every 18xx game, by its kind.
import type { GameEvent } from '../engine/index.ts';
import type { RailEvent } from '../kernel/index.ts';

type Of<T extends RailEvent['type']> = GameEvent & Extract<RailEvent, { readonly type: T }>;

export const isKind = <T extends RailEvent['type']>(event: GameEvent, type: T): event is Of<T> => event.type === type;
