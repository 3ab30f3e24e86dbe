// The page for an unknown address.
import { shellLines } from '../../words/web/shell.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { ButtonLink } from '../design/Button.tsx';
import style from './NotFoundPage.module.css';

export function NotFoundPage() {
  const l = useLines(shellLines).notFound;
  usePage(l.title);
  return (
    <div className={style.page}>
      <BufferStop />
      <h1>{l.title}</h1>
      <p>{l.text}</p>
      <ButtonLink kind="primary" href="/">
        {l.home}
      </ButtonLink>
    </div>
  );
}

/** The end of a track: two rails, their sleepers and a buffer stop. */
function BufferStop() {
  return (
    <svg className={style.picture} viewBox="0 0 240 80" aria-hidden="true">
      <path
        className={style.sleepers}
        d="M12 58v14M36 58v14M60 58v14M84 58v14M108 58v14M132 58v14M156 58v14M180 58v14"
      />
      <path className={style.rails} d="M0 60h196M0 70h196" />
      <path className={style.post} d="M192 72V22h8v50z" />
      <path className={style.board} d="M184 18h24v26h-24z" />
      <path className={style.stripes} d="M185 34l12-15h8l-20 25zM193 43l14-18v10l-6 8z" />
    </svg>
  );
}
