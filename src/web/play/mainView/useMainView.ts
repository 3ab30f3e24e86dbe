// The large picture now, map or market: the reader's choice for this kind of round, but always the map while the
// decision asks for a place.
import { useMemo } from 'react';
import { marksOf } from '../marks.ts';
import { useTable } from '../useTable.ts';
import { type Shown, useMainViewChoice } from './mainViewChoice.ts';
import { type RoundKind, roundKind } from './roundKind.ts';

export interface MainViewNow {
  readonly shown: Shown;
  readonly round: RoundKind;
  /** True if there is a market to swap with, and no place is asked for. */
  readonly mayChange: boolean;
  readonly asksForPlace: boolean;
}

export function useMainView(): MainViewNow {
  const { face, desk, path, moment } = useTable();
  const wanted = useMainViewChoice(({ shown }) => shown);
  const round = roundKind(moment.state);
  const asksForPlace = useMemo(() => {
    const { track } = face;
    return track && desk ? [...marksOf(desk, path, track.placesOf).values()].includes('choosable') : false;
  }, [face, desk, path]);
  const mayChange = face.market !== undefined && face.picture !== undefined && !asksForPlace;
  return { shown: mayChange ? wanted[round] : 'map', round, mayChange, asksForPlace };
}
