// The sign of a turn: the company's, the seat's mark, a hammer for an auction.
import { Cog, Dot, Gavel } from 'lucide-react';
import type { Seat } from '../../../engine/index.ts';
import type { Who } from '../../../match/turns.ts';
import { SeatMark } from '../../design/SeatChip.tsx';
import type { GameFace } from '../../kit/face.ts';
import { CompanySign } from '../../panels/CompanySign.tsx';
import style from './Log.module.css';

interface Props {
  readonly who: Who;
  readonly seats: readonly Seat[];
  readonly marks: GameFace['marks'];
}

export function TurnSign({ who, seats, marks }: Props) {
  const mark = who.kind === 'company' ? marks[who.company] : undefined;
  return (
    <span className={style.sign}>
      {mark ? (
        <CompanySign mark={mark} />
      ) : who.kind === 'seat' && seats.length === 1 ? (
        <SeatMark seat={who.seat} size={16} />
      ) : who.kind === 'auction' ? (
        <Gavel aria-hidden />
      ) : who.kind === 'automaton' ? (
        <Cog aria-hidden />
      ) : (
        <Dot aria-hidden />
      )}
    </span>
  );
}
