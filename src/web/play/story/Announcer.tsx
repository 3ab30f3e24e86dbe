// Tells screen readers every new line of the log, undos, and their turn. Undos by others are shown to everybody, as the
// board only jumps.
import { useEffect, useRef, useState } from 'react';
import { jumpsAfter } from '../../../match/logOf.ts';
import { lastSeq } from '../../../match/timeline.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { toast } from '../../design/toasts.ts';
import { useTable } from '../useTable.ts';
import { wordsAt } from '../wordsAt.ts';
import { logLines } from './logLines.ts';

export function Announcer() {
  const { timeline, words, face, seat, seats, lang, table, link } = useTable();
  const l = useLines(tableLines).heard;
  const { undid, redid } = useLines(tableLines).log;
  const [said, setSaid] = useState({ text: '', lang });
  const known = useRef(timeline.line);
  const last = useRef(lastSeq(timeline));
  const mine = useRef(seat);
  useEffect(() => {
    const before = new Set(known.current);
    // the past of a game joined late is no news
    const from = known.current.at(-1)!;
    const joined = timeline.line.indexOf(from);
    const fresh = timeline.line.filter((moment, at) => at > joined && !before.has(moment));
    const turn = seat !== null && seat !== mine.current ? [l.yourMove(seats[seat - 1]?.name ?? '')] : [];
    const jumps = jumpsAfter(timeline, last.current).map((jump) => {
      const name = seats[jump.seat - 1]?.name ?? '';
      return { ...jump, text: jump.moves >= 0 ? undid(name, jump.moves) : redid(name, -jump.moves) };
    });
    const isOwn = (jump: { readonly seat: number }) => link.trial || table.yours.includes(jump.seat);
    // a notice is read aloud too
    for (const jump of jumps) if (!isOwn(jump)) toast(jump.text);
    known.current = timeline.line;
    last.current = lastSeq(timeline);
    mine.current = seat;
    const lines = [
      ...jumps.filter(isOwn).map(({ text }) => text),
      ...fresh.flatMap((moment) => logLines(moment, wordsAt({ words, face, lang }, moment.state))),
      ...turn,
    ];
    if (lines.length > 0) setSaid({ text: lines.join(' '), lang });
  }, [timeline, words, face, seat, seats, l, undid, redid, lang, table.yours, link.trial]);
  return (
    <div className="hidden" role="log" aria-live="polite" aria-atomic="true">
      {/* text in another language is not read out in this one */}
      {said.lang === lang && said.text}
    </div>
  );
}
