// The terms of this table: pace, visibility, variants, the set of rulings, the seed's seal.
import type { Table } from '../../../api/tables.ts';
import { lobbyLines } from '../../../words/web/lobby.ts';
import { useLines } from '../../app/lang.ts';
import { Card } from '../../design/Card.tsx';
import { useGames } from '../../net/queries.ts';
import { AgreedTerms } from '../../terms/AgreedTerms.tsx';
import { AssistTerm } from '../../terms/AssistTerm.tsx';
import { Term } from '../../terms/Term.tsx';
import { paceText } from '../paceText.ts';
import style from './GatheringTerms.module.css';

export function GatheringTerms({ table }: { readonly table: Table }) {
  const l = useLines(lobbyLines);
  const info = useGames().data?.games.find(({ id }) => id === table.game);
  const { options, rulings } = table;
  const asBook = Object.keys({ ...options, ...rulings }).length === 0;
  const hasBots = table.seats.some((seat) => seat.kind === 'bot');
  return (
    <Card title={l.gather.terms}>
      <dl>
        <Term name={l.gather.pace}>{paceText(table.pace, l)}</Term>
        <Term name={l.gather.visibility}>{l.visibilities[table.visibility]}</Term>
        <Term name={l.gather.order}>{table.shuffle ? l.gather.drawn : l.gather.asSeated}</Term>
        {hasBots && <Term name={l.gather.botThinks}>{l.gather.seconds(table.botSeconds)}</Term>}
        <AssistTerm assist={table.assist} hasRoutes={info?.routes ?? true} />
        {asBook && <Term name={l.create.options}>{l.gather.asBook}</Term>}
        {info && <AgreedTerms game={info} players={table.players} chosen={{ options, rulings }} />}
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
