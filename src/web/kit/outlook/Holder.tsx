// The holder at the head of a row: a player by mark and name, a company by its sign.
import type { Seat } from '../../../engine/index.ts';
import type { Words } from '../../../words/words.ts';
import { SeatMark } from '../../design/SeatChip.tsx';
import { CompanySign } from '../../panels/CompanySign.tsx';
import type { RailFace } from '../railFace.ts';
import style from './outlook.module.css';

export const Player = ({ seat, words }: { readonly seat: Seat; readonly words: Words }) => (
  <span className={style.holder}>
    <SeatMark seat={seat} size={16} />
    {words.f.seat(seat)}
  </span>
);

interface CompanyProps {
  readonly id: string;
  readonly marks: RailFace<never>['marks'];
  readonly words: Words;
}

export const Company = ({ id, marks, words }: CompanyProps) =>
  marks[id] ? <CompanySign mark={marks[id]} label={words.value('company', id)} /> : words.f.company(id);
