// A turning wheel for work under way; it stands still where motion is unwanted.
import { classes } from './classes.ts';
import style from './Spinner.module.css';

export function Spinner({ label, small = false }: { readonly label?: string; readonly small?: boolean }) {
  return (
    <span className={classes(style.spinner, small && style.small)} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" className={style.rim} />
        <path d="M12 3a9 9 0 0 1 9 9M12 3v18M3 12h18" className={style.spokes} />
      </svg>
      {label && <span>{label}</span>}
    </span>
  );
}
