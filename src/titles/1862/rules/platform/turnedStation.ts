// A slip of 18xx.games (ruling `turnedStation`, closed to new tables): adding a small station may turn the tile, if the
// track of its stations stays. The action is replayed from records and never offered.
import { must } from '../../../../engine/core/condition.ts';
import { int, oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AnyCondition, AnyField, AnyStep } from '../../../../engine/core/step.ts';
import { type Board, boardToWrite } from '../../../../engine/track/board.ts';
import { EDGES } from '../../../../engine/track/coords.ts';
import { extrasOn } from '../../../../engine/track/extras.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { trackOfTile } from '../../../../engine/track/hexTrack.ts';
import { never, type Slip, withStepAfter } from '../../../../kernel/wrapping.ts';
import { map } from '../map.ts';
import { type AddStation, addStation, trackNames, tracksOn } from '../operating/addStation.ts';
import type { State1862 } from '../state.ts';

export interface TurnStation extends Omit<AddStation, 'type'> {
  readonly type: 'turnStation';
  readonly rotation: number;
}

const isRecorded = (s: State1862): boolean => ruling(s, 'turnedStation') === 'stands';

/** The board with the tile of a hex at this rotation; null if there is no tile, or a station would lose its track. */
function turnedBoard({ board }: State1862, hex: HexId, rotation: number): Board | null {
  const laid = board.laid[hex];
  if (!laid) return null;
  const stations = board.extras?.[hex] ?? [];
  if (extrasOn(trackOfTile(map, laid[0], rotation), stations).length < stations.length) return null;
  return { ...board, laid: { ...board.laid, [hex]: [laid[0], rotation] } };
}

function hasTrack(s: State1862, { hex, rotation, track }: TurnStation): boolean {
  const board = turnedBoard(s, hex, rotation);
  return board !== null && tracksOn({ board }, hex).has(track);
}

const book: AnyStep<State1862> = addStation;

const turnStation: AnyStep<State1862> = {
  ...book,
  id: 'turnStation',
  isKnown: never,
  fields: {
    hex: book.fields.hex!,
    rotation: int(() => ({ min: 0, max: EDGES.length - 1 })),
    track: oneOf(trackNames) as AnyField<State1862>,
  },
  conditions: [
    must('station.turned', [], isRecorded),
    ...book.conditions.filter(({ fields }) => !fields.includes('track')),
    must(
      'station.noTrack',
      ['hex', 'rotation', 'track'],
      (s: State1862, a: TurnStation) => hasTrack(s, a),
      (_, { hex, track }) => ({ hex, track }),
    ) as AnyCondition<State1862>,
  ],
  apply(s, a, emit, seat) {
    const { hex, rotation } = a as TurnStation;
    boardToWrite(s).laid = turnedBoard(s, hex, rotation)!.laid;
    book.apply(s, a, emit, seat);
  },
};

export const turnedStation: Slip<State1862> = (game) =>
  withStepAfter(game, 'turn', 'build', addStation.id, turnStation);
