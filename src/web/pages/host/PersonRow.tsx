// A person, as the host sees them.
import type { HostPerson } from '../../../api/host.ts';
import { hostLines } from '../../../words/web/host.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { ago } from '../../app/ago.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Badge } from '../../design/Badge.tsx';
import style from './Host.module.css';
import { PersonActions } from './PersonActions.tsx';

interface Props {
  readonly person: HostPerson;
  readonly isSelf: boolean;
  readonly onTables: () => void;
}

export function PersonRow({ person, isSelf, onTables }: Props) {
  const l = useLines(hostLines).people;
  const shell = useLines(shellLines);
  const { aPlayer } = useLines(lobbyLines);
  const lang = useLang();
  // a deleted person has no name, and no actions apply
  const isGone = person.name === '';
  const name = person.name || aPlayer;
  const since = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(person.createdAt);
  return (
    <li className={style.row}>
      <div className={style.facts}>
        <p className={style.name}>
          <strong>{name}</strong>
          {isGone ? <Badge>{l.deleted}</Badge> : <Badge>{person.kind === 'guest' ? shell.guest : l.account}</Badge>}
          {person.role === 'host' && <Badge kind="info">{l.host}</Badge>}
          {person.suspended && <Badge kind="warn">{l.suspended}</Badge>}
          {isSelf && <Badge kind="go">{l.you}</Badge>}
        </p>
        <p className={style.soft}>
          {!isGone && `${person.email ?? l.noEmail} · `}
          {l.since(since)} · {person.seenAt === null ? l.neverSeen : l.seen(ago(person.seenAt, Date.now(), lang))} ·{' '}
          {person.tables === 0 ? (
            l.tables(0)
          ) : (
            <button
              type="button"
              className={style.link}
              aria-label={l.tablesOf(person.tables, name)}
              onClick={onTables}
            >
              {l.tables(person.tables)}
            </button>
          )}
        </p>
        <code className={style.id}>{person.id}</code>
      </div>
      {!isGone && !isSelf && <PersonActions person={person} />}
    </li>
  );
}
