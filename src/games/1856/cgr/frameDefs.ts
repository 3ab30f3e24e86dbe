// The frames of the formation of the CGR: settling of loans, then what the absorbed companies leave (R142).
import { type FrameDef, frameOf } from '../../../engine/flow/frame.ts';
import type { State1856 } from '../state.ts';
import { discardAtFormation } from './discardTrain.ts';
import { afterFormation } from './firstTurn.ts';
import { afterSettling } from './formation.ts';
import type { SettlingFrame } from './frames.ts';
import { giveUpToken } from './giveUpToken.ts';
import { keepToken, replaceTokens } from './keepToken.ts';
import { settleLoans, settleOn } from './settleLoans.ts';
import { takeOver } from './takeOver.ts';

const cite = 'CGR';

const settling: FrameDef<State1856> = {
  cite,
  stages: { settleOn, settleLoans },
  again: (s) => frameOf<SettlingFrame>(s, 'settling').seats.length > 0,
  end: afterSettling,
};

const formation: FrameDef<State1856> = {
  cite,
  stages: { takeOver, replaceTokens, keepToken, giveUpToken, discardTrains: discardAtFormation },
  end: afterFormation,
};

export const cgrFrames = { settling, formation };
