// A great event before it is decided: a heading, its tables and lines, and the assumptions made.
import type { ReactNode } from 'react';
import { PASS } from '../../../engine/index.ts';
import type { Assumed } from '../../../match/playOn.ts';
import type { Lang } from '../../../words/phrases.ts';
import { outlookLines } from '../../../words/web/outlook.ts';
import type { Words } from '../../../words/words.ts';
import style from './outlook.module.css';

interface Props {
  readonly title: string;
  /** The kind of event, by which scripts and tests find the card. */
  readonly id: string;
  readonly children: ReactNode;
  /** Shown beside the heading while the card is folded. */
  readonly brief?: ReactNode;
  /** True before it is chosen: readers may open it. */
  readonly folded?: boolean;
  readonly lines?: readonly string[];
  readonly assumed?: readonly Assumed[];
  readonly words: Words;
  readonly lang: Lang;
}

export function OutlookCard({
  title,
  id,
  children,
  brief,
  folded = false,
  lines = [],
  assumed = [],
  words,
  lang,
}: Props) {
  const guesses = assumedTexts(assumed, words);
  return (
    // a changed choice opens or folds it anew
    <details key={String(folded)} className={style.outlook} open={!folded} data-outlook={id}>
      <summary>
        <h4>{title}</h4>
        {brief !== undefined && <span className={style.brief}>{brief}</span>}
      </summary>
      {children}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {guesses.length > 0 && (
        <details className={style.assumed}>
          <summary>{outlookLines[lang].assumed(guesses.length)}</summary>
          <ul>
            {guesses.map((guess) => (
              <li key={guess}>{guess}</li>
            ))}
          </ul>
        </details>
      )}
    </details>
  );
}

const assumedTexts = (assumed: readonly Assumed[], { f, action: told }: Words): readonly string[] => [
  ...new Set(
    assumed
      .filter(({ action }) => action.type !== PASS.type)
      .map(({ seat, action }) => `${f.seat(seat)}: ${told(action)}`),
  ),
];
