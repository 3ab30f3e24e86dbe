// A choice's picture, if it has one: a tile as drawn, a company by its mark.
import type { Choice } from '../../../engine/index.ts';
import { railLines } from '../../../words/web/rail.ts';
import { TileCard } from '../../board/tile/TileCard.tsx';
import { CompanySign } from '../../panels/CompanySign.tsx';
import { useTable } from '../useTable.ts';
import style from './ChoiceCards.module.css';
import { type ChoiceCard, ROTATION } from './cards.ts';
import { markIn } from './companyIn.ts';

export function CardSign({ value, next }: Pick<ChoiceCard, 'value' | 'next'>) {
  const { face, desk, path, lang } = useTable();
  const field = path.at(-1)?.open?.field;
  const id = String(value);
  const tile = field === 'tile' ? face.track?.tile(id, firstRotation(next)) : null;
  if (tile && face.track && desk) {
    const left = face.track.tilesLeft(desk.state, id);
    return (
      <span className={style.tile}>
        <TileCard tile={tile} shape={face.track.shape} size={72} />
        {Number.isFinite(left) && <span className={style.left}>{railLines[lang].map.left(left)}</span>}
      </span>
    );
  }
  const mark = markIn(face, field, value);
  return mark && (mark.disc || mark.letter.length > 1) ? <CompanySign mark={mark} /> : null;
}

/** A tile's picture has the first rotation that fits. */
const firstRotation = (next: Choice | null): number => {
  const open = next?.open;
  return open?.kind === 'oneOf' && open.field === ROTATION ? Number(open.values[0]) : 0;
};
