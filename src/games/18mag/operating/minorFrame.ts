// A minor's turn: its steps in order (R046).
import type { Emit } from '../../../engine/core/event.ts';
import type { FrameDef } from '../../../engine/flow/frame.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import type { MinorFrame } from '../frames.ts';
import { minorOf, type State18Mag } from '../state.ts';
import { buyTrain } from './buyTrain.ts';
import { layTile } from './layTile.ts';
import { placeToken } from './placeToken.ts';
import { run } from './run.ts';
import { scrapTrain } from './scrapTrain.ts';

export const newMinorTurn = (company: MinorId): MinorFrame => ({
  kind: 'minor',
  at: 'track',
  company,
  lays: 0,
  upgraded: false,
  announced: false,
  wagons: [],
  runs: [],
  refused: [],
});

export const minor: FrameDef<State18Mag> = {
  cite: 'VI.3.1',
  stages: { track: layTile, token: placeToken, run: [scrapTrain, run], trains: buyTrain },
  end(s, { company }: MinorFrame, _: Emit<Event18Mag>) {
    minorOf(s, company).operated = true;
  },
};
