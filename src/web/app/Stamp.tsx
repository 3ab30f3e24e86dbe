// The time of something in small type, and the whole of it under the pointer.
import { useLang } from './lang.ts';
import style from './Stamp.module.css';
import { stampOf } from './stamp.ts';

/** Nothing where no time is known. */
export function Stamp({ at }: { readonly at: number | undefined }) {
  const lang = useLang();
  if (at === undefined) return null;
  const { short, whole } = stampOf(at, Date.now(), lang);
  return (
    <time className={style.stamp} dateTime={new Date(at).toISOString()} title={whole}>
      {short}
    </time>
  );
}
