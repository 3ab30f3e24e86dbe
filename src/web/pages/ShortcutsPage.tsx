// The list of keys as a page of its own, linked from the foot of every page.
import { shellLines } from '../../words/web/shell.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { KeyList } from './keys/KeyList.tsx';
import style from './keys/keys.module.css';

export function ShortcutsPage() {
  const l = useLines(shellLines).keys;
  usePage(l.title);
  return (
    <div className={style.page}>
      <h1>{l.title}</h1>
      <p className={style.intro}>{l.intro}</p>
      <KeyList />
    </div>
  );
}
