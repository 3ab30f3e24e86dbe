// A time in small type, with its full form under the pointer.
import { useLang } from './lang.ts';
import style from './Stamp.module.css';
import { stampOf } from './stamp.ts';

/** Renders nothing for an unknown time. */
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
