// The tokens of the companies, as many as in the box, with a line to cut along.
import inks from '../../board/inks.module.css';
import type { CompanyMark } from '../../board/picture.ts';
import { el } from '../../board/svg/node.ts';
import { Svg } from '../../board/svg/Svg.tsx';
import { token } from '../../board/token.ts';
import style from './PrintPage.module.css';

export interface Pieces {
  readonly id: string;
  readonly mark: CompanyMark;
  readonly count: number;
}

const piece = (mark: CompanyMark) => [
  el('circle', { class: style.cut, r: 14 }),
  el('g', { class: inks.sign }, token(mark, { x: 0, y: 0, radius: 11 })),
];

export function CutOut({ pieces }: { readonly pieces: readonly Pieces[] }) {
  return (
    <ul className={style.tokens}>
      {pieces.map(({ id, mark, count }) => (
        <li key={id} aria-label={`${mark.letter} × ${count}`}>
          {Array.from({ length: count }, (_, i) => (
            <Svg
              // biome-ignore lint/suspicious/noArrayIndexKey: one token is like another
              key={i}
              className={inks.inks}
              viewBox="-15 -15 30 30"
              width={24}
              height={24}
              aria-hidden
              drawn={piece(mark)}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}
