// The state of the game in one line; left out when the game is over, since the result says it.
import { usePlay } from './Play.ts';

export function Standing() {
  const { isNow, table, face, moment, lang } = usePlay();
  return face.Brief && (table.status === 'playing' || !isNow) ? <face.Brief state={moment.state} lang={lang} /> : null;
}
