// A past moment: its round, the seat to decide and its decision; links to one's own last turn, a fork, and now.
import { memo, useMemo } from 'react';
import { top, waiting } from '../../../engine/index.ts';
import { storyLines } from '../../../words/web/story.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { useHand } from '../decision/useHand.ts';
import { useTable } from '../useTable.ts';
import { useTableActions } from '../useTableActions.ts';
import style from './History.module.css';
import { useIsPassing } from './passing.ts';
import { useStory } from './useStory.ts';

interface Props {
  /** The shown round: two may have begun with the same move. */
  readonly round: number;
}

/** Apart from the round, waits until a dragging hand rests. */
export const PastLine = memo(function PastLine({ round }: Props) {
  const isPassing = useIsPassing();
  const { moment, game, words, table, timeline } = useTable();
  const hand = useHand();
  const rounds = useStory();
  const { fork, busy } = useTableActions();
  const l = useLines(tableLines).history;
  const s = useLines(storyLines).history;
  const options = useMemo(
    () =>
      rounds.map(({ seq, title }, index) => (
        <option key={seq + title} value={index}>
          {title}
        </option>
      )),
    [rounds],
  );
  const [who] = waiting(game, moment.state);
  const frame = top(moment.state);
  const decides = who === undefined ? '' : s.decides(words.f.seat(who), frame ? words.frame(frame) : null);
  const mine = timeline.line.findLast(
    (other) => other.before !== null && other.seq < moment.seq && table.yours.includes(other.seat),
  );
  return (
    <div className={style.past}>
      <label>
        <span className="hidden">{s.round}</span>
        <select value={round} onChange={(event) => hand.lookAt(rounds[Number(event.target.value)]!.seq)}>
          {options}
        </select>
      </label>
      <span className={style.decides}>{isPassing ? '' : decides}</span>
      {mine?.before && (
        <Button size="small" kind="quiet" data-act="myLast" onClick={() => hand.lookAt(mine.before!.seq)}>
          {s.myLast}
        </Button>
      )}
      <Button size="small" title={s.forkHint} busy={busy} data-act="forkHere" onClick={fork}>
        {s.fork}
      </Button>
      <Button size="small" kind="primary" data-act="backToNow" onClick={() => hand.lookAt(null)}>
        {l.now}
      </Button>
    </div>
  );
});
