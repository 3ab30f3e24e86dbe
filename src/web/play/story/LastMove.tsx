// The events of the shown moment: its lines of the log; a touch opens the whole log.

import { gives } from '../../../match/assist.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import style from '../layout/PlayTable.module.css';
import { useTable } from '../useTable.ts';
import { wordsAt } from '../wordsAt.ts';
import { Lines } from './Lines.tsx';
import { logLines } from './logLines.ts';
import { WhyLine } from './WhyLine.tsx';

export function LastMove() {
  const { moment, words, face, lang, sight, whys, table } = useTable();
  const { panels } = useLines(tableLines);
  const lines = logLines(moment, wordsAt({ words, face, lang }, moment.state));
  if (lines.length === 0) return null;
  return (
    <button
      type="button"
      className={style.lastMove}
      title={[...lines, `(${panels.log})`].join('\n')}
      data-act="log"
      onClick={() => sight.setState({ panel: 'log' })}
    >
      <Lines lines={lines} />
      {gives(table.assist, 'sums') && <WhyLine why={whys.get(moment.seq)} words={words} />}
    </button>
  );
}
