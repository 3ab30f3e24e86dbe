// Sets up a table: game, players, visibility, pace, options and rulings.
import { MonitorSmartphone, Users } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { lobbyLines } from '../../words/web/lobby.ts';
import { orderLines } from '../../words/web/orders.ts';
import { ensurePerson } from '../app/ensurePerson.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { Button } from '../design/Button.tsx';
import { Card } from '../design/Card.tsx';
import { Select } from '../design/Select.tsx';
import { toast } from '../design/toasts.ts';
import { problemText } from '../net/ApiProblem.ts';
import { api } from '../net/api.ts';
import { queryClient, useGames } from '../net/queries.ts';
import { playable, roster } from './games/roster.ts';
import style from './NewTablePage.module.css';
import { AssistFields } from './newTable/AssistFields.tsx';
import { Choices } from './newTable/Choices.tsx';
import { asPossible, type Draft, emptyDraft, localOf, tableOf, withPlayers } from './newTable/draft.ts';
import { OptionFields } from './newTable/OptionFields.tsx';
import { PaceFields } from './newTable/PaceFields.tsx';
import { RulingFields } from './newTable/RulingFields.tsx';
import { SeatsFields } from './newTable/SeatsFields.tsx';

/** `?game=…&players=1&who=open&where=here` come from the buttons that lead here. */
function fromAddress(search: string): Draft {
  const asked = new URLSearchParams(search);
  const offered = playable(asked.get('game'));
  const game = offered.find(({ id }) => id === asked.get('game')) ?? offered[0]!;
  const size = Number(asked.get('players') ?? 3);
  const draft = emptyDraft(game.id, Math.min(game.players[1], Math.max(game.players[0], size)));
  return {
    ...draft,
    ...((asked.get('where') === 'here' || !navigator.onLine) && { where: 'here' as const }),
    ...(asked.get('who') === 'open' && { visibility: 'open' as const }),
  };
}

export function NewTablePage() {
  const lobby = useLines(lobbyLines);
  const l = lobby.create;
  const { assist } = useLines(orderLines);
  usePage(l.title);
  const search = useSearch();
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState(() => fromAddress(search));
  const [busy, setBusy] = useState(false);
  const games = useGames();
  const offered = playable(new URLSearchParams(search).get('game'));
  const info = games.data?.games.find(({ id }) => id === draft.game);
  const players = info?.players ?? offered.find(({ id }) => id === draft.game)!.players;
  const automata = info?.automata[draft.seats.length] ?? [];
  const here = draft.where === 'here';

  const ways =
    draft.seats.length === 1
      ? {
          online: { label: l.alone.online, hint: l.alone.onlineHint },
          here: { label: l.alone.here, hint: l.alone.hereHint },
        }
      : { online: { label: l.friends, hint: l.friendsHint }, here: { label: l.oneScreen, hint: l.oneScreenHint } };

  const chooseGame = (game: string) => {
    const range = offered.find(({ id }) => id === game)!.players;
    const size = Math.min(range[1], Math.max(range[0], draft.seats.length));
    setDraft(withPlayers({ ...draft, game, asked: {} }, size));
  };
  const make = async (): Promise<string | null> => {
    const wanted = asPossible(draft, info?.options ?? []);
    if (here) {
      const { createLocal } = await import('./newTable/createLocal.ts');
      return createLocal(
        localOf(wanted, (seat, plan) =>
          plan === 'person' ? l.playerName(seat) : `${lobby.levels[plan]} (${lobby.bot} ${seat})`,
        ),
      );
    }
    if (!(await ensurePerson())) return null;
    const table = await api.newTable(tableOf(wanted));
    void queryClient.invalidateQueries({ queryKey: ['tables'] });
    return `/t/${table.id}`;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const path = await make();
      if (path) navigate(path);
    } catch (error) {
      toast(problemText(error), 'bad');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={style.page} onSubmit={submit}>
      <h1>{l.title}</h1>
      <Card title={l.game}>
        <div className={style.stack}>
          <Select
            label={l.which}
            value={draft.game}
            options={offered.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={chooseGame}
          />
          <Choices
            legend={l.how}
            value={draft.where}
            options={[
              { value: 'online', ...ways.online, icon: <Users aria-hidden /> },
              { value: 'here', ...ways.here, icon: <MonitorSmartphone aria-hidden /> },
            ]}
            onChange={(where) => setDraft({ ...draft, where })}
          />
        </div>
      </Card>
      <Card title={l.seats}>
        <SeatsFields draft={draft} players={players} automata={automata} onChange={setDraft} />
      </Card>
      {!here && (
        <Card title={l.table}>
          <PaceFields draft={draft} onChange={setDraft} />
        </Card>
      )}
      <Card title={assist.label}>
        <AssistFields hasRoutes={info?.routes ?? true} draft={draft} onChange={setDraft} />
      </Card>
      {roster.some(({ id }) => id === draft.game) &&
        (!info || info.options.length > 0 || info.rulings.length === 0) && (
          <Card title={l.options}>
            {info ? (
              <OptionFields info={info} draft={draft} onChange={setDraft} />
            ) : (
              <p className={style.soft}>{games.isError ? l.noGames : '…'}</p>
            )}
          </Card>
        )}
      {info && info.rulings.length > 0 && (
        <Card title={l.rulings}>
          <RulingFields info={info} draft={draft} onChange={setDraft} />
        </Card>
      )}
      <div className={style.foot}>
        <Button kind="primary" size="large" type="submit" busy={busy}>
          {here ? l.submitLocal : l.submit}
        </Button>
      </div>
    </form>
  );
}
