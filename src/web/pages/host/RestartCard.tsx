// A restart, announced to everybody or taken back.
import { type FormEvent, useState } from 'react';
import { hostLines } from '../../../words/web/host.ts';
import { clockTime } from '../../app/clockTime.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { Stepper } from '../../design/Stepper.tsx';
import { problemText } from '../../net/ApiProblem.ts';
import { useNotice } from '../../net/queries.ts';
import { Asked } from '../Asked.tsx';
import form from '../account/Form.module.css';
import style from './Host.module.css';
import { useTell } from './useTell.ts';

const USUAL = 10;
const WEEK = 10_080;

export function RestartCard() {
  const l = useLines(hostLines);
  const lang = useLang();
  const [minutes, setMinutes] = useState(USUAL);
  const tell = useTell();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tell.mutate({ restartIn: minutes });
  };
  return (
    <Card title={l.restart.title}>
      <Asked query={useNotice()} loading={l.loading}>
        {({ restartAt }) => (
          <form className={form.form} onSubmit={submit}>
            <p className={form.text}>{l.restart.text}</p>
            {restartAt === null ? (
              <div className={style.minutes}>
                <Stepper label={l.restart.minutes} value={minutes} min={1} max={WEEK} step={5} onChange={setMinutes} />
                <Button type="submit" busy={tell.isPending}>
                  {l.restart.announce}
                </Button>
              </div>
            ) : (
              <div className={form.row}>
                <strong>{l.restart.announced(clockTime(restartAt, Date.now(), lang))}</strong>
                <Button busy={tell.isPending} onClick={() => tell.mutate({ restartIn: null })}>
                  {l.restart.takeBack}
                </Button>
              </div>
            )}
            {tell.isError && (
              <p className={form.error} role="alert">
                {problemText(tell.error)}
              </p>
            )}
          </form>
        )}
      </Asked>
    </Card>
  );
}
