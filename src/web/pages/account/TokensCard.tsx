// Keys for one's own programs: made, shown once, revoked.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Person, Token } from '../../../api/people.ts';
import { accountLines } from '../../../words/web/account.ts';
import { ago } from '../../app/ago.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Select } from '../../design/Select.tsx';
import { TextField } from '../../design/TextField.tsx';
import { isProblem, problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import style from './Form.module.css';
import { Secret } from './Secret.tsx';
import { SignInAgain } from './SignInAgain.tsx';

const DAYS = ['30', '90', '365'] as const;

export function TokensCard({ person }: { readonly person: Person }) {
  const {
    tokens: l,
    password: { wrong },
  } = useLines(accountLines);
  const lang = useLang();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [scope, setScope] = useState<Token['scope']>('play');
  const [days, setDays] = useState<(typeof DAYS)[number]>('365');
  const list = useQuery({ queryKey: ['tokens'], queryFn: async () => (await api.tokens()).tokens });
  const again = () => client.invalidateQueries({ queryKey: ['tokens'] });
  const make = useMutation({
    mutationFn: () =>
      api.newToken({ name: name.trim(), scope, days: Number(days), ...(person.hasPassword && { password }) }),
    onSuccess() {
      setName('');
      setPassword('');
      void again();
    },
  });
  const drop = useMutation({ mutationFn: api.dropToken, onSettled: again });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  const endOf = ({ until }: Token) =>
    until > Date.now() ? l.until(new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(until)) : l.ended;
  const problem = make.error ?? drop.error ?? list.error;
  const isWrong = isProblem(make.error, 'wrongPassword');
  return (
    <Card title={l.title}>
      <form className={style.form} onSubmit={submit}>
        <p className={style.text}>{l.text}</p>
        {list.data && list.data.length > 0 && (
          <ul className={style.list}>
            {list.data.map((token) => (
              <li key={token.id}>
                <span className={style.grow}>
                  {token.name}
                  <small>
                    {l.scopes[token.scope]} · {endOf(token)} ·{' '}
                    {token.usedAt === null ? l.neverUsed : l.used(ago(token.usedAt, Date.now(), lang))}
                  </small>
                </span>
                <IconButton label={`${l.revoke}: ${token.name}`} onClick={() => drop.mutate(token.id)}>
                  <Trash2 aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {make.data && <Secret label={l.secret} secret={make.data.secret} hint={l.secretOnce} />}
        <TextField
          label={l.name}
          value={name}
          onChange={setName}
          maxLength={30}
          required
          error={problem && !isWrong ? problemText(problem) : null}
        />
        <div className={style.pair}>
          <Select
            label={l.scope}
            value={scope}
            options={(['play', 'read'] as const).map((value) => ({ value, label: l.scopes[value] }))}
            onChange={setScope}
          />
          <Select
            label={l.days}
            value={days}
            options={DAYS.map((value) => ({ value, label: l.daysLong(Number(value)) }))}
            onChange={setDays}
          />
        </div>
        {person.hasPassword && (
          <TextField
            label={l.password}
            hint={l.passwordHint}
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            required
            error={isWrong ? wrong : null}
          />
        )}
        <SignInAgain error={make.error} person={person} />
        <Button type="submit" busy={make.isPending}>
          {l.make}
        </Button>
      </form>
    </Card>
  );
}
