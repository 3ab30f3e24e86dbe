// Sets up István's side before the player's: cards, minors, tiles, a share (R164-R167, R195).
import { shuffle } from '../../../../engine/core/chance.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { under } from '../../../../engine/flow/frame.ts';
import { type MinorId, minorIds, minorsOf } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import type { IstvanSetupFrame } from '../frames.ts';
import { giveMinor, giveShare } from '../opening/take.ts';
import { putTile } from '../operating/putTile.ts';
import { ISTVAN } from '../players.ts';
import type { State18Mag } from '../state.ts';
import { istvansMinors } from './card.ts';
import { cardOf, cardsEach, levelOf, network } from './cards.ts';
import { shareCardIds } from './shareCards.ts';

function takeCard(s: State18Mag, minor: MinorId, by: 'drawn' | 'picked', emit: Emit<Event18Mag>): void {
  s.solo!.cards[minor] = { done: 0, owed: null };
  emit?.({ type: 'istvanGotCard', company: minor, level: levelOf(s), by });
}

/** Draws the cards, unless the player picks them. */
export const drawCards: AutoStep<State18Mag, Event18Mag> = {
  id: 'drawCards',
  auto(s, emit) {
    if (s.options.soloCards === 'picked') return;
    for (const minor of shuffle(s, minorsOf(s)).slice(0, cardsEach(s))) takeCard(s, minor, 'drawn', emit);
    under<IstvanSetupFrame>(s, 'istvanSetup').at = 'takeMinors'; // nothing is left to pick
  },
};

interface GiveIstvan {
  readonly type: 'giveIstvan';
  readonly minor: MinorId;
}

/** The player picks the cards one after the other (option `soloCards`). */
export const giveIstvan = step<State18Mag, GiveIstvan, Event18Mag>()({
  id: 'giveIstvan',
  stays: true,
  actor: () => 1,
  fields: { minor: oneOf(minorIds, minorsOf) },
  conditions: [
    must('istvan.noCard', ['minor'], (s, a) => minorsOf(s).includes(a.minor)),
    must('istvan.hasCard', ['minor'], (s, a) => s.solo!.cards[a.minor] === undefined),
  ],
  apply(s, { minor }, emit) {
    takeCard(s, minor, 'picked', emit);
    if (istvansMinors(s).length === cardsEach(s)) under<IstvanSetupFrame>(s, 'istvanSetup').at = 'takeMinors';
  },
});

/** Gives all minors before laying tiles, so that a home token moves along with its city. */
export const takeMinors: AutoStep<State18Mag, Event18Mag> = {
  id: 'takeMinors',
  auto(s, emit) {
    for (const minor of istvansMinors(s)) giveMinor(s, ISTVAN, minor, emit);
    for (const minor of istvansMinors(s))
      for (const hex of cardOf(s, minor).tiles) {
        if (s.board.laid[hex] !== undefined) continue; // a sister's card has it too
        const [tile, rotation] = network[hex]!;
        putTile(s, minor, { hex, tile, rotation }, { by: 'free', second: 0 }, emit); // R165
      }
  },
};

export const drawShareCard: AutoStep<State18Mag, Event18Mag> = {
  id: 'drawShareCard',
  auto(s, emit) {
    const major = shuffle(s, shareCardIds)[0]!;
    s.solo!.shareCard = major;
    emit?.({ type: 'istvanShareCard', major });
    giveShare(s, ISTVAN, major, emit);
  },
};
