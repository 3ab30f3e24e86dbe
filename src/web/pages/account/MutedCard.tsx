// People whose chat I do not see.
import type { Me } from '../../../api/people.ts';
import { accountLines } from '../../../words/web/account.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { api } from '../../net/api.ts';
import style from './Form.module.css';
import { useChangeMe } from './useChangeMe.ts';

export function MutedCard({ me }: { readonly me: Me }) {
  const l = useLines(accountLines).muted;
  const hear = useChangeMe((person: string) => api.unmute(person));
  return (
    <Card title={l.title}>
      {me.muted.length === 0 ? (
        <>
          <p>{l.none}</p>
          <p className={style.text}>{l.noneHint}</p>
        </>
      ) : (
        <ul className={style.list}>
          {me.muted.map(({ id, name }) => (
            <li key={id}>
              <span className={style.grow}>{name || l.aPlayer}</span>
              <Button size="small" kind="quiet" onClick={() => hear.mutate(id)}>
                {l.unmute}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
