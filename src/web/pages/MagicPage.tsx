// A link that came by mail: it is used once, at once, and says how it went.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { accountLines } from '../../i18n/web/account.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { ButtonLink } from '../design/Button.tsx';
import { Spinner } from '../design/Spinner.tsx';
import { isProblem, problemText } from '../net/ApiProblem.ts';
import { api } from '../net/api.ts';
import { takeMe } from '../net/queries.ts';
import style from './NotFoundPage.module.css';

export function MagicPage() {
  const l = useLines(accountLines).magic;
  usePage(l.title);
  const token = new URLSearchParams(useSearch()).get('token');
  const used = useRef(false);
  const open = useMutation({ mutationFn: (secret: string) => api.spendMagicLink(secret), onSuccess: takeMe });
  const { mutate } = open;
  useEffect(() => {
    if (!token || used.current) return;
    used.current = true;
    mutate(token);
    // The link is spent: it should not stay in the address, nor in the history.
    history.replaceState(null, '', '/magic');
  }, [token, mutate]);
  const failed = isProblem(open.error, 'badLink') ? l.failed : problemText(open.error);
  return (
    <div className={style.page}>
      <h1>{l.title}</h1>
      {open.isSuccess ? (
        <p role="status">{l.done}</p>
      ) : open.isError ? (
        <p role="alert">{failed}</p>
      ) : token || used.current ? (
        <Spinner label={l.opening} />
      ) : (
        <p>{l.missing}</p>
      )}
      <ButtonLink href={open.isError ? '/account' : '/'}>{l.home}</ButtonLink>
    </div>
  );
}
