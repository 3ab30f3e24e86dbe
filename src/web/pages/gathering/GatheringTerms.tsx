// What was agreed for this table: pace, who may join, variants and rulings that leave their default, the seal of chance.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Table } from '../../../api/tables.ts';
import { loadCatalogue } from '../../../i18n/catalogues.ts';
import { lobbyLines } from '../../../i18n/web/lobby.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Card } from '../../design/Card.tsx';
import { termName, termValue } from '../newTable/termWords.ts';
import { paceText } from '../paceText.ts';
import style from './GatheringTerms.module.css';

export function GatheringTerms({ table }: { readonly table: Table }) {
  const l = useLines(lobbyLines);
  const lang = useLang();
  const words = useQuery({
    queryKey: ['catalogue', table.game],
    queryFn: async () => (await loadCatalogue(table.game)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = words.data?.[lang].names ?? {};
  const chosen = Object.entries({ ...table.options, ...table.rulings });
  const hasBots = table.seats.some((seat) => seat.kind === 'bot');
  return (
    <Card title={l.gather.terms}>
      <dl>
        <Term name={l.gather.pace}>{paceText(table.pace, l)}</Term>
        <Term name={l.gather.visibility}>{l.visibilities[table.visibility]}</Term>
        {hasBots && <Term name={l.gather.botThinks}>{l.gather.seconds(table.botSeconds)}</Term>}
        {chosen.length === 0 && <Term name={l.create.options}>{l.gather.asBook}</Term>}
        {chosen.map(([id, value]) => (
          <Term key={id} name={termName(names, id)}>
            {termValue(names, id, value)}
          </Term>
        ))}
        <Term name={l.gather.seed}>
          <code className={style.seal} title={table.seedHash}>
            {table.seedHash.slice(0, 16)}…
          </code>
          <small>{l.gather.seedHint}</small>
        </Term>
      </dl>
    </Card>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={style.term}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
