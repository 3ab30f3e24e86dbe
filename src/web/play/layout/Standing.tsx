// The state of the game in one line; left out when the game is over, since the result says it.
import { useTable } from '../useTable.ts';

export function Standing() {
  const { isNow, table, face, moment, lang } = useTable();
  return face.Brief && (table.status === 'playing' || !isNow) ? <face.Brief state={moment.state} lang={lang} /> : null;
}
