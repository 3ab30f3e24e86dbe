// The host's page: people, tables, and the notice to everybody.
import { useState } from 'react';
import { gameIds } from '../../titles/registry.ts';
import { hostLines } from '../../words/web/host.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { hostApi } from '../net/hostApi.ts';
import { useMe } from '../net/queries.ts';
import { Asked } from './Asked.tsx';
import { DoorsCard } from './host/DoorsCard.tsx';
import { FindCard, focusOn } from './host/FindCard.tsx';
import style from './host/Host.module.css';
import { PersonRow } from './host/PersonRow.tsx';
import { RestartCard } from './host/RestartCard.tsx';
import { TableRow } from './host/TableRow.tsx';

export function HostPage() {
  const l = useLines(hostLines);
  usePage(l.title);
  return (
    <div className={style.page}>
      <h1>{l.title}</h1>
      <Asked query={useMe()} loading={l.loading}>
        {({ person }) =>
          person?.role === 'host' ? <Host self={person.id} /> : <p className={style.intro}>{l.notYours}</p>
        }
      </Asked>
    </div>
  );
}

function Host({ self }: { readonly self: string }) {
  const l = useLines(hostLines);
  const [who, setWho] = useState('');
  const [what, setWhat] = useState('');
  const showTablesOf = (person: string) => {
    setWhat(person);
    focusOn('tables');
  };
  return (
    <>
      <p className={style.intro}>{l.intro}</p>
      <div className={style.pair}>
        <DoorsCard />
        <RestartCard />
      </div>
      <FindCard name="people" words={l.people} hint={l.people.findHint} text={who} onText={setWho} ask={hostApi.people}>
        {(person) => (
          <PersonRow
            key={person.id}
            person={person}
            isSelf={person.id === self}
            onTables={() => showTablesOf(person.id)}
          />
        )}
      </FindCard>
      <FindCard
        name="tables"
        words={l.tables}
        hint={l.tables.findHint(gameIds[0]!)}
        text={what}
        onText={setWhat}
        ask={hostApi.tables}
      >
        {(table) => <TableRow key={table.id} table={table} />}
      </FindCard>
    </>
  );
}
