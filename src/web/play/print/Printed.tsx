// The table on paper: the main view, and below it the sheet. Both exist only while the page is printed.
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { showTheme } from '../../app/theme.ts';
import style from './print.module.css';

/** Milliseconds after which the sheet is preloaded: a browser does not wait once it prints. */
const SETTLED = 3000;

export function Printed() {
  const [Sheet, setSheet] = useState<ComponentType | null>(null);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const load = () =>
      import('../../sheet/PrintedSheet.tsx').then(({ PrintedSheet }) => setSheet(() => PrintedSheet)).catch(() => null);
    const timer = setTimeout(load, SETTLED);
    const begin = () => {
      document.documentElement.dataset.theme = 'light';
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      showTheme();
      setPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!printing) return null;
  return <div className={style.printed}>{Sheet && <Sheet />}</div>;
}
