// The account page: identity, ways to sign in, notifications, keys, muted people, data, and deletion.
import { Link } from 'wouter';
import type { Me } from '../../api/people.ts';
import { accountLines } from '../../words/web/account.ts';
import { shellLines } from '../../words/web/shell.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { Badge } from '../design/Badge.tsx';
import { Card } from '../design/Card.tsx';
import { api } from '../net/api.ts';
import { useMe } from '../net/queries.ts';
import style from './AccountPage.module.css';
import { Asked } from './Asked.tsx';
import { CreateAccountCard } from './account/CreateAccountCard.tsx';
import { DataCard } from './account/DataCard.tsx';
import { LinkForm } from './account/LinkForm.tsx';
import { MutedCard } from './account/MutedCard.tsx';
import { NotifyCard } from './account/NotifyCard.tsx';
import { PasswordCard } from './account/PasswordCard.tsx';
import { ProfileCard } from './account/ProfileCard.tsx';
import { SessionsCard } from './account/SessionsCard.tsx';
import { SignInCard } from './account/SignInCard.tsx';
import { TokensCard } from './account/TokensCard.tsx';

export function AccountPage() {
  const l = useLines(accountLines);
  usePage(l.title);
  return (
    <div className={style.page}>
      <h1>{l.title}</h1>
      <Asked query={useMe()} loading={l.loading} lines={5}>
        {(me) => <Account me={me} />}
      </Asked>
    </div>
  );
}

function Account({ me }: { readonly me: Me }) {
  const l = useLines(accountLines);
  const shell = useLines(shellLines);
  const { person } = me;
  if (!person)
    return (
      <>
        <p className={style.state}>{l.nobody}</p>
        <div className={style.pair}>
          <SignInCard guest={false} mail={me.mail} />
          <CreateAccountCard guest={null} mail={me.mail} />
        </div>
        {me.mail && <MagicCard />}
      </>
    );
  const isGuest = person.kind === 'guest';
  return (
    <>
      <p className={style.state}>
        <strong>{person.name}</strong> {isGuest && <Badge>{shell.guest}</Badge>}{' '}
        <span className={style.soft}>{isGuest ? l.asGuest : l.asAccount}</span>
      </p>
      {person.role === 'host' && (
        <p>
          <Link href="/host">{l.runsServer}</Link>
        </p>
      )}
      <div className={style.pair}>
        <div className={style.column}>
          <ProfileCard key={`${person.name} ${person.email}`} me={me} person={person} />
          <NotifyCard me={me} person={person} />
          {!isGuest && <SessionsCard />}
          {isGuest && <DataCard person={person} />}
          <MutedCard me={me} />
        </div>
        <div className={style.column}>
          {isGuest && <CreateAccountCard guest={person.name} mail={me.mail} />}
          {isGuest && <SignInCard guest mail={me.mail} />}
          {isGuest && me.mail && <MagicCard />}
          {!isGuest && <PasswordCard person={person} />}
          {!isGuest && <TokensCard person={person} />}
          {!isGuest && <DataCard person={person} />}
        </div>
      </div>
    </>
  );
}

function MagicCard() {
  const l = useLines(accountLines).magic;
  return (
    <Card title={l.title}>
      <LinkForm words={l} send={api.askMagicLink} />
    </Card>
  );
}
