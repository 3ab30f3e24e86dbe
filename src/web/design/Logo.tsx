// The mark: a main line with two passing loops, which is the letter B. The lower points are set, in signal red.
import style from './Logo.module.css';

export function Logo({ size = 32 }: { readonly size?: number }) {
  return (
    <svg className={style.logo} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d={`M10 1.5v29${upper}`} />
      <path className={style.set} d={lower} />
      <path className={style.between} d={`M10 1.5v29${upper}`} />
      <path className={style.between} d={lower} />
    </svg>
  );
}

/** Loops leave and join the main line along it, as points do. */
const upper = 'M10 1.8C10.3 4.4 20.6 3.6 20.6 9.2S10.2 13.4 10 16.2';
const lower = 'M10 14.2C10.4 17.6 23.4 16.2 23.4 22.8S10.2 27.4 10 30.4';
