// A train that is on sale: how many are left, and when it goes out of use.
import { type Seat, typeOf } from '../../../engine/index.ts';
import { decisionLines } from '../../../i18n/web/decision.ts';
import { type RailState, railOf } from '../../../kernel/index.ts';
import type { Desk } from '../../../match/menu.ts';
import { useLines } from '../../app/lang.ts';
import { usePlay } from '../Play.ts';
import style from './offers.module.css';
import type { Part } from './sections.ts';

/** Who decides for the company that has it; null where it is nobody's to refuse. */
function ownerOf({ game, state }: Desk, company: string): Seat | null {
  const rail = railOf(game);
  const s = state as RailState;
  const all = rail ? [...rail.companies(s), ...(rail.minors?.(s) ?? [])] : [];
  return all.includes(company) ? rail!.controller(s, company) : null;
}

export function TrainLine({ parts }: { readonly parts: readonly Part[] }) {
  const { face, desk, words, lang } = usePlay();
  const l = useLines(decisionLines);
  const train = parts.find(({ field }) => field === 'train');
  const from = parts.find(({ field }) => field === 'from')?.value;
  if (!train || !desk || !face.depot) return null;
  const type = typeOf(String(train.value));
  const row = face.depot(desk.state, words, lang).trains.find((one) => one.type === type);
  if (!row) return null;
  const owner = ownerOf(desk, String(from));
  const facts = [
    ...(owner === null || owner === desk.seat ? [] : [l.offer(words.f.seat(owner))]),
    ...(from === 'bank' && row.left !== '∞' ? [l.trainsLeft(row.left)] : []),
    ...(row.rusts === '' ? [] : [l.rusts(row.rusts)]),
    ...(row.note === '' ? [] : [row.note]),
    ...(from === 'bank' && row.saleNote !== '' ? [row.saleNote] : []),
  ];
  return facts.length > 0 && <span className={style.line}>{facts.join(' · ')}</span>;
}
