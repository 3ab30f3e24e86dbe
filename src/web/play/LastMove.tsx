// What the moment shown was about: the newest lines of the log, or those of the past one looks at.

import { Lines } from './Lines.tsx';
import { logLines } from './logLines.ts';
import { usePlay } from './Play.ts';
import style from './PlayTable.module.css';

export function LastMove() {
  const { moment, words } = usePlay();
  const lines = logLines(moment, words);
  if (lines.length === 0) return null;
  return (
    <p className={style.lastMove} title={lines.join('\n')}>
      <Lines lines={lines} />
    </p>
  );
}
