// The board as it stands at the moment shown, with what has been chosen so far already on it.
import { useMemo } from 'react';
import { tableLines } from '../../i18n/web/table.ts';
import { positionOf } from '../../match/menu.ts';
import { useLines } from '../app/lang.ts';
import { Board } from '../board/Board.tsx';
import { Log } from './Log.tsx';
import { marksOf, recentMarks } from './marks.ts';
import { usePlay } from './Play.ts';
import style from './PlayTable.module.css';
import { useHand } from './useHand.ts';

export function BoardArea() {
  const { face, desk, look, moment, words, lang, game } = usePlay();
  const hand = useHand();
  const l = useLines(tableLines);
  const { path } = look;
  const position = useMemo(() => (desk ? positionOf(desk, path) : moment.state), [desk, path, moment]);
  const picture = useMemo(() => face.picture?.(position, words, lang), [face, position, words, lang]);
  const marks = useMemo(() => {
    const places = new Set(picture?.hexes.map((hex) => hex.id));
    const isPlace = (id: string) => places.has(id);
    return new Map([...recentMarks(moment.events, isPlace), ...(desk ? marksOf(desk, path, isPlace) : [])]);
  }, [picture, moment, desk, path]);
  if (!picture)
    return (
      <div className={style.noBoard}>
        <p>{l.noBoard}</p>
        <Log />
      </div>
    );
  return (
    <div className={style.board} data-board>
      <Board picture={picture} marks={marks} onPick={hand.touch} label={`${l.board}: ${game.name}`} />
    </div>
  );
}
