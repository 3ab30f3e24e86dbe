// The tokens of the companies, each as often as it is in the box, with a line to cut along.
import inks from '../../board/inks.module.css';
import type { CompanyMark } from '../../board/picture.ts';
import { Token } from '../../board/Token.tsx';
import style from './PrintPage.module.css';

export interface Pieces {
  readonly id: string;
  readonly mark: CompanyMark;
  readonly count: number;
}

export function CutOut({ pieces }: { readonly pieces: readonly Pieces[] }) {
  return (
    <ul className={style.tokens}>
      {pieces.map(({ id, mark, count }) => (
        <li key={id} aria-label={`${mark.letter} × ${count}`}>
          {Array.from({ length: count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one token is like another
            <svg key={i} className={inks.inks} viewBox="-15 -15 30 30" width={24} height={24} aria-hidden>
              <circle className={style.cut} r={14} />
              <g className={inks.sign}>
                <Token company={mark} at={{ x: 0, y: 0, radius: 11 }} />
              </g>
            </svg>
          ))}
        </li>
      ))}
    </ul>
  );
}
