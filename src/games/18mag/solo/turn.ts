// The turn of one of István's minors: its steps in order, by themselves but for what the book leaves to the player (R196).
import type { Emit } from '../../../engine/core/event.ts';
import type { FrameDef } from '../../../engine/flow/frame.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { minorOf, type State18Mag } from '../state.ts';
import type { IstvanFrame } from './frames.ts';
import { istvanToken, token } from './istvanToken.ts';
import { run } from './run.ts';
import { scrap } from './scrap.ts';
import { trains } from './trains.ts';
import { track, upgradeForIstvan } from './upgradeForIstvan.ts';

export const newIstvanTurn = (company: MinorId): IstvanFrame => ({
  kind: 'istvan',
  at: 'track',
  company,
  hexes: [],
  buys: null,
});

export const istvan: FrameDef<State18Mag> = {
  cite: 'XI.2',
  stages: { track, askUpgrade: upgradeForIstvan, token, askToken: istvanToken, scrap, run, trains },
  end(s, { company }: IstvanFrame, _: Emit<Event18Mag>) {
    minorOf(s, company).operated = true;
  },
};
