// For those who listen: every new line of the log, and that it is their move.
import { useEffect, useRef, useState } from 'react';
import { tableLines } from '../../i18n/web/table.ts';
import { useLines } from '../app/lang.ts';
import { logLines } from './logLines.ts';
import { usePlay } from './Play.ts';

export function Announcer() {
  const { timeline, words, seat, seats, lang } = usePlay();
  const l = useLines(tableLines).heard;
  const [said, setSaid] = useState({ text: '', lang });
  const known = useRef(timeline.line);
  const mine = useRef(seat);
  useEffect(() => {
    const before = new Set(known.current);
    // the past of a game that was joined late is no news
    const from = known.current.at(-1)!;
    const joined = timeline.line.indexOf(from);
    const fresh = timeline.line.filter((moment, at) => at > joined && !before.has(moment));
    const turn = seat !== null && seat !== mine.current ? [l.yourMove(seats[seat - 1]?.name ?? '')] : [];
    known.current = timeline.line;
    mine.current = seat;
    const lines = [...fresh.flatMap((moment) => logLines(moment, words)), ...turn];
    if (lines.length > 0) setSaid({ text: lines.join(' '), lang });
  }, [timeline, words, seat, seats, l, lang]);
  return (
    <div className="hidden" role="log" aria-live="polite" aria-atomic="true">
      {/* what was said in another language is not read out in this one */}
      {said.lang === lang && said.text}
    </div>
  );
}
