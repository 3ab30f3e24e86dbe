// Opens a link from a mail: describes its effect, and carries it out when a button is pressed, since mail scanners open
// links too.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { MagicLook } from '../../api/people.ts';
import { accountLines } from '../../words/web/account.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { Button, ButtonLink } from '../design/Button.tsx';
import { Spinner } from '../design/Spinner.tsx';
import { isProblem, problemText } from '../net/ApiProblem.ts';
import { api } from '../net/api.ts';
import { useMe } from '../net/queries.ts';
import { useChangeMe } from './account/useChangeMe.ts';
import { gameName } from './games/roster.ts';
import style from './MagicPage.module.css';

export function MagicPage() {
  const l = useLines(accountLines).magic;
  usePage(l.title);
  const [token] = useState(new URLSearchParams(useSearch()).get('token'));
  // Anybody who reads the link can use it: keep it out of the address and the history.
  useEffect(() => history.replaceState(null, '', '/magic'), []);
  const look = useQuery({
    queryKey: ['magic', token],
    queryFn: () => api.lookAtMagicLink(token!),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const open = useChangeMe(() => api.spendMagicLink(token!));
  const error = open.error ?? look.error;
  const failed = isProblem(error, 'badLink') ? l.failed : error ? problemText(error) : null;
  const isOver = token === null || failed !== null || open.isSuccess;
  return (
    <div className={style.page}>
      <h1>{look.data?.purpose === 'confirm' ? l.confirmTitle : l.title}</h1>
      {token === null ? (
        <p>{l.missing}</p>
      ) : open.isSuccess ? (
        <p role="status">{look.data?.purpose === 'confirm' ? l.confirmed : l.done}</p>
      ) : failed !== null ? (
        <p role="alert">{failed}</p>
      ) : look.data ? (
        <Before look={look.data}>
          <Button kind="primary" busy={open.isPending} onClick={() => open.mutate()}>
            {actOf(look.data, l)}
          </Button>
        </Before>
      ) : (
        <Spinner label={l.opening} />
      )}
      {isOver && <ButtonLink href={failed !== null ? '/account' : '/'}>{l.home}</ButtonLink>}
    </div>
  );
}

type Words = (typeof accountLines)['en']['magic'];

const actOf = ({ purpose, account }: MagicLook, l: Words): string =>
  purpose === 'confirm' ? l.confirm : account === null ? l.make : l.signInAs(account);

/** The consequences of pressing the button, and the button. */
function Before({ look, children }: { readonly look: MagicLook; readonly children: ReactNode }) {
  const l = useLines(accountLines).magic;
  const person = useMe().data?.person;
  const { purpose, account, email, guest, joins, stays } = look;
  if (purpose === 'confirm')
    return (
      <>
        <p>{l.asksConfirm(account ?? '', email)}</p>
        {children}
      </>
    );
  const leaves = person?.kind === 'account' && person.name !== account ? person.name : null;
  return (
    <>
      <p>{account !== null ? l.leadsTo(account) : guest === null ? l.makes(email) : l.becomes(guest, email)}</p>
      {leaves !== null && <p>{l.leaves(leaves)}</p>}
      {guest !== null && account !== null && joins.length > 0 && <Seats text={l.joins(guest)} seats={joins} />}
      {guest !== null && stays.length > 0 && <Seats text={l.stays(guest)} seats={stays} />}
      {children}
    </>
  );
}

function Seats({ text, seats }: { readonly text: string; readonly seats: MagicLook['joins'] }) {
  const l = useLines(accountLines).magic;
  return (
    <div>
      <p>{text}</p>
      <ul className={style.seats}>
        {seats.map(({ table, game, seat }) => (
          <li key={`${table} ${seat}`}>
            {gameName(game)}, {l.seat(seat)}
          </li>
        ))}
      </ul>
    </div>
  );
}
